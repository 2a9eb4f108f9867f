/** The four formats of a passage: ranges of its bytes between constant separators. */
import { DIRECTIONS, type Direction } from './locale.js'
import { FORMATS, type Format, TYPES, type Type } from './options.js'
import type { Passage } from './passage.js'

/**
 * How a format is written down: `plain`, or `json-string`, as it stands between the
 * quotation marks of a JSON string.
 */
export type Notation = (typeof NOTATIONS)[number]
const NOTATIONS = ['plain', 'json-string'] as const

/** The property of the JSON format that holds the items. */
export const ITEMS_PROPERTY = {
  paragraph: 'paragraphs',
  sentence: 'sentences',
  word: 'words',
} as const satisfies Record<Type, string>

/** What a format puts before, between and after the items. */
interface Frame<Text> {
  readonly before: Text
  /** None: the items stay parted as they are in the passage. */
  readonly between: Text | undefined
  readonly after: Text
  /** Whether the number of items and a closing brace end it. */
  readonly counted: boolean
}

const textFrame = (type: Type): Frame<string> => ({
  before: '',
  between: type === 'paragraph' ? '\n\n' : undefined,
  after: '',
  counted: false,
})

const FRAMES: Readonly<Record<Format, (type: Type, direction: Direction) => Frame<string>>> = {
  text: textFrame,
  markdown: textFrame,
  html: (type, direction) => {
    const open = direction === 'rtl' ? '<p dir="rtl">' : '<p>'
    const between = type === 'paragraph' ? `</p>\n${open}` : undefined
    return { before: open, between, after: '</p>', counted: false }
  },
  json: (type) => ({
    before: `{"${ITEMS_PROPERTY[type]}":["`,
    between: '","',
    after: '"],"count":',
    counted: true,
  }),
}

const ascii = new TextEncoder()

function encodeFrame(frame: Frame<string>, notation: Notation): Frame<Uint8Array> {
  const encode = (text: string) =>
    ascii.encode(notation === 'plain' ? text : JSON.stringify(text).slice(1, -1))
  // A passage has its items parted as plain text parts them: it is copied in one piece.
  const asInPassage = frame.between === '\n\n' && notation === 'plain'
  const between = asInPassage || frame.between === undefined ? undefined : encode(frame.between)
  return { ...frame, before: encode(frame.before), between, after: encode(frame.after) }
}

type Frames = Readonly<
  Record<Notation, Record<Format, Record<Type, Record<Direction, Frame<Uint8Array>>>>>
>

const ENCODED_FRAMES: Frames = record(NOTATIONS, (notation) =>
  record(FORMATS, (format) =>
    record(TYPES, (type) =>
      record(DIRECTIONS, (direction) => encodeFrame(FRAMES[format](type, direction), notation)),
    ),
  ),
)

function record<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}

function frameOf({ type, locale }: Passage, format: Format, notation: Notation): Frame<Uint8Array> {
  return ENCODED_FRAMES[notation][format][type][locale.direction]
}

/** How many bytes `encodeInto` writes for the same arguments. */
export function encodedLength(
  passage: Passage,
  format: Format,
  notation: Notation = 'plain',
): number {
  const { before, between, after, counted } = frameOf(passage, format, notation)
  const { begin, end, count, starts, ends } = passage
  let total = before.length + after.length
  if (between === undefined) {
    total += end - begin
  } else {
    total += between.length * (count - 1)
    for (let i = 0; i < count; i++) total += (ends[i] as number) - (starts[i] as number)
  }
  return counted ? total + String(count).length + 1 : total
}

/**
 * Writes a passage in a format into `target`, from `offset` on.
 *
 * @returns the offset after the last byte written
 * @throws RangeError where `target` is too short
 */
export function encodeInto(
  target: Uint8Array,
  offset: number,
  passage: Passage,
  format: Format,
  notation: Notation = 'plain',
): number {
  const { before, between, after, counted } = frameOf(passage, format, notation)
  const { bytes, begin, end, count, starts, ends } = passage
  let at = put(target, offset, before)
  if (between === undefined) {
    at = put(target, at, bytes.subarray(begin, end))
  } else if (passage.join !== undefined) {
    at = put(target, at, passage.join(between))
  } else {
    for (let i = 0; i < count; i++) {
      if (i > 0) at = put(target, at, between)
      at = put(target, at, bytes.subarray(starts[i], ends[i]))
    }
  }
  at = put(target, at, after)
  return counted ? put(target, at, ascii.encode(`${count}}`)) : at
}

/** A passage in a format, as bytes of its own. */
export function encode(passage: Passage, format: Format): Uint8Array {
  const bytes = new Uint8Array(encodedLength(passage, format))
  encodeInto(bytes, 0, passage, format)
  return bytes
}

function put(target: Uint8Array, at: number, bytes: Uint8Array): number {
  target.set(bytes, at)
  return at + bytes.length
}
