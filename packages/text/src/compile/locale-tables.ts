/** A compiled language as plain data: what the engine writes from, in memory or in a file. */

/** Words that come first, in this order, and others to draw the rest from. */
export interface WordTable {
  /** The phrases of the words that come first. */
  readonly leading: readonly number[]
  /** The phrase of the first of the others; the rest follow. */
  readonly first: number
  readonly count: number
}

/** What is neither bytes nor many numbers. Phrases are named by number. */
interface Head {
  /** … and the headings, one a paragraph, from this on. */
  readonly firstHeading: number
  /** How many phrases each list has. */
  readonly listSizes: readonly number[]
  /** The phrase that a text begins with which begins with “Lorem ipsum”. */
  readonly lead: number
  /** Whether it stands in place of the first sentence. */
  readonly leadIsSentence: boolean
  readonly words: WordTable
  /** “Lorem”, “ipsum” (and on, where the opening is a whole sentence), then other words. */
  readonly openingWords: WordTable
  /** How many bytes join a sentence to the next; they stand at the end of each. */
  readonly joinerLength: number
  /** The phrases of nought to nine, of what parts thousands, and of what stands before tenths. */
  readonly digits: number
  readonly group: number
  readonly point: number
  /** The first of the three phrases above the columns of a table. */
  readonly tableHeads: number
  readonly wordJoiner: number
  readonly lineBreak: number
  readonly paragraphBreak: number
}

/** The tables of numbers in the order in which a file has them. */
const NUMBER_TABLES = [
  /** Phrase `i` is `bytes[offsets[i]]` up to `offsets[i + 1]`. */
  'offsets',
  /** The pieces of topic `i` are those from `topicPieces[i]` up to `topicPieces[i + 1]`, … */
  'topicPieces',
  /** … and likewise the paragraphs of each piece, … */
  'pieceParagraphs',
  /** … the sentences of each paragraph, … */
  'paragraphSentences',
  /** After all sentences, and numbered like them, come the titles of each piece, its items, … */
  'pieceTitles',
  'pieceItems',
  /** The steps of each sentence, title, item and heading. */
  'sentenceSteps',
  /** How many ties each piece has, and each paragraph beside those of its piece. */
  'pieceTies',
  'paragraphTies',
  /**
   * For each paragraph what to add to the phrase that its first sentence begins with, after the
   * lead of the opening: there it may lose its capital.
   */
  'afterLead',
  /** 1 for each sentence that may be left out. */
  'optional',
  /** For each step the first of the phrases that it chooses from, and how many there are. */
  'stepPhrases',
  'stepChoices',
  /** What chooses: 0 chance, `i` the tie `i − 1`, `−i` the list `i − 1`. */
  'stepDraws',
  /**
   * Of a step whose every alternative is a word or a phrase by itself, fit for emphasis: how many
   * bytes its phrases have after it; −1 of any other.
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

/** Writes tables down, for `decodeTables`: numbers with their lowest byte first. */
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
