/** The four formats of a passage: ranges of its bytes between constant separators. */

import type { Passage } from '../engine/passage.js'
import { DIRECTIONS, type Direction } from '../language/locale.js'
import { FORMATS, type Format, ITEMS_PROPERTY, TYPES, type Type } from '../options.js'
import { encodeText, NOTATIONS, type Notation } from './notation.js'

export type { Notation } from './notation.js'

/** What a format puts before, between and after the items. */
interface Frame<Text> {
  readonly before: Text
  /** Undefined if the items stay separated as in the passage. */
  readonly between: Text | undefined
  readonly after: Text
  /** Whether the number of items and a closing brace follow. */
  readonly counted: boolean
}

/** How the items of a type stand in text, Markdown and HTML. */
interface Layout {
  /** The separator in plain text; undefined if the language decides, or if there is one item. */
  readonly separator: string | undefined
  /** What Markdown puts before an item, and between two; without it, items stand as in plain text. */
  readonly markdown?: { readonly mark: string; readonly separator: string }
  readonly element: 'p' | 'h2' | 'li'
  /** The element around all items, a line each. */
  readonly list?: 'ul'
}

const LAYOUTS: Readonly<Record<Type, Layout>> = {
  paragraph: { separator: '\n\n', element: 'p' },
  sentence: { separator: undefined, element: 'p' },
  word: { separator: undefined, element: 'p' },
  title: { separator: '\n', markdown: { mark: '## ', separator: '\n\n' }, element: 'h2' },
  label: {
    separator: '\n',
    markdown: { mark: '- ', separator: '\n' },
    element: 'li',
    list: 'ul',
  },
  message: { separator: '\n', markdown: { mark: '', separator: '\n\n' }, element: 'p' },
  // Its formats are in `article/`.
  article: { separator: undefined, element: 'p' },
}

const textFrame = (type: Type): Frame<string> => ({
  before: '',
  between: LAYOUTS[type].separator,
  after: '',
  counted: false,
})

const FRAMES: Readonly<Record<Format, (type: Type, direction: Direction) => Frame<string>>> = {
  text: textFrame,
  markdown: (type) => {
    const { markdown } = LAYOUTS[type]
    if (markdown === undefined) return textFrame(type)
    const { mark, separator } = markdown
    return { before: mark, between: separator + mark, after: '', counted: false }
  },
  html: (type, direction) => {
    const { element, separator, list } = LAYOUTS[type]
    const dir = direction === 'rtl' ? ' dir="rtl"' : ''
    const open = list === undefined ? `<${element}${dir}>` : `<${element}>`
    const close = `</${element}>`
    const between = separator === undefined ? undefined : `${close}\n${open}`
    const [before, after] = list === undefined ? ['', ''] : [`<${list}${dir}>\n`, `\n</${list}>`]
    return { before: before + open, between, after: close + after, counted: false }
  },
  json: (type) => ({
    before: `{"${ITEMS_PROPERTY[type]}":["`,
    between: '","',
    after: '"],"count":',
    counted: true,
  }),
}

const ascii = new TextEncoder()

function encodeFrame(frame: Frame<string>, type: Type, notation: Notation): Frame<Uint8Array> {
  const encode = (text: string) => encodeText(text, notation)
  // The passage has the items separated already: it is copied in one piece.
  const asInPassage = frame.between === LAYOUTS[type].separator && notation === 'plain'
  const between = asInPassage || frame.between === undefined ? undefined : encode(frame.between)
  return { ...frame, before: encode(frame.before), between, after: encode(frame.after) }
}

type Frames = Readonly<
  Record<Notation, Record<Format, Record<Type, Record<Direction, Frame<Uint8Array>>>>>
>

const ENCODED_FRAMES: Frames = record(NOTATIONS, (notation) =>
  record(FORMATS, (format) =>
    record(TYPES, (type) =>
      record(DIRECTIONS, (direction) =>
        encodeFrame(FRAMES[format](type, direction), type, notation),
      ),
    ),
  ),
)

function record<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}

