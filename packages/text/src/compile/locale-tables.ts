/** A compiled language as plain data: what the engine writes from, in memory or in a file. */

/** Words that come first, in this order, and a list to draw the rest from. */
export interface Words {
  readonly leading: readonly number[]
  readonly deck: number
  /** The phrase of the list's first word. */
  readonly phrase: number
}

/** What is neither bytes nor many numbers. Phrases are named by number, choices by place. */
interface Head {
  /** How many rows each list has, by the number of its deck. */
  readonly deckSizes: readonly number[]
  /** For each pattern the place of the choice among its sentences. */
  readonly statements: readonly number[]
  readonly lively: readonly number[]
  /** How a text that begins with “Lorem ipsum” does so: a phrase, and a sentence after it. */
  readonly opening: { readonly lead: number; readonly statements: readonly number[] }
  readonly words: Words
  /** “Lorem”, “ipsum” (and on, where the opening is a whole sentence), then other words. */
  readonly openingWords: Words
  /** How many bytes join a sentence to the next; they stand at the end of each. */
  readonly joinerLength: number
  readonly wordJoiner: number
  readonly paragraphBreak: number
}

export interface LocaleTables extends Head {
  /** Every phrase in UTF-8, end to end. */
  readonly bytes: Uint8Array
  /** Phrase `i` is `bytes[offsets[i]]` up to `offsets[i + 1]`. */
  readonly offsets: Uint32Array
  /** Every sentence: see `SentenceTable`. */
  readonly sentences: Int32Array
}

/** The length of the longest phrase, in bytes. */
export function longestPhrase(offsets: Uint32Array): number {
  let longest = 0
  for (let i = 1; i < offsets.length; i++) {
    longest = Math.max(longest, (offsets[i] as number) - (offsets[i - 1] as number))
  }
  return longest
}

/** The length of the head as JSON, of the offsets, the sentences and the bytes. */
const PREFIX_LENGTH = 16

/** Writes tables down, for `decodeTables`: numbers with their lowest byte first. */
export function encodeTables({ bytes, offsets, sentences, ...head }: LocaleTables): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(head))
  const parts = [
    Uint32Array.of(json.length, offsets.length, sentences.length, bytes.length),
    json,
    offsets,
    sentences,
    bytes,
  ].map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength))
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let end = 0
  for (const part of parts) {
    file.set(part, end)
    end += part.length
  }
  return file
}

/** Reads tables. @param next gives the next so many bytes of what `encodeTables` wrote */
export function decodeTables(next: (length: number) => ArrayBuffer): LocaleTables {
  const [json = 0, offsets = 0, sentences = 0, bytes = 0] = new Uint32Array(next(PREFIX_LENGTH))
  return {
    ...(JSON.parse(new TextDecoder().decode(next(json))) as Head),
    offsets: new Uint32Array(next(4 * offsets)),
    sentences: new Int32Array(next(4 * sentences)),
    bytes: new Uint8Array(next(bytes)),
  }
}
