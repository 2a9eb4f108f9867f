/** A compiled language as plain data, in memory or in a file. */
import { joinBytes } from './join-bytes.js'

/** Words of a text: first some in a fixed order, then others drawn at random. */
export interface WordTable {
  /** The phrases of the words that come first, in this order. */
  readonly leading: readonly number[]
  /** The first phrase of the other words; the rest follow it. */
  readonly first: number
  readonly count: number
}

/** A table of an article. */
export interface TableShape {
  /** The phrase of its caption. Those of its heads follow, and then those of its rows. */
  readonly first: number
  readonly columns: number
  /** How many rows there are under the heads. */
  readonly rows: number
}

/** The small fields of the tables. A phrase is named by its number. */
interface Head {
  /** The wordings of an interface: the first phrase, and how many each group has; empty if there are none. */
  readonly wordings: { readonly first: number; readonly groups: readonly number[] }
  /** The line number of the first heading: one heading for each paragraph, after all other lines. */
  readonly firstHeading: number
  /** How many phrases each list has. */
  readonly listSizes: readonly number[]
  /** The opening phrase: “Lorem ipsum…”. */
  readonly lead: number
  /** Whether the lead replaces the first sentence. */
  readonly leadIsSentence: boolean
  readonly words: WordTable
  /** The words whose first letters are items that are shorter than any word. */
  readonly beginnings: Pick<WordTable, 'first' | 'count'>
  /** “Lorem”, “ipsum” (and the rest of the lead if it is a sentence), then other words. */
  readonly openingWords: WordTable
  /** Whether words have spaces in them, as those of Vietnamese have. */
  readonly areWordsSpaced: boolean
  /** The bytes of the joiner at the end of every sentence. */
  readonly joinerLength: number
  /** The first of two phrases: what opens brackets, with the space before it, and what closes them. */
  readonly brackets: number
  /** The tables of articles. */
  readonly tables: readonly TableShape[]
  readonly wordJoiner: number
  readonly lineBreak: number
  readonly paragraphBreak: number
}

/** The tables of numbers, in the order of a file. */
const NUMBER_TABLES = [
  /** Phrase `i` is `bytes[offsets[i]]` up to `offsets[i + 1]`. */
  'offsets',
  /** The pieces of topic `i` are `topicPieces[i]` up to `topicPieces[i + 1]`. */
  'topicPieces',
  /** Likewise the paragraphs of each piece. */
  'pieceParagraphs',
  /** Likewise the sentences of each paragraph. */
  'paragraphSentences',
  /** Likewise the titles and the items of each piece: lines numbered after all sentences. */
  'pieceTitles',
  'pieceItems',
  /** Likewise the steps of each line: sentence, title, item or heading. */
  'sentenceSteps',
  /** The number of ties of each piece, and of each paragraph without those of its piece. */
  'pieceTies',
  'paragraphTies',
  /**
   * For each sentence, the number to add to its first phrase after the lead: it gives the same phrase
   * with a small letter, or is 0.
   */
  'afterLead',
  /** 1 for each sentence that may be left out. */
  'optional',
  /** For each step, the first phrase to choose from, and the number of phrases. */
  'stepPhrases',
  'stepChoices',
  /** For each step, what chooses: 0 is chance, `i` the tie `i − 1`, `−i` the list `i − 1`. */
  'stepDraws',
  /**
   * For each step whose alternatives are all fit for emphasis (words or short phrases), the bytes
   * after the alternative in each of its phrases; −1 for any other step.
   */
  'stepTails',
] as const

type NumberTables = Readonly<Record<(typeof NUMBER_TABLES)[number], Int32Array>>

export interface LocaleTables extends Head, NumberTables {
  /** Every phrase in UTF-8, end to end. */
  readonly bytes: Uint8Array
}

/** The length of the longest phrase, in bytes. */
export function longestPhrase(offsets: Int32Array): number {
  let longest = 0
  for (let i = 1; i < offsets.length; i++) {
    longest = Math.max(longest, (offsets[i] as number) - (offsets[i - 1] as number))
  }
  return longest
}

const NUMBER_BYTES = 4

/** Encodes tables for `decodeTables`. Numbers are little-endian. */
export function encodeTables(tables: LocaleTables): Uint8Array {
  const numbers = NUMBER_TABLES.map((name) => tables[name])
  const { bytes } = tables
  const head = Object.fromEntries(
    Object.entries(tables).filter(([, table]) => !ArrayBuffer.isView(table)),
  )
  const json = new TextEncoder().encode(JSON.stringify(head))
  const lengths = [json.length, bytes.length, ...numbers.map(({ length }) => length)]
  const parts = [Uint32Array.from(lengths), json, bytes, ...numbers].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  return joinBytes(parts)
}

/** Reads what `encodeTables` wrote. @param next reads the next `length` bytes */
export function decodeTables(next: (length: number) => ArrayBuffer): LocaleTables {
  const prefix = next(NUMBER_BYTES * (NUMBER_TABLES.length + 2))
  const [json = 0, bytes = 0, ...lengths] = new Uint32Array(prefix)
  const head = JSON.parse(new TextDecoder().decode(next(json))) as Head
  return {
    ...head,
    bytes: new Uint8Array(next(bytes)),
    ...(Object.fromEntries(
      NUMBER_TABLES.map((name, i) => [
        name,
        new Int32Array(next(NUMBER_BYTES * (lengths[i] as number))),
      ]),
    ) as unknown as NumberTables),
  }
}