function frameOf({ type, locale }: Passage, format: Format, notation: Notation): Frame<Uint8Array> {
  return ENCODED_FRAMES[notation][format][type][locale.direction]
}

/** The number of bytes that `encodeInto` writes for the same passage, format and notation. */
export function encodedLength(
  passage: Passage,
  format: Format,
  notation: Notation = 'plain',
): number {
  const { article, encodeArticle } = passage
  if (article !== undefined && encodeArticle !== undefined) {
    return encodeArticle(article, undefined, 0, passage, format, notation)
  }
  const { before, between, after, counted } = frameOf(passage, format, notation)
  const total = before.length + itemsLength(passage, between) + after.length
  return counted ? total + countOf(passage).length : total
}

/** The end of a counted format: the number of items and, for exact lengths, the length of each. */
function countOf({ count, lengths }: Pick<Passage, 'count' | 'lengths'>): string {
  return lengths === undefined
    ? `${count}}`
    : `${count},"lengths":[${lengths.subarray(0, count).join()}]}`
}

function itemsLength(passage: Passage, between: Uint8Array | undefined): number {
  const { begin, end, count, starts, ends } = passage
  if (between === undefined) return end - begin
  let total = between.length * (count - 1)
  for (let i = 0; i < count; i++) total += (ends[i] as number) - (starts[i] as number)
  return total
}

/**
 * Writes a passage in a format into `target`, from `offset` on.
 *
 * @returns the offset after the last byte written
 * @throws RangeError if `target` is too short
 */
export function encodeInto(
  target: Uint8Array,
  offset: number,
  passage: Passage,
  format: Format,
  notation: Notation = 'plain',
): number {
  const { article, encodeArticle } = passage
  if (article !== undefined && encodeArticle !== undefined) {
    return encodeArticle(article, target, offset, passage, format, notation)
  }
  const { before, between, after, counted } = frameOf(passage, format, notation)
  let at = put(target, offset, before)
  at = putItems(target, at, passage, between)
  at = put(target, at, after)
  return counted ? put(target, at, ascii.encode(countOf(passage))) : at
}

function putItems(
  target: Uint8Array,
  offset: number,
  passage: Passage,
  between: Uint8Array | undefined,
): number {
  const { bytes, begin, end, count, starts, ends } = passage
  if (between === undefined) return put(target, offset, bytes.subarray(begin, end))
  let at = offset
  for (let i = 0; i < count; i++) {
    // `set` would be slower for so few bytes.
    if (i > 0) for (let j = 0; j < between.length; j++) target[at++] = between[j] as number
    at = put(target, at, bytes.subarray(starts[i], ends[i]))
  }
  return at
}

/** Gives a passage in a format, in UTF-8. Later texts do not overwrite the bytes. */
export function encode(passage: Passage, format: Format): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(encodedLength(passage, format))
  encodeInto(bytes, 0, passage, format)
  return bytes
}

/**
 * Gives one part of a text in a format. Joined, the parts of a text equal `encode`'s result for the
 * whole.
 *
 * @param passage the items from number `first` on: two or more, unless they are the last
 * @param whole the number of items in the text, and their lengths if those are exact
 */
export function encodePart(
  passage: Passage,
  format: Format,
  first: number,
  whole: Pick<Passage, 'count' | 'lengths'>,
): Uint8Array<ArrayBuffer> {
  const { before, between, after, counted } = frameOf(passage, format, 'plain')
  const { bytes, count, starts, ends } = passage
  const head = first === 0 ? before : NOTHING
  const tail =
    first + count < whole.count
      ? (between ?? bytes.subarray(ends[0], starts[1]))
      : counted
        ? joined(after, ascii.encode(countOf(whole)))
        : after
  const part = new Uint8Array(head.length + itemsLength(passage, between) + tail.length)
  put(part, putItems(part, put(part, 0, head), passage, between), tail)
  return part
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  put(both, put(both, 0, first), second)
  return both
}

function put(target: Uint8Array, at: number, bytes: Uint8Array): number {
  target.set(bytes, at)
  return at + bytes.length
}

const NOTHING = new Uint8Array(0)
