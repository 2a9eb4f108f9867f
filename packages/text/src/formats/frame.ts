/** What stands around and between the items of a passage, by format, notation, type and direction. */

import type { Passage } from '../engine/passage.js'
import { DIRECTIONS, type Direction } from '../language/locale.js'
import { FORMATS, type Format, ITEMS_PROPERTY, TYPES, type Type } from '../options.js'
import { encodeText, NOTATIONS, type Notation } from './notation.js'

/** What a format puts before, between and after the items. */
export interface Frame<Text> {
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

/** The frame of a passage in a format and notation. */
export function frameOf(
  { type, locale }: Pick<Passage, 'type' | 'locale'>,
  format: Format,
  notation: Notation,
): Frame<Uint8Array> {
  return ENCODED_FRAMES[notation][format][type][locale.direction]
}
