import type { Languages } from './languages.js'

const COLUMNS = ['code', 'englishName', 'script', 'direction', 'nativeName'] as const
const HEADINGS = {
  code: 'CODE',
  englishName: 'LANGUAGE',
  script: 'SCRIPT',
  direction: 'DIRECTION',
  nativeName: 'IN THE LANGUAGE',
} as const satisfies Record<(typeof COLUMNS)[number], string>

/**
 * The languages as a table for people, one language per line. The native name is the last column,
 * because its width and direction would misalign the next one.
 */
export function localeTable({ LOCALES }: Pick<Languages, 'LOCALES'>): string {
  const rows = [HEADINGS, ...Object.values(LOCALES)]
  const widths = COLUMNS.map((column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      COLUMNS.map((column, i) =>
        column === 'nativeName' ? row[column] : row[column].padEnd(widths[i] ?? 0),
      ).join('  '),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/** The languages and their topics as a JSON array, with a newline. */
export function localeJson({ LOCALES }: Pick<Languages, 'LOCALES'>): string {
  const rows = Object.values(LOCALES).map((locale) =>
    Object.fromEntries([...COLUMNS, 'topics' as const].map((column) => [column, locale[column]])),
  )
  return `${JSON.stringify(rows, null, 2)}\n`
}
