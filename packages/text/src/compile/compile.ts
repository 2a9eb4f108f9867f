/**
 * Compiles a language: encodes every phrase as UTF-8 once, and makes every sentence a few steps that
 * copy one phrase each.
 */
import type { Line, Locale, Paragraph, Piece } from '../language/locale.js'
import type { LocaleTables, WordTable } from './locale-tables.js'
import { PhraseEncoder } from './phrase-encoder.js'
import { SentenceTable, type Ties } from './sentence-table.js'

/** Scripts whose marks are as wide as their letters, and need no space. */
const WIDE = /^(Jpan|Hans|Hant)$/u

export function compileLocale(locale: Locale): LocaleTables {
  const { opening, sentenceJoiner, pieces, lists } = locale
  const leadIsSentence = 'sentence' in opening
  const lead = leadIsSentence ? opening.sentence : opening.lead
  const keepsCapital = leadIsSentence || opening.capital
  const encoder = new PhraseEncoder()
  const table = new SentenceTable(locale, encoder)
  const tiesOfPieces = pieces.map((piece) => withTies(new Map(), linesOf(piece), LETTER))
  const paragraphs = pieces.flatMap(({ paragraphs }, i) =>
    paragraphs.map((paragraph) => tieParagraph(paragraph, tiesOfPieces[i] as Ties)),
  )

  /** Adds the titles or items of every piece. @returns the first of each piece, and the end */
  function addLines(name: 'titles' | 'items'): number[] {
    const first = table.length
    for (const [i, piece] of pieces.entries()) {
      for (const line of piece[name]) table.addLine(line, tiesOfPieces[i] as Ties)
    }
    return startsOf(pieces, (piece) => piece[name].length, first)
  }

  // Lines are numbered as they are added: sentences, titles, items, headings.
  const afterLead = paragraphs.flatMap(({ sentences, ties }) =>
    sentences.map(({ line }) => table.add(line, ties, !keepsCapital)),
  )
  const pieceTitles = addLines('titles')
  const pieceItems = addLines('items')
  const firstHeading = table.length
  for (const { heading, ties } of paragraphs) table.addLine(heading, ties)

  const numbers = {
    topicPieces: topicPieces(locale),
    pieceParagraphs: startsOf(pieces, (piece) => piece.paragraphs.length),
    paragraphSentences: startsOf(paragraphs, ({ sentences }) => sentences.length),
    pieceTitles,
    pieceItems,
    sentenceSteps: table.sentenceSteps,
    pieceTies: tiesOfPieces.map((ties) => ties.size),
    paragraphTies: paragraphs.map(({ ownTies }) => ownTies),
    afterLead,
    optional: paragraphs.flatMap(({ sentences }) =>
      sentences.map((sentence) => Number(sentence.optional === true)),
    ),
    stepPhrases: table.stepPhrases,
    stepChoices: table.stepChoices,
    stepDraws: table.stepDraws,
    stepTails: table.stepTails,
  }
  return {
    firstHeading,
    listSizes: Object.values(lists).map((list) => list.length),
    lead: encoder.add([leadIsSentence ? lead + sentenceJoiner : lead]),
    leadIsSentence,
    words: wordTable(locale.words, [], encoder),
    openingWords: wordTable(locale.words, lead.match(/\p{L}+/gu) ?? [], encoder),
    areWordsSpaced: locale.words.some((word) => word.includes(' ')),
    joinerLength: new TextEncoder().encode(sentenceJoiner).length,
    brackets: encoder.add(WIDE.test(locale.script) ? ['（', '）'] : [' (', ')']),
    beginnings: {
      first: encoder.add(locale.beginnings ?? locale.words),
      count: (locale.beginnings ?? locale.words).length,
    },
    wordings: {
      first: encoder.add(locale.wordings?.flat() ?? []),
      groups: locale.wordings?.map((group) => group.length) ?? [],
    },
    tables: locale.tables.map(({ caption, heads, rows }) => ({
      first: encoder.add([caption, ...heads, ...rows.flat()]),
      columns: heads.length,
      rows: rows.length,
    })),
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
  return [...titles, ...items, ...paragraphs.flatMap(linesOfParagraph)]
}

function linesOfParagraph({ heading, sentences }: Paragraph): Line[] {
  return [heading, ...sentences.map(({ line }) => line)]
}

/** A paragraph with its ties: those of its piece, and then its own. */
interface TiedParagraph extends Paragraph {
  readonly ties: Ties
  readonly ownTies: number
}

function tieParagraph(paragraph: Paragraph, tiesOfPiece: Ties): TiedParagraph {
  const ties = withTies(tiesOfPiece, linesOfParagraph(paragraph), DIGIT)
  return { ...paragraph, ties, ownTies: ties.size - tiesOfPiece.size }
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
function topicPieces({ topics, pieces }: Locale): number[] {
  if (topics.length === 0) return [0, pieces.length]
  return startsOf(topics, (topic) => pieces.filter((piece) => piece.topic === topic).length)
}

/** The number of the first content of each container, and the end: contents are numbered in order. */
function startsOf<Container>(
  containers: readonly Container[],
  countOf: (container: Container) => number,
  first = 0,
): number[] {
  const starts = [first]
  for (const container of containers) {
    starts.push((starts.at(-1) as number) + countOf(container))
  }
  return starts
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
