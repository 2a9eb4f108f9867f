/**
 * The methods of `faker.lorem` in the languages of this package.
 *
 *     import { faker } from '@faker-js/faker'
 *     import { generate } from '@polyipsum/text'
 *     import { createLorem } from '@polyipsum/text/faker'
 *
 *     const lorem = createLorem(faker, (options) => generate({ ...options, locale: 'nl' }))
 *     faker.seed(42)
 *     lorem.paragraph()
 *
 * What they take and give is what https://fakerjs.dev/api/lorem says.
 */
import type { GeneratedText } from './generator/generated-text.js'
import type { TextOptions } from './options.js'

/** A number, or a range of numbers with both ends included. */
export type NumberOrRange = number | { readonly min: number; readonly max: number }

/** What `word` gives when the language has no word of the length. */
export type LengthStrategy = 'any-length' | 'closest' | 'fail' | 'longest' | 'shortest'

/** The part of faker that is used: its source of random numbers. */
export interface FakerNumbers {
  readonly number: { int(bounds: { min: number; max: number }): number }
}

/** Writes a text: `generate` with a language, and perhaps a topic, filled in. */
export type Write = (
  options: Pick<TextOptions, 'type' | 'count' | 'start' | 'seed'>,
) => Pick<GeneratedText, 'items' | 'text' | 'locale'>

/** The methods of faker's module `lorem`. */
export interface Lorem {
  /**
   * A word.
   *
   * @param options the length in UTF-16 code units, and what to do when no word has it; by default, a
   *   word of any length is taken then
   * @throws RangeError if no word has the length and the strategy is `fail`
   */
  word(
    options?: number | { readonly length?: NumberOrRange; readonly strategy?: LengthStrategy },
  ): string
  /** Words with a space between them: by default, 3. */
  words(wordCount?: NumberOrRange): string
  /**
   * A sentence with a number of words: by default, 3 to 10. It is a written sentence if one of some
   * hundreds has so many words; otherwise it is made of words.
   */
  sentence(wordCount?: NumberOrRange): string
  /** Small words with a hyphen between them: by default, 3. */
  slug(wordCount?: NumberOrRange): string
  /** Sentences: by default, 2 to 6, joined as the language joins them. */
  sentences(sentenceCount?: NumberOrRange, separator?: string): string
  /** A paragraph with a number of sentences: by default, 3. */
  paragraph(sentenceCount?: NumberOrRange): string
  /** Paragraphs: by default, 3, with a line break between them. */
  paragraphs(paragraphCount?: NumberOrRange, separator?: string): string
  /** What one of the other methods gives. */
  text(): string
  /** Sentences, one a line: by default, 1 to 5. */
  lines(lineCount?: NumberOrRange): string
}

/** How many words there may be in a language at most; a text of so many has them all. */
const ALL_WORDS = 2000

/** How many sentences are looked at for one with a number of words. */
const SENTENCES = 300

/**
 * Makes the methods of `faker.lorem`. All chance comes from faker, so `faker.seed` holds for them.
 *
 * @param faker `faker`, or an instance of `Faker`
 * @param write `generate` of this package, `core` or `plain` with a language
 */
