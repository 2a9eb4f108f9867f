/** How many texts of each length a language has, in characters: counted from its lines, not with its tables. */
import { GROUPS } from '@polyipsum/contract'
import type { Line, Locale, Paragraph } from '../src/language/locale.js'

/** At index `n`, how many texts have the length `n`. */
type Counts = Float64Array

/** The position of each tie that is drawn. */
type Way = ReadonlyMap<string, number>

const lengthOf = (text: string) => [...text].length

/** Counts the titles, items and headings of a language, up to a length. */
export function countTitles({ pieces, lists }: Locale, most: number): Counts {
  const lines = pieces.flatMap(({ titles, items, paragraphs }) => [
    ...titles,
    ...items,
    ...paragraphs.map(({ heading }) => heading),
  ])
  return sumOf(
    lines.map((line) => countLines([line], lists, most)),
    most,
  )
}

/** Counts a sentence and any number of those after it in its paragraph, from any sentence on. */
export function countSentences(locale: Locale, most: number): Counts {
  const runs = locale.pieces.flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) =>
      paragraph.sentences.map((_, from) => countRun(locale, paragraph, from, most).any),
    ),
  )
  return sumOf(runs, most)
}

/**
 * Counts the beginnings of paragraphs, and paragraphs with a beginning of the next one of the piece.
 * Of those, only what no tie of the piece joins is counted: it is a lower bound.
 */
export function countParagraphs(locale: Locale, most: number): Counts {
  const total = new Float64Array(most + 1)
  const gap = lengthOf(locale.sentenceJoiner)
  for (const { paragraphs } of locale.pieces) {
    const runs = paragraphs.map((paragraph) => countRun(locale, paragraph, 0, most))
    for (const [i, { any, whole }] of runs.entries()) {
      add(total, any)
      const [own, next] = [paragraphs[i], paragraphs[i + 1]]
      const after = runs[i + 1]?.any
      if (own === undefined || next === undefined || after === undefined) continue
      if (lettersOf(own).some((tie) => lettersOf(next).includes(tie))) continue
      for (const [length, count] of whole.entries()) {
        if (count > 0) add(total, after, length + gap, count)
      }
    }
  }
  return total
}

/** Counts the labels or the messages with a length from `least` to `most`. */
export function countWordings(
  { wordings = [] }: Locale,
  type: keyof typeof GROUPS,
  least: number,
  most: number,
): number {
  const labels = GROUPS.label.length
  const own = (type === 'label' ? wordings.slice(0, labels) : wordings.slice(labels)).flat()
  return new Set(own.filter((one) => least <= lengthOf(one) && lengthOf(one) <= most)).size
}

/** Counts words with a length from `least` to `most`; if none has one, as few words as have it, with spaces. */
export function countWords({ words }: Locale, least: number, most: number): number {
  const single = new Float64Array(most + 1)
  for (const word of words) {
    const length = lengthOf(word)
    if (length <= most) single[length] = (single[length] as number) + 1
  }
  let joined: Counts = single
  while (within(joined, least, most) === 0) {
    const longer = new Float64Array(most + 1)
    for (const [length, count] of joined.entries()) {
      if (count > 0) add(longer, single, length + 1, count)
    }
    joined = longer
  }
  return within(joined, least, most)
}

/** How many texts have a length from `least` to `most`. */
export function within(counts: Counts, least: number, most: number): number {
  return counts.subarray(least, most + 1).reduce((sum, count) => sum + count, 0)
}

/** Counts the texts from a sentence on, of those that end after any sentence and after the last one. */
export function countRun(
  { sentenceJoiner, lists }: Pick<Locale, 'sentenceJoiner' | 'lists'>,
  { sentences }: Pick<Paragraph, 'sentences'>,
  from: number,
  most: number,
): { any: Counts; whole: Counts } {
  const any = new Float64Array(most + 1)
  const whole = new Float64Array(most + 1)
  const isOptional = (i: number) => sentences[i]?.optional === true
  for (let last = from; last < sentences.length; last++) {
    const lines = sentences.slice(from, last + 1).map(({ line }, i) =>
      // A joiner stands before each sentence but the first.
      i === 0 ? line : [sentenceJoiner, ...line],
    )
    const skippable = lines.map((_, i) => i > 0 && from + i < last && isOptional(from + i))
    const counts = countSome(lines, skippable, lists, most)
    add(any, counts)
    const isLast = last === sentences.length - 1
    if (isLast || (last === sentences.length - 2 && isOptional(last + 1))) add(whole, counts)
    if (last > from + 1 && counts.every((count) => count === 0)) break
  }
  return { any, whole }
}

