/** Small languages whose every text can be listed. */
import fc from 'fast-check'
import type { Line, Locale, Paragraph, Piece } from '../src/language/locale.js'
import { localeOf } from './texts.js'

/** How many alternatives each tie has. */
const TIES = { 1: 2, 2: 3, A: 2, B: 3 } as const

const word = fc.string({ unit: fc.constantFrom('e', 'é', 'n', '字'), minLength: 1, maxLength: 6 })
const part = fc.oneof(
  word,
  fc
    .uniqueArray(fc.oneof(word, fc.constant('')), { minLength: 1, maxLength: 3 })
    .map((options) => ({ options })),
  fc
    .constantFrom(...(['1', '2', 'A', 'B'] as const))
    .chain((tie) =>
      fc
        .uniqueArray(word, { minLength: TIES[tie], maxLength: TIES[tie] })
        .map((options) => ({ options, tie })),
    ),
)
/** A sentence begins with a capital, which is longer than its small letter. */
const sentenceLine = fc.array(part, { maxLength: 4 }).map((parts): Line => ['É', ...parts, '.'])
const titleLine = fc.array(part, { maxLength: 3 }).map((parts): Line => ['n', ...parts])
const paragraph = fc
  .tuple(titleLine, fc.array(fc.tuple(sentenceLine, fc.boolean()), { minLength: 1, maxLength: 3 }))
  .map(([heading, sentences]): Paragraph => {
    const isOptional = (i: number) => i > 0 && (sentences[i]?.[1] ?? false)
    return {
      heading,
      sentences: sentences.map(([line], i) =>
        isOptional(i) && !isOptional(i - 1) ? { line, optional: true } : { line },
      ),
    }
  })
const piece = fc
  .tuple(fc.array(titleLine, { maxLength: 2 }), fc.array(paragraph, { minLength: 1, maxLength: 2 }))
  .map(([titles, paragraphs]): Piece => ({ titles, items: titles, paragraphs }))

/** A small language, whose capital É is a small e: a letter of one byte, not of two. */
const small = (pieces: readonly Piece[], sentenceJoiner: string): Locale => ({
  ...localeOf('nl'),
  topics: [],
  sentenceJoiner,
  smallLetters: { É: 'e' },
  words: ['n', 'één', 'ne字'],
  pieces,
})

export const language = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 2 }), fc.constantFrom(' ', ''))
  .map(([pieces, sentenceJoiner]) => small(pieces, sentenceJoiner))

/** Two pieces whose ties have two and three alternatives, and few lengths: texts jump between them. */
export const TIED = small(
  [
    ['É', { options: ['ee', 'eé字', 'e'], tie: 'B' }, '.'],
    ['É', { options: ['ée字', 'e字é'], tie: 'A' }, { options: ['e', 'é', 'eé字'], tie: '2' }, 'e.'],
  ].map((line): Piece => {
    const paragraphs = [['Éée字.'], line].map((line) => ({ heading: [], sentences: [{ line }] }))
    return { titles: [], items: [], paragraphs }
  }),
  '',
)

/** Every way to draw the ties of some lines. */
export function waysOf(lines: readonly Line[]): ReadonlyMap<string, number>[] {
  const ties = new Set(
    lines.flat().flatMap((part) => (typeof part !== 'string' && 'tie' in part ? [part.tie] : [])),
  )
  let ways: ReadonlyMap<string, number>[] = [new Map()]
  for (const tie of ties as Set<keyof typeof TIES>) {
    ways = ways.flatMap((way) =>
      Array.from(
        { length: TIES[tie] },
        (_, position) => new Map([...way, [String(tie), position]]),
      ),
    )
  }
  return ways
}

/** Every text of a line. */
export function textsOf(line: Line, way: ReadonlyMap<string, number>): string[] {
  return line.reduce<string[]>(
    (texts, part) => {
      if (typeof part === 'string') return texts.map((text) => text + part)
      if (!('options' in part)) throw new Error('a list')
      const { options, tie } = part
      const drawn = tie === undefined ? options : [options[way.get(tie) as number] as string]
      return texts.flatMap((text) => drawn.map((option) => text + option))
    },
    [''],
  )
}

/** Every text from a sentence on, each sentence with its joiner, by the sentences that it ends after. */
export function continuations(
  { sentences }: Paragraph,
  from: number,
  way: ReadonlyMap<string, number>,
  joiners: readonly string[],
): { text: string; last: number }[] {
  const own = textsOf(sentences[from]?.line as Line, way)
  const isOptional = (i: number) => sentences[i]?.optional === true
  const next = [from + 1, ...(isOptional(from + 1) ? [from + 2] : [])]
  return own.flatMap((text) => [
    { text: text + joiners[0], last: from },
    ...next
      .filter((i) => i < sentences.length)
      .flatMap((i) =>
        continuations(sentences.length > i ? { heading: [], sentences } : never(), i, way, joiners),
      )
      .flatMap(({ text: rest, last }) =>
        joiners.map((joiner) => ({ text: text + joiner + rest, last })),
      ),
  ])
}

function never(): never {
  throw new Error('no such sentence')
}
