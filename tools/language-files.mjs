/** The files of the languages in `packages/text/locales`. */
import { readdirSync, readFileSync } from 'node:fs'
import { writeInterface } from '../packages/text/dist/notation/write-interface.js'

const FOLDER = new URL('../packages/text/locales/', import.meta.url)

/**
 * The codes of the languages that have a folder.
 *
 * @param {URL} languages the folder of the languages
 */
export function foldersIn(languages = FOLDER) {
  return readdirSync(languages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** The text of the list of keys that every `interface.txt` has. */
export function interfaceKeys() {
  return readFileSync(new URL('interface-keys.txt', FOLDER), 'utf8')
}

/** An `interface.txt` that nobody has written yet: `…` for every wording, and what each is for as a comment. */
export function interfaceFrame() {
  return writeInterface(interfaceKeys(), () => '…')
}

/** The topics that are subjects: every language but Latin, which is filler and has none, has them. */
export const SUBJECTS = [
  ...['city', 'culture', 'food', 'home', 'nature'],
  ...['shopping', 'sport', 'technology', 'travel', 'work'],
]

/** The topics that are kinds of text. A language has all of them, or none yet. */
export const KINDS = [
  ...['company', 'events', 'help', 'letters'],
  ...['news', 'people', 'products', 'reviews'],
]

/** The file of a topic that nobody has written yet: a piece with `…` in every line. */
export const TOPIC_FRAME = `${[
  '# piece: …',
  ...Array(5).fill('title: …'),
  ...Array(6).fill('item: …'),
  ...Array(6).fill(['', '## …', '…', '? …', '…', '…', '? …', '…']).flat(),
].join('\n')}\n`

/**
 * The texts of a language's files, by their names without `.txt`. Topics that nobody has written
 * yet are left out.
 *
 * @param {string} code
 * @param {URL} languages the folder of the languages
 * @returns {Record<string, string>}
 */
export function filesOf(code, languages = FOLDER) {
  return Object.fromEntries(allFilesOf(code, languages).filter(([, text]) => !isFrame(text)))
}

/**
 * The topics of a language that nobody has written yet.
 *
 * @param {string} code
 */
export function unwrittenTopics(code) {
  return allFilesOf(code, FOLDER).flatMap(([name, text]) => (isFrame(text) ? [name] : []))
}

function allFilesOf(code, languages) {
  const folder = new URL(`${code}/`, languages)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => [name.slice(0, -'.txt'.length), readFileSync(new URL(name, folder), 'utf8')])
}

/** Whether a file is as `npm run new-language` laid it out. */
export const isFrame = (text) => {
  const plain = text.replaceAll('\r\n', '\n').trimEnd()
  return plain === TOPIC_FRAME.trimEnd() || plain === interfaceFrame().trimEnd()
}

/**
 * The text under a heading of `language.txt`, without comments.
 *
 * @param {string} code
 * @param {'Register' | 'Never' | 'Harmless' | 'Reasons' | 'Numbers'} heading
 * @returns {string} empty when there is no such heading
 */
export function sectionOf(code, heading) {
  const text = `\n${filesOf(code).language ?? ''}`.replaceAll('\r\n', '\n')
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const [own] = section.split(/^## /mu)
  return own.replaceAll(/^# .*$/gmu, '').trim()
}