/** Counts the texts of lines one after the other, some of which may be left out. */
function countSome(
  lines: readonly Line[],
  skippable: readonly boolean[],
  lists: Locale['lists'],
  most: number,
): Counts {
  const tied = lines.findIndex((line, i) => skippable[i] && tiesOf(line).length > 0)
  if (tied === -1) return countLines(lines, lists, most, skippable)
  // Without a line, a text has other ties: it is counted apart.
  const without = (all: readonly unknown[]) => all.filter((_, i) => i !== tied)
  const total = countSome(lines, skippable.with(tied, false), lists, most)
  add(total, countSome(without(lines) as Line[], without(skippable) as boolean[], lists, most))
  return total
}

/** Counts the texts of lines one after the other. @param skippable the lines that may be left out */
function countLines(
  lines: readonly Line[],
  lists: Locale['lists'],
  most: number,
  skippable: readonly boolean[] = [],
): Counts {
  const total = new Float64Array(most + 1)
  for (const way of waysOf(lines)) {
    let counts: Counts = new Float64Array(most + 1)
    counts[0] = 1
    for (const [i, line] of lines.entries()) {
      const before = counts
      for (const part of line) counts = withPart(counts, lengthsOf(part, way, lists))
      if (skippable[i]) add(counts, before)
    }
    add(total, counts)
  }
  return total
}

/** The lengths of a part of a line, each as often as it has texts. */
function lengthsOf(part: Line[number], way: Way, lists: Locale['lists']): readonly number[] {
  if (typeof part === 'string') return [lengthOf(part)]
  if ('list' in part) return [...new Set(lists[part.list])].map(lengthOf)
  const position = part.tie === undefined ? undefined : way.get(part.tie)
  if (position === undefined) return [...new Set(part.options)].map(lengthOf)
  return [lengthOf(part.options[position] ?? '')]
}

function withPart(counts: Counts, lengths: readonly number[]): Counts {
  const sum = new Float64Array(counts.length)
  for (const length of lengths) add(sum, counts, length)
  return sum
}

/** Every way to draw the ties that lines have twice or more. */
function waysOf(lines: readonly Line[]): readonly Way[] {
  const ties = lines.flatMap(tiesOf)
  let ways: readonly Way[] = [new Map()]
  for (const [name, size] of new Map(ties)) {
    if (ties.filter(([other]) => other === name).length < 2) continue
    ways = ways.flatMap((way) =>
      Array.from({ length: size }, (_, position) => new Map([...way, [name, position]])),
    )
  }
  return ways
}

/** The ties of a line, each as often as it has them, with the number of their positions. */
function tiesOf(line: Line): readonly (readonly [name: string, size: number])[] {
  return line.flatMap((part) => {
    const isTied = typeof part !== 'string' && 'options' in part && part.tie !== undefined
    return isTied ? [[part.tie ?? '', part.options.length] as const] : []
  })
}

/** The ties that a paragraph shares with its piece. */
function lettersOf({ sentences }: Paragraph): readonly string[] {
  return sentences
    .flatMap(({ line }) => tiesOf(line).map(([name]) => name))
    .filter((name) => /[A-Z]/u.test(name))
}

/** Adds counts, of texts that are longer by a number, to a total. */
function add(total: Counts, counts: Counts, longer = 0, times = 1): void {
  for (let length = 0; length + longer < total.length; length++) {
    const at = length + longer
    total[at] = (total[at] as number) + times * (counts[length] as number)
  }
}

function sumOf(all: readonly Counts[], most: number): Counts {
  const total = new Float64Array(most + 1)
  for (const counts of all) add(total, counts)
  return total
}
