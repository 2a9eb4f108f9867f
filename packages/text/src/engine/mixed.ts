/** A hash of three numbers of 32 bits, 16 bits. */
export function mixed(salt: number, place: number, number: number): number {
  return mixedBits(salt, place, number) >>> 16
}

/** The same in 32 bits, which may be negative. */
export function mixedBits(salt: number, place: number, number: number): number {
  return hashed(salt ^ Math.imul(place, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca77))
}

/** A hash of 32 bits, which may be negative: the finalizer of MurmurHash3. */
export function hashed(bits: number): number {
  let state = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return state ^ (state >>> 16)
}
