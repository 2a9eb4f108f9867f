/** What is around an offset of a document. */
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { Context } from './notation.js'
import type { Scan } from './place.js'
import { scannerOf } from './scanner-of.js'

/** The most characters before a place that are scanned. Before them, a scan assumes nothing is open. */
const SCANNED = 2 ** 18

/** The characters before and after a place that tell its indentation and whether it is alone. */
const BEFORE = 1000
const AFTER = 200

/** A scan with offsets in the whole document. */
export function scanAt(document: TextDocument, offset: number): Scan {
  const begin = offset <= SCANNED ? 0 : lineAfter(document, offset - SCANNED, offset)
  const text = slice(document, begin, offset)
  const scan = scannerOf(document.languageId, document.uri)(text)
  const { surrounding } = scan
  return 'from' in surrounding
    ? { ...scan, surrounding: { ...surrounding, from: surrounding.from + begin } }
    : scan
}

/** The beginning of the first line after an offset; the offset itself within a very long line. */
function lineAfter(document: TextDocument, offset: number, end: number): number {
  const next = document.offsetAt({ line: document.positionAt(offset).line + 1, character: 0 })
  return next < end ? next : offset
}

/** The text around a range of a document. */
export function contextOf(
  document: TextDocument,
  { surrounding }: Scan,
  begin: number,
  end: number,
): Context {
  const { line } = document.positionAt(begin)
  const lineBegin = document.offsetAt({ line, character: 0 })
  const from = surrounding.at === 'content' ? surrounding.from : begin
  return {
    // Of a very long line, the end is enough.
    before: slice(document, Math.max(lineBegin, begin - BEFORE), begin),
    after: slice(document, end, end + AFTER),
    sinceTag: slice(document, Math.max(from, begin - BEFORE), begin),
  }
}

export function slice(document: TextDocument, begin: number, end: number): string {
  return document.getText({ start: document.positionAt(begin), end: document.positionAt(end) })
}
