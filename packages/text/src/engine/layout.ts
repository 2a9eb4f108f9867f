/** The parts of a record in an array of numbers. */
export interface Layout<Part extends string> {
  /** How many numbers of the record stand before each part. */
  readonly at: Readonly<Record<Part, number>>
  /** How many numbers the record has. */
  readonly length: number
}

/** @param lengths how many numbers each part has, in their order */
export function layOut<Part extends string>(lengths: Readonly<Record<Part, number>>): Layout<Part> {
  const at: Partial<Record<Part, number>> = {}
  let length = 0
  for (const part of Object.keys(lengths) as Part[]) {
    at[part] = length
    length += lengths[part]
  }
  return { at: at as Record<Part, number>, length }
}

/** The numbers of a record, each part where the layout has it. */
export function recordOf<Part extends string>(
  { at, length }: Layout<Part>,
  parts: Readonly<Record<Part, number | readonly number[]>>,
): number[] {
  const numbers = new Array<number>(length).fill(0)
  for (const part of Object.keys(at) as Part[]) {
    for (const [i, number] of [parts[part]].flat().entries()) numbers[at[part] + i] = number
  }
  return numbers
}