export function createLorem(faker: FakerNumbers, write: Write): Lorem {
  let allWords: readonly string[] | undefined

  const between = (min: number, max: number) => faker.number.int({ min, max })
  const numberOf = (count: NumberOrRange) => {
    const { min, max } = rangeOf(count)
    return min === max ? min : between(min, max)
  }
  const pick = <Value>(values: readonly Value[]) => values[between(0, values.length - 1)] as Value

  function texts(type: 'paragraph' | 'sentence' | 'word', count: number) {
    const seed = String(between(0, Number.MAX_SAFE_INTEGER))
    return write({ type, count, start: false, seed })
  }

  function some(type: 'paragraph' | 'sentence' | 'word', count: number): readonly string[] {
    return count < 1 ? [] : texts(type, count).items
  }

  function wordsByLength(): readonly string[] {
    allWords ??= [
      ...new Set(write({ type: 'word', count: ALL_WORDS, start: false, seed: '0' }).items),
    ].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    return allWords
  }

  function wordOf(length: NumberOrRange, strategy: LengthStrategy): string {
    const { min, max } = rangeOf(length)
    const words = wordsByLength()
    const fitting = words.filter((word) => word.length >= min && word.length <= max)
    if (fitting.length > 0) return pick(fitting)
    const lengthWanted = {
      shortest: () => words[0]?.length,
      longest: () => words.at(-1)?.length,
      closest: () => closestLength(words, min, max),
      'any-length': () => undefined,
      fail: () => {
        throw new RangeError(`no word has a length of ${min === max ? min : `${min} to ${max}`}`)
      },
    }[strategy]()
    return pick(
      lengthWanted === undefined ? words : words.filter((word) => word.length === lengthWanted),
    )
  }

  function sentence(wordCount: NumberOrRange = { min: 3, max: 10 }): string {
    const range = rangeOf(wordCount)
    const { items, locale } = texts('sentence', SENTENCES)
    const written = items.find((item) => {
      const count = countWords(item, locale)
      return count >= range.min && count <= range.max
    })
    return written ?? madeOf(some('word', numberOf(range)), items[0] ?? '')
  }

  const lorem: Lorem = {
    word(options = {}) {
      const { length, strategy = 'any-length' } =
        typeof options === 'number' ? { length: options } : options
      return length === undefined ? (some('word', 1)[0] ?? '') : wordOf(length, strategy)
    },
    words: (wordCount = 3) => some('word', numberOf(wordCount)).join(' '),
    sentence,
    slug: (wordCount = 3) => some('word', numberOf(wordCount)).map(sluggish).join('-'),
    sentences(sentenceCount = { min: 2, max: 6 }, separator) {
      const count = numberOf(sentenceCount)
      if (count < 1) return ''
      const { items, text } = texts('sentence', count)
      return separator === undefined ? text : items.join(separator)
    },
    paragraph: (sentenceCount = 3) => lorem.sentences(sentenceCount),
    paragraphs: (paragraphCount = 3, separator = '\n') =>
      some('paragraph', numberOf(paragraphCount)).join(separator),
    text: () =>
      pick([lorem.sentence, lorem.sentences, lorem.paragraph, lorem.paragraphs, lorem.lines])(),
    lines: (lineCount = { min: 1, max: 5 }) => some('sentence', numberOf(lineCount)).join('\n'),
  }
  return lorem
}

/** A number as the range of itself. */
function rangeOf(count: NumberOrRange): Exclude<NumberOrRange, number> {
  return typeof count === 'number' ? { min: count, max: count } : count
}

/** The length of words that is nearest to a range that no word is in. @param words in order of length */
function closestLength(words: readonly string[], min: number, max: number): number | undefined {
  const distance = ({ length }: string) => Math.max(min - length, length - max)
  return words.reduce(
    (best, word) => (distance(word) < distance(best) ? word : best),
    words[0] ?? '',
  ).length
}

/** How many words a sentence has, as the rules of its language part them. */
function countWords(sentence: string, locale: string): number {
  const parts = new Intl.Segmenter(locale, { granularity: 'word' }).segment(sentence)
  let count = 0
  for (const { isWordLike } of parts) if (isWordLike === true) count++
  return count
}

/** A sentence of words, with a capital and the end mark of a written sentence. */
function madeOf(words: readonly string[], written: string): string {
  const [mark = '.'] = written.match(/[.!?…。！？।؟]\p{P}*$/u) ?? ['']
  const [first = '', ...others] = words
  const [letter = ''] = first
  return [letter.toUpperCase() + first.slice(letter.length), ...others].join(' ') + mark
}

/** A word as a part of a path: small, with hyphens for its spaces and no mark. */
function sluggish(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}
