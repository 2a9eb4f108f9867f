/** The files of the languages, as they stand in `packages/text/locales`. */
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../packages/text/locales/', import.meta.url)

/** The codes of the languages that have a folder. */
export const FOLDERS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/**
 * The texts of a language's files, by their names without `.txt`.
 *
 * @param {string} code
 * @param {URL} languages where the folders of the languages are
 * @returns {Record<string, string>}
 */
export function filesOf(code, languages = FOLDER) {
  const folder = new URL(`${code}/`, languages)
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name.slice(0, -'.txt'.length), readFileSync(new URL(name, folder), 'utf8')]),
  )
}
