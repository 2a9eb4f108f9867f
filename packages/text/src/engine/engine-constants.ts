/** How many slots a pattern may have: more than any sentence has. */
const MAX_SLOTS = 1000

/**
 * The numbers that both engines hold to, the one in TypeScript and the one in WebAssembly. For
 * the latter `tools/build-kernel.mjs` writes every one of them down under the same name.
 *
 * A module takes those it wants as constants of its own: what is imported by itself, V8 reads
 * again each time, which is a twentieth of the time of a text.
 */
export const ENGINE = {
  /** A paragraph has 3 to 7 sentences. */
  SHORTEST_PARAGRAPH: 3,
  PARAGRAPH_LENGTHS: 5,

  /** One sentence in this many is a question, a quotation or an exclamation. */
  LIVELY_SHARE: 15,

  MAX_SLOTS,

  /**
   * The most phrases that are written between two looks at the room for them: a break, a lead, a
   * text and a phrase for each slot of a sentence, and its ending.
   */
  MOST_PHRASES: 2 * MAX_SLOTS + 3,

  /** The deck of a step that takes the row in its register. */
  DRAWN_BEFORE: -1,

  /** What is left of a deck that nothing has been drawn from in this answer. */
  NEW_DECK: -1,

  /**
   * Primes above the size of any list: what is left of one, divided by a number of rows, has
   * no factor in common with that number.
   */
  PRIMES: [
    ...[65_537, 65_539, 65_543, 65_551, 65_557, 65_563, 65_579, 65_581],
    ...[65_587, 65_599, 65_609, 65_617, 65_629, 65_633, 65_647, 65_651],
  ],
  /** So many bits of a random number choose one of them. */
  PRIME_BITS: 4,

  /** How many bytes are copied at a time, and may be written after the end of a text. */
  BLOCK: 32,
} as const satisfies Record<string, number | readonly number[]>
