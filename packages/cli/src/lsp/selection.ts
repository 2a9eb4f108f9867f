/** What of a selection is text, and what stands around it: tags, marks of comments, quotation marks. */
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Scan } from './place/place.js'
import { scanAt, slice } from './place/place-at.js'

/** The longest selection that is replaced, in UTF-16 units, and the most pieces of text in it. */
const LONGEST_SELECTION = 20_000
const MOST_RUNS = 500

/** A part of a file, by offsets. */
export interface Span {
  readonly begin: number
  readonly end: number
}

/** The text of a selection. */
export interface Prose extends Span {
  readonly text: string
  /** What is around its beginning. */
  readonly scan: Scan
  /** Its pieces: what is between tags, line breaks, escapes and marks. At least one. */
  readonly runs: readonly Run[]
}

/** A piece of text in one line. */
export interface Run {
  /** What stands between the run before and this one, as it is. */
  readonly before: string
  readonly text: string
}

/** What may stand before and after a text: whitespace, tags, quotation marks, marks of comments and of Markdown. */
const LEADING =
  /^(?:\s+|<\/?[\p{L}!?][^<>]*>|["'`]+|\/\*+|\/\/+[/!]?|<!--|(?:[*#>;%+-]+|\d+[.)])(?=\s))+/u
const TRAILING = /(?:["'`]|\*\/|-->)$/u
const TAG_PATTERN = /^<\/?[\p{L}!?][^<>]*>$/u

/** What stays as it is between two pieces of text, by what is around them. */
const TAG = String.raw`<\/?[\p{L}!?][^<>]*>`
const ESCAPE = String.raw`\\[nrtu\\"']`
const LINE = String.raw`\n[^\S\n]*(?:(?:\/\/+[/!]?|[*#>;%+-]+|\d+[.)])(?=\s)[^\S\n]*)*`

/** @returns undefined if there is no text in the range, or it is no prose: code, a tag, more than one string */
export function proseOf(document: TextDocument, range: Span): Prose | undefined {
  if (range.end - range.begin > 2 * LONGEST_SELECTION) return undefined
  const { begin, end } = trimmed(document, range)
  if (end <= begin || end - begin > LONGEST_SELECTION) return undefined
  const scan = scanAt(document, begin)
  const { surrounding } = scan
  if (['code', 'value', 'nowhere'].includes(surrounding.at)) return undefined
  if (surrounding.at === 'string' && !endsIn(surrounding.from, document, end)) return undefined
  const text = slice(document, begin, end)
  const marks = [
    ...(surrounding.at === 'content' ? [TAG] : []),
    ...(surrounding.at === 'string' && surrounding.quoting.backslash ? [ESCAPE] : []),
    LINE,
  ]
  const runs = runsOf(text, new RegExp(`(?:${marks.join('|')})+`, 'gu'))
  return runs.length === 0 || runs.length > MOST_RUNS ? undefined : { begin, end, text, scan, runs }
}

function trimmed(document: TextDocument, { begin, end }: Span): Span {
  const text = slice(document, begin, end)
  const start = LEADING.exec(text)?.[0].length ?? 0
  return { begin: begin + start, end: begin + start + withoutTrailing(text.slice(start)).length }
}

function withoutTrailing(text: string): string {
  let rest = text.trimEnd()
  for (;;) {
    const length = trailingLength(rest)
    if (length === 0) return rest
    rest = rest.slice(0, -length).trimEnd()
  }
}

/** The length of the mark or tag at the end of a text; 0 without one. */
function trailingLength(text: string): number {
  const mark = TRAILING.exec(text.slice(-3))
  if (mark !== null) return mark[0].length
  if (!text.endsWith('>')) return 0
  const tag = text.slice(Math.max(text.lastIndexOf('<'), 0))
  return TAG_PATTERN.test(tag) ? tag.length : 0
}

/** Whether an offset is in the same string as the beginning. */
function endsIn(from: number, document: TextDocument, end: number): boolean {
  const { surrounding } = scanAt(document, end)
  return surrounding.at === 'string' && surrounding.from === from
}

function runsOf(text: string, marks: RegExp): readonly Run[] {
  const runs: Run[] = []
  let before = ''
  let offset = 0
  const add = (piece: string) => {
    if (/\p{L}/u.test(piece)) {
      runs.push({ before, text: piece })
      before = ''
    } else {
      before += piece
    }
  }
  for (const mark of text.matchAll(marks)) {
    add(text.slice(offset, mark.index))
    before += mark[0]
    offset = mark.index + mark[0].length
  }
  add(text.slice(offset))
  // The selection was trimmed, so a rest without letters is short: it belongs to the last run.
  const last = runs.at(-1)
  return last === undefined || before === ''
    ? runs
    : [...runs.slice(0, -1), { ...last, text: last.text + before }]
}
