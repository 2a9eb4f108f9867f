/** Reads the tables of a language: what stands under each “## Table: caption” of `language.txt`. */
import type { Table } from '../language/locale.js'
import { checkTexts, type LineKind } from './check-text.js'
import type { FaultCollector } from './faults.js'

/** A table while it is read, with the numbers of its lines. */
export interface TableDraft {
  readonly number: number
  readonly caption: string
  readonly lines: { readonly number: number; readonly text: string }[]
}

/** `packages/text/locales/README.md` tells authors. */
const TABLES = 3
const COLUMNS = { least: 3, most: 4 }
const ROWS = { least: 4, most: 6 }

/** Stands between two cells. */
const SEPARATOR = ' | '
/** Stands for a caption or a cell that is not written yet. */
const TO_WRITE = '…'
const HOW = `Write ${COLUMNS.least} or ${COLUMNS.most} cells a line, with “${SEPARATOR}” between them`

/** Reads the tables of a language, and checks that there are enough. */
export function readTables(drafts: readonly TableDraft[], faults: FaultCollector): Table[] {
  if (drafts.length < TABLES) {
    const remedy = `Write ${TABLES} or more, each under “## Table: its caption”`
    faults.add(drafts.at(-1)?.number ?? 1, `${drafts.length} tables`, remedy)
  }
  const captions = drafts
    .filter(({ caption }) => caption !== TO_WRITE)
    .map(({ caption, number }) => ({ text: caption, number }))
  reportTwice(captions, 'the table', 'Write another caption', faults)
  return drafts.map((draft) => readTable(draft, faults))
}

function readTable({ number, caption, lines }: TableDraft, faults: FaultCollector): Table {
  if ([caption, ...lines.flatMap(({ text }) => text.split(SEPARATOR))].includes(TO_WRITE)) {
    const remedy = 'Write its caption, a line of heads and its rows'
    faults.add(number, `the table “${caption}” is not written yet`, remedy)
    return { caption, heads: [], rows: [] }
  }
  checkText(caption, 'phrase', number, faults)
  const [heads = [], ...rows] = lines.map((line) => readCells(line.text, line.number, faults))
  if (lines.length > 0) checkColumns(heads, rows, lines, faults)
  if (rows.length < ROWS.least || rows.length > ROWS.most) {
    const remedy = `Write a line of heads under the caption, and ${ROWS.least} to ${ROWS.most} rows`
    faults.add(number, `${rows.length} rows in the table “${caption}”`, remedy)
  }
  const headsOfRows = rows.map(([text = ''], i) => ({
    text,
    number: lines[i + 1]?.number ?? number,
  }))
  reportTwice(headsOfRows, 'the row', 'Begin each row with something else', faults)
  const headsOfColumns = heads.map((text) => ({ text, number: lines[0]?.number ?? number }))
  reportTwice(headsOfColumns, 'the head', 'Give each column another head', faults)
  return { caption, heads, rows }
}

function checkColumns(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  lines: TableDraft['lines'],
  faults: FaultCollector,
): void {
  const { least, most } = COLUMNS
  for (const [i, cells] of [heads, ...rows].entries()) {
    const number = lines[i]?.number as number
    if (i === 0 && (cells.length < least || cells.length > most)) {
      faults.add(number, `${cells.length} columns`, HOW)
    } else if (cells.length !== heads.length) {
      const fault = `${cells.length} cells under ${heads.length} heads`
      faults.add(number, fault, 'Write a cell under each head')
    }
  }
}

function readCells(line: string, number: number, faults: FaultCollector): readonly string[] {
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.includes('')) {
    faults.add(number, 'an empty cell', 'Write something in every cell, and no | at either end')
  } else if (cells.join(SEPARATOR) !== line) {
    faults.add(number, `“${line}” is no row of cells`, HOW)
  } else {
    for (const cell of cells) checkText(cell, 'unmarked sentence', number, faults)
  }
  return cells
}

/** A cell may end with a full stop, as an abbreviation does. */
function checkText(text: string, kind: LineKind, number: number, faults: FaultCollector): void {
  if (/[{}]/u.test(text)) {
    faults.add(number, `a brace in “${text}”`, 'Write no alternatives in a table')
  } else checkTexts([text], kind, {}, (fault, remedy) => faults.add(number, fault, remedy))
}

/** Reports each text that stands among the others before. */
function reportTwice(
  texts: readonly { readonly text: string; readonly number: number }[],
  what: string,
  remedy: string,
  faults: FaultCollector,
): void {
  const seen = new Set<string>()
  for (const { text, number } of texts) {
    if (seen.has(text)) faults.add(number, `${what} “${text}” stands twice`, remedy)
    seen.add(text)
  }
}
