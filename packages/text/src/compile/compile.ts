/**
 * Compiles a language: encodes every phrase as UTF-8 once, and makes every sentence a few steps that
 * copy one phrase each.
 */
import type { Line, Locale, Paragraph, Piece } from '../language/locale.js'
import type { LocaleTables, WordTable } from './locale-tables.js'
import { PhraseEncoder } from './phrase-encoder.js'
import { SentenceTable, type Ties } from './sentence-table.js'

export function compileLocale(locale: Locale): LocaleTables {
  const { opening, sentenceJoiner, pieces, lists } = locale
  const leadIsSentence = 'sentence' in opening
  const lead = leadIsSentence ? opening.sentence : opening.lead
  const keepsCapital = leadIsSentence || opening.capital
  const encoder = new PhraseEncoder()
  const table = new SentenceTable(locale, encoder)
  const pieceParagraphs = [0]
  const pieceTies: number[] = []
  const paragraphSentences = [0]
  const paragraphTies: number[] = []
  const afterLead: number[] = []
  const optional: number[] = []
  const headings: [Line, Ties][] = []

  function addParagraph({ heading, sentences }: Paragraph, tiesOfPiece: Ties): void {
    const ties = withTies(tiesOfPiece, [heading, ...sentences.map(({ line }) => line)], DIGIT)
    const [shift = 0] = sentences.map(({ line }, i) =>
      table.add(line, ties, i === 0 && !keepsCapital),
    )
    afterLead.push(shift)
    optional.push(...sentences.map((sentence) => Number(sentence.optional === true)))
    paragraphTies.push(ties.size - tiesOfPiece.size)
    paragraphSentences.push(table.length)
    headings.push([heading, ties])
  }

  const ties = pieces.map((piece) => withTies(new Map(), linesOf(piece), LETTER))
  for (const [i, { paragraphs }] of pieces.entries()) {
    const tiesOfPiece = ties[i] as Ties
    for (const paragraph of paragraphs) addParagraph(paragraph, tiesOfPiece)
    pieceTies.push(tiesOfPiece.size)
    pieceParagraphs.push(paragraphTies.length)
  }

  /** Adds the titles or items of every piece. @returns the first of each piece, and the end */
  function addLines(name: 'titles' | 'items'): number[] {
    const starts = pieces.map((piece, i) => {
      const start = table.length
      for (const line of piece[name]) table.addLine(line, ties[i] as Ties)
      return start
    })
    return [...starts, table.length]
  }

  const numbers = {
    topicPieces: topicPieces(locale),
    pieceParagraphs,
    paragraphSentences,
    pieceTitles: addLines('titles'),
    pieceItems: addLines('items'),
    sentenceSteps: table.sentenceSteps,
    pieceTies,
    paragraphTies,
    afterLead,
    optional,
    stepPhrases: table.stepPhrases,
    stepChoices: table.stepChoices,
    stepDraws: table.stepDraws,
    stepTails: table.stepTails,
  }
  const firstHeading = table.length
  for (const [heading, ties] of headings) table.addLine(heading, ties)
  return {
    firstHeading,
    listSizes: Object.values(lists).map((list) => list.length),
    lead: encoder.add([leadIsSentence ? lead + sentenceJoiner : lead]),
    leadIsSentence,
    words: wordTable(locale.words, [], encoder),
    openingWords: wordTable(locale.words, lead.match(/\p{L}+/gu) ?? [], encoder),
    joinerLength: new TextEncoder().encode(sentenceJoiner).length,
    ...numberPhrases(locale, encoder),
    tableHeads: encoder.add(locale.tableHeads),
    wordJoiner: encoder.add([' ']),
    lineBreak: encoder.add(['\n']),
    paragraphBreak: encoder.add(['\n\n']),
    ...encoder.encode(),
    ...mapValues(numbers, (values) => Int32Array.from(values)),
  }
}

/** The names of ties of a piece, and of a paragraph. */
const LETTER = /^[A-Z]$/u
const DIGIT = /^[0-9]$/u

/** Every line of a piece. */
function linesOf({ titles, items, paragraphs }: Piece): Line[] {
  const ofParagraphs = paragraphs.flatMap(({ heading, sentences }) => [
    heading,
    ...sentences.map(({ line }) => line),
  ])
  return [...titles, ...items, ...ofParagraphs]
}

/** Numbers the ties of one kind in some lines, after the known ones. */
function withTies(known: Ties, lines: readonly Line[], kind: RegExp) {
  const ties = new Map(known)
  for (const part of lines.flat()) {
    const tie = typeof part === 'string' || 'list' in part ? undefined : part.tie
    if (tie !== undefined && kind.test(tie) && !ties.has(tie)) ties.set(tie, ties.size)
  }
  return ties
}

/** The first piece of each topic, and the end. A language without topics is like a single one. */
function topicPieces({ topics, pieces }: Locale): readonly number[] {
  const counts = topics.map((topic) => pieces.filter((piece) => piece.topic === topic).length)
  const starts = [0]
  for (const count of topics.length === 0 ? [pieces.length] : counts) {
    starts.push((starts.at(-1) as number) + count)
  }
  return starts
}

function numberPhrases({ numbers }: Locale, encoder: PhraseEncoder) {
  const { digits, group, point } = numbers
  return { digits: encoder.add(digits), group: encoder.add([group]), point: encoder.add([point]) }
}

function wordTable(
  words: readonly string[],
  leading: readonly string[],
  encoder: PhraseEncoder,
): WordTable {
  const others = words.filter((word) => !leading.includes(word))
  return {
    leading: leading.map((word) => encoder.add([word])),
    first: encoder.add(others),
    count: others.length,
  }
}

function mapValues<Key extends string, Value, Mapped>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value) => Mapped,
) {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, map(value)])
  return Object.fromEntries(entries) as Record<Key, Mapped>
}
