/**
 * Pseudolocales, made of English by rule, after the custom of Android and Chrome: `en-XA` is accented,
 * longer, and in brackets; `ar-XB` runs from right to left. They show what a layout does to text before
 * anybody has translated it.
 */
import type { Line, Locale, Piece } from './locale.js'
import type { PseudolocaleCode } from './locale-codes.js'

/** How a pseudolocale writes English. */
interface Rule extends Pick<Locale, 'englishName' | 'nativeName' | 'direction'> {
  /** Rewrites a part of a line. Different parts stay different. */
  readonly part: (text: string) => string
  /** What stands before and after a line. @param length the length of the line in English */
  readonly around: (length: number) => readonly [before: string, after: string]
  readonly word: (word: string) => string
  /** The words whose beginnings are items too short for a word: no mark in them may be left open. */
  readonly beginnings?: (words: readonly string[]) => readonly string[]
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'åƀçðéƒĝĥîĵķļṁñöþɋŕšţûṽŵẋýž'
const ACCENTS: ReadonlyMap<string, string> = new Map(
  [...PLAIN].flatMap((letter, i) => {
    const accented = ACCENTED[i] as string
    return [
      [letter, accented],
      [letter.toUpperCase(), accented.toUpperCase()],
    ] as const
  }),
)

const accented = (text: string) =>
  text.replaceAll(/[a-z]/giu, (letter) => ACCENTS.get(letter) ?? '')

/** What lengthens a line by a third, in words that are not to be translated. */
const PADDING = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function padding(length: number): string {
  let text = ''
  for (let i = 0; text.length < length / 3; i++) text += ` ${PADDING[i % PADDING.length]}`
  return text
}

/** A word a third longer: its letters double, from the first on. It has no space for more words. */
function lengthened(word: string): string {
  const more = Math.ceil(word.length / 3)
  return [...word].map((letter, i) => (i < more ? letter + letter : letter)).join('')
}

/** The marks that make text run from right to left: in a paragraph, and in a word until it ends. */
const RIGHT_TO_LEFT_MARK = '\u200f'
const OVERRIDE = '\u202e'
const END_OF_OVERRIDE = '\u202c'

const overridden = (text: string) =>
  text.replaceAll(/[\p{L}\p{M}][\p{L}\p{M}\p{N}’-]*/gu, (word) => OVERRIDE + word + END_OF_OVERRIDE)

const RULES: Readonly<Record<PseudolocaleCode, Rule>> = {
  'en-XA': {
    englishName: 'English (Pseudo-Accents)',
    nativeName: accented('English'),
    direction: 'ltr',
    part: accented,
    // Markdown would take square brackets for those of a link.
    around: (length) => ['⟦', `${padding(length)}⟧`],
    word: (word) => accented(lengthened(word)),
  },
  'ar-XB': {
    englishName: 'Arabic (Pseudo-Bidi)',
    nativeName: 'hsilgnE',
    direction: 'rtl',
    part: overridden,
    around: () => [RIGHT_TO_LEFT_MARK, ''],
    word: overridden,
    beginnings: (words) => words,
  },
}

/** Makes a pseudolocale. Its texts are made when they are first read. */
export function pseudolocale(english: Locale, code: PseudolocaleCode): Locale {
  const { englishName, nativeName, direction, ...rule } = RULES[code]
  const { topics, sentenceJoiner, script, opening } = english
  const text = (one: string) => (/\p{L}/u.test(one) ? rewritten([one], rule).join('') : one)
  const memory = new Map<string, unknown>()
  const once = <Value>(name: string, make: () => Value): Value => {
    if (!memory.has(name)) memory.set(name, make())
    return memory.get(name) as Value
  }
  return {
    code,
    isPseudolocale: true,
    englishName,
    nativeName,
    script,
    direction,
    sentenceJoiner,
    opening,
    topics,
    lists: {},
    get tables() {
      return once('tables', () =>
        english.tables.map(({ caption, heads, rows }) => ({
          caption: text(caption),
          heads: heads.map(text),
          rows: rows.map((cells) => cells.map(text)),
        })),
      )
    },
    get words() {
      return once('words', () => english.words.map(rule.word))
    },
    get beginnings() {
      return rule.beginnings?.(english.words)
    },
    get wordings() {
      return once('wordings', () => english.wordings?.map((group) => group.map(text)))
    },
    get pieces() {
      return once('pieces', () => english.pieces.map((piece) => pieceOf(piece, rule)))
    },
  }
}

type Writing = Pick<Rule, 'part' | 'around'>

function pieceOf({ titles, items, paragraphs, ...piece }: Piece, rule: Writing): Piece {
  return {
    ...piece,
    titles: titles.map((line) => rewritten(line, rule)),
    items: items.map((line) => rewritten(line, rule)),
    paragraphs: paragraphs.map(({ heading, sentences }) => ({
      heading: rewritten(heading, rule),
      sentences: sentences.map(({ line, ...sentence }) => ({
        ...sentence,
        line: rewritten(line, rule),
      })),
    })),
  }
}

function rewritten(line: Line, { part, around }: Writing): Line {
  const [before, after] = around(lengthOf(line))
  const own = line.map((one) => {
    if (typeof one === 'string') return part(one)
    return 'options' in one ? { ...one, options: one.options.map(part) } : one
  })
  return joined([before, ...own, after])
}

/** A line without empty and neighbouring texts. */
function joined(line: Line): Line {
  const parts: Line[number][] = []
  for (const part of line) {
    const last = parts.at(-1)
    if (part === '') continue
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}

/** The length of a line, on average over its alternatives. */
function lengthOf(line: Line): number {
  return line.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length
    const { options } = 'options' in part ? part : { options: [] }
    return sum + options.join('').length / Math.max(options.length, 1)
  }, 0)
}
