/**
 * Turns a language into what a text is written from: every phrase encoded as UTF-8 once, and
 * every sentence a few steps that copy one phrase each.
 */
import type { Locale, Paragraph } from '../locale.js'
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

  function addParagraph({ sentences }: Paragraph, tiesOfPiece: Ties): void {
    const ties = withTies(tiesOfPiece, [{ sentences }], DIGIT)
    const [shift = 0] = sentences.map(({ line }, i) =>
      table.add(line, ties, i === 0 && !keepsCapital),
    )
    afterLead.push(shift)
    optional.push(...sentences.map((sentence) => Number(sentence.optional === true)))
    paragraphTies.push(ties.size - tiesOfPiece.size)
    paragraphSentences.push(table.length)
  }

  for (const { paragraphs } of pieces) {
    const ties = withTies(new Map(), paragraphs, LETTER)
    for (const paragraph of paragraphs) addParagraph(paragraph, ties)
    pieceTies.push(ties.size)
    pieceParagraphs.push(paragraphTies.length)
  }

  const numbers = {
    topicPieces: topicPieces(locale),
    pieceParagraphs,
    paragraphSentences,
    sentenceSteps: table.sentenceSteps,
    pieceTies,
    paragraphTies,
    afterLead,
    optional,
    stepPhrases: table.stepPhrases,
    stepChoices: table.stepChoices,
    stepDraws: table.stepDraws,
  }
  return {
    listSizes: Object.values(lists).map((list) => list.length),
    lead: encoder.add([leadIsSentence ? lead + sentenceJoiner : lead]),
    leadIsSentence,
    words: wordTable(locale.words, [], encoder),
    openingWords: wordTable(locale.words, lead.match(/\p{L}+/gu) ?? [], encoder),
    joinerLength: new TextEncoder().encode(sentenceJoiner).length,
    wordJoiner: encoder.add([' ']),
    paragraphBreak: encoder.add(['\n\n']),
    ...encoder.encode(),
    ...mapValues(numbers, (values) => Int32Array.from(values)),
  }
}

/** A tie of a piece, and one of a paragraph. */
const LETTER = /^[A-Z]$/u
const DIGIT = /^[0-9]$/u

/** Numbers the ties of a kind in some paragraphs, after those that are known. */
function withTies(known: Ties, paragraphs: readonly Pick<Paragraph, 'sentences'>[], kind: RegExp) {
  const ties = new Map(known)
  for (const { sentences } of paragraphs) {
    for (const part of sentences.flatMap(({ line }) => line)) {
      const tie = typeof part === 'string' || 'list' in part ? undefined : part.tie
      if (tie !== undefined && kind.test(tie) && !ties.has(tie)) ties.set(tie, ties.size)
    }
  }
  return ties
}

/** Where the pieces of each topic begin; what has no topics is like one. */
function topicPieces({ topics, pieces }: Locale): readonly number[] {
  const counts = topics.map((topic) => pieces.filter((piece) => piece.topic === topic).length)
  const starts = [0]
  for (const count of topics.length === 0 ? [pieces.length] : counts) {
    starts.push((starts.at(-1) as number) + count)
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
