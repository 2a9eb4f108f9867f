/** The grammar of abbreviations: what is written, and what it stands for. */
import { ITEMS_PROPERTY, LONGEST_ITEM, MAX_COUNT, TYPES, type Type } from '@polyipsum/contract'

/** The letters after the number of `lorem`. Without one, `lorem20` is words. */
const UNITS = { p: 'paragraph', s: 'sentence', w: 'word', c: 'characters' } as const
type Unit = (typeof UNITS)[keyof typeof UNITS]

/** The types that are abbreviations by their own name, such as `title3`. */
const NAMES = TYPES.filter((type) => !Object.values<string>(UNITS).includes(type))

/** The most items of an abbreviation: a service's bound, but more of what is short. */
const MOST: Readonly<Partial<Record<Type, number>>> = { sentence: 1000, word: 10_000 }

/** What to write, apart from the language and the topic. */
export interface Size {
  readonly type: Type
  readonly count: number
  /** The exact characters of the item, or a range of them. */
  readonly chars?: readonly [least: number, most: number]
}

/** An abbreviation as typed. */
export interface Abbreviation {
  readonly typed: string
  /** Everything before the first colon. */
  readonly head: string
  /** Undefined if a number is out of bounds. */
  readonly size: Size | undefined
  /** The head with the nearest number that is allowed; the head itself if it is. */
  readonly allowedHead: string
  /** The language as typed, which may be incomplete; undefined without a colon. */
  readonly language: string | undefined
  /** The topic as typed, which may be incomplete; undefined without a second colon. */
  readonly topic: string | undefined
  /** Whether it begins with the word `lorem`, which code seldom has. Names of types are common there. */
  readonly isLorem: boolean
}

/** Characters that end an abbreviation or a part of one. Editors ask for letters without being told. */
export const TRIGGERS: readonly string[] = ['m', ':', ...'0123456789']

/** The longest text before the cursor that an abbreviation needs: itself, and what stands before it. */
export const LONGEST_ABBREVIATION = 100

/**
 * Not after a letter of a Latin word, nor within a path, a tag, a name or a number. A comment may
 * begin directly before it: `//lorem`.
 */
const BOUNDARY = String.raw`(?<![\p{Script=Latin}\p{N}_$@#.\-\\<&])(?<!(?<!(?<!:)/)/)`
const HEAD = String.raw`lorem(?:(?<number>\d{1,9})(?:(?:-(?<most>\d{1,9}))(?=c))?(?<unit>[${Object.keys(UNITS).join('')}])?)?|(?<name>${NAMES.join('|')})(?<items>\d{1,9})?`
const TAIL = String.raw`(?::(?<language>[\p{L}\p{N}_-]*)(?::(?<topic>[\p{L}-]*))?)?`
const ABBREVIATION = new RegExp(`${BOUNDARY}(?<head>${HEAD})${TAIL}$`, 'u')

/** Reads the abbreviation at the end of a text; undefined if there is none. */
export function readAbbreviation(text: string): Abbreviation | undefined {
  const found = ABBREVIATION.exec(text)
  if (found?.groups === undefined) return undefined
  const { head = '', language, topic, name, items } = found.groups
  // `title` alone is a word, and `title:` a key or a property.
  if (name !== undefined && items === undefined && !language) return undefined
  return {
    typed: found[0],
    head,
    ...readSize(head, found.groups),
    language,
    topic,
    isLorem: name === undefined,
  }
}

type Groups = Readonly<Record<string, string | undefined>>

function readSize(
  head: string,
  { number, most, unit = '', name, items }: Groups,
): Pick<Abbreviation, 'size' | 'allowedHead'> {
  if (name !== undefined) return bounded(head, name as Type, items, name)
  if (number === undefined) return bounded(head, 'paragraph', undefined, head)
  const written: Unit = unit === '' ? 'word' : UNITS[unit as keyof typeof UNITS]
  if (written !== 'characters') return bounded(head, written, number, 'lorem', unit)
  const least = Number(number)
  const chars = [least, Math.max(least, Number(most ?? number))] as const
  const allowed = chars.map((length) => clamp(length, LONGEST_ITEM))
  return allowed.every((length, i) => length === chars[i])
    ? { size: { type: 'sentence', count: 1, chars }, allowedHead: head }
    : { size: undefined, allowedHead: `lorem${[...new Set(allowed)].join('-')}c` }
}

function bounded(
  head: string,
  type: Type,
  digits: string | undefined,
  word: string,
  unit = '',
): Pick<Abbreviation, 'size' | 'allowedHead'> {
  const count = Number(digits ?? 1)
  const allowed = clamp(count, MOST[type] ?? MAX_COUNT)
  return allowed === count
    ? { size: { type, count }, allowedHead: head }
    : { size: undefined, allowedHead: `${word}${allowed}${unit}` }
}

function clamp(number: number, most: number): number {
  return Math.min(Math.max(number, 1), most)
}

/** A size in words: `20 words`, `120 to 160 characters`, `an article of 4 sections`. */
export function sizeInWords({ type, count, chars }: Size): string {
  if (chars !== undefined) return `exactly ${[...new Set(chars)].join(' to ')} characters`
  if (type === 'article') return `an article of ${count} ${count === 1 ? 'section' : 'sections'}`
  return `${count} ${count === 1 ? type : ITEMS_PROPERTY[type]}`
}
