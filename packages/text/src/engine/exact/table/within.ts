/** The first number that will do from `wish` to `most`, or else from `least` to `wish`; −1 for none. */
export function within(
  least: number,
  most: number,
  wish: number,
  willDo: (number: number) => boolean,
): number {
  for (let number = wish; number <= most; number++) if (willDo(number)) return number
  for (let number = least; number < wish && number <= most; number++) {
    if (willDo(number)) return number
  }
  return -1
}
