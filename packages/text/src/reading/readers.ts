/** What the readers of JSON values and of texts share. */
import type { ValueKind, ValueOfKind } from '@polyipsum/contract'
import { expected, notAllowed, type Reading } from './value-fault.js'

/** Reads a value of one kind. A text of a query, or a value of JSON, according to the table it is in. */
export type Reader<Kind, Given = unknown> = (given: Given, kind: Kind) => Reading

/** A reader for each kind of value. */
export type Readers<Given = unknown> = {
  readonly [Kind in ValueKind['kind']]: Reader<ValueOfKind<Kind>, Given>
}

/** Reads a value by its kind. */
export function readValue<Given>(readers: Partial<Readers<Given>>, kind: ValueKind, given: Given) {
  return (readers[kind.kind] as Reader<ValueKind, Given>)(given, kind)
}

/** Whether a given value counts as absent. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** @param number NaN for what is no number */
export function readInteger(
  number: number,
  given: unknown,
  { minimum, maximum }: ValueOfKind<'integer'>,
): Reading {
  if (Number.isInteger(number) && number >= minimum && number <= maximum) return { value: number }
  const most = maximum === Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`
  return expected(`a whole number from ${minimum}${most}`, given)
}

/** @param extent undefined for what is no extent */
export function readExtentWithin(
  extent: readonly [least: number, most: number] | undefined,
  given: unknown,
  { minimum, maximum }: ValueOfKind<'extent'>,
  shown?: string,
): Reading {
  return extent !== undefined && extent[0] >= minimum && extent[1] <= maximum
    ? { value: extent }
    : expected(
        `a whole number from ${minimum} to ${maximum}, or a range of two such as 120-160`,
        given,
        shown,
      )
}

/** Reads any of the values, or `all` or `none` alone. The result has the order of `values`. */
export function readSet(names: unknown, given: unknown, values: readonly string[]): Reading {
  if (!Array.isArray(names)) return expected(`some of ${values.join(', ')}`, given)
  if (names.length === 1 && names[0] === 'all') return { value: values }
  if (names.length === 1 && names[0] === 'none') return { value: [] }
  for (const name of names) {
    if (name === 'all' || name === 'none') {
      return expected(`some of ${values.join(', ')}, or all or none alone`, given)
    }
    if (!values.includes(name)) return notAllowed([...values, 'all', 'none'], name)
  }
  return { value: values.filter((value) => names.includes(value)) }
}

export const aText = ({ minLength, maxLength }: ValueOfKind<'text'>) =>
  `a text of ${minLength} to ${maxLength} characters`

export function readText(text: string, kind: ValueOfKind<'text'>): Reading {
  const length = [...text].length
  if (length < kind.minLength || length > kind.maxLength) return expected(aText(kind), text)
  return text.isWellFormed()
    ? { value: text }
    : expected(`${aText(kind)} in well-formed Unicode`, text)
}
