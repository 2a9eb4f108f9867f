import type { List } from './locale.js'

/** A list of a language file, read: its phrases by row, each in every form. */
export interface PhraseList {
  readonly name: string
  /** The column of each form; empty for a list without forms. */
  readonly columns: ReadonlyMap<string, number>
  /** A row a phrase, its forms in the order of the columns. */
  readonly rows: readonly (readonly string[])[]
}

const NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/u

/**
 * @throws RangeError that says what is wrong with the list
 */
export function readPhraseList(name: string, list: List): PhraseList {
  if (!NAME.test(name)) throw new RangeError('the name is not lower-case parts joined by dots')
  const headings = typeof list === 'string' ? [] : list.forms.split('|')
  const columns = new Map<string, number>()
  for (const [column, heading] of headings.entries()) {
    for (const form of heading.split(',').map((part) => part.trim())) {
      if (!NAME.test(form)) throw new RangeError(`the form name “${form}” is not lower case`)
      if (columns.has(form)) throw new RangeError(`the form “${form}” is named twice`)
      columns.set(form, column)
    }
  }
  const width = Math.max(headings.length, 1)
  const lines = linesOf(typeof list === 'string' ? list : list.phrases)
  const rows = lines.map((line) => readPhrase(line, width))
  if (rows.length === 0) throw new RangeError('has no phrase')
  const seen = new Set<string>()
  for (const row of rows) {
    const key = row.join('|')
    if (seen.has(key)) throw new RangeError(`“${key}” stands twice`)
    seen.add(key)
  }
  return { name, columns, rows }
}

/** The forms of one phrase. */
function readPhrase(line: string, width: number): string[] {
  const cells = line.split('|').map((cell) => cell.trim())
  const [first = ''] = cells
  if (cells.length !== width) {
    throw new RangeError(`“${line}” has ${cells.length} forms where the list has ${width}`)
  }
  const forms = cells.map((cell, column) => (column === 0 ? cell : cell.replaceAll('~', first)))
  for (const form of forms) {
    if (form === '') throw new RangeError(`“${line}” has an empty form`)
    if (/[{}~]/u.test(form)) throw new RangeError(`“${line}” has a brace or a stray ~`)
  }
  return forms
}

/** The lines of a block of text that hold something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
