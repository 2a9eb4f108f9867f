/**
 * Lays out the files of a new language, and tells what to write:
 *
 *     npm run new-language ca
 *     node tools/new-language.mjs ca [folder of the project]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { directionOf } from './characters.mjs'
import {
  filesOf,
  foldersIn,
  interfaceFrame,
  KINDS,
  SUBJECTS,
  TABLE_FRAME,
  TOPIC_FRAME,
} from './language-files.mjs'

const [code = '', folder] = process.argv.slice(2)
const ROOT = folder === undefined ? new URL('../', import.meta.url) : pathToFileURL(`${folder}/`)
const LANGUAGES = new URL('packages/text/locales/', ROOT)
const LIST = 'packages/text/src/language/locale-codes.ts'
const HOME = `packages/text/locales/${code}`
const MESSAGES = `packages/web/messages/${code}.json`

const refusal = whyNot()
if (refusal !== undefined) {
  console.error(refusal)
  process.exit(1)
}
mkdirSync(new URL(HOME, ROOT))
write(`${HOME}/language.txt`, languageFile())
write(`${HOME}/interface.txt`, interfaceFrame())
for (const topic of [...SUBJECTS, ...KINDS]) write(`${HOME}/${topic}.txt`, TOPIC_FRAME)
if (!existsSync(new URL(MESSAGES, ROOT))) write(MESSAGES, read('packages/web/messages/en.json'))
write(LIST, withCode(read(LIST)))
console.log(`There is now ${HOME}, ${MESSAGES} in English, and ${code} in ${LIST}.

Write these, in this order:
1. ${HOME}/language.txt: its comments say what goes where.
   npm run build                       names each gap and each fault, with file and line
2. ${HOME}/food.txt, then the other topics: at least two pieces each, a line for each “…”.
   packages/text/locales/README.md explains the notation, CONTRIBUTING.md what makes a good text.
   npm run sample -- ${code} food --all    shows what you have written; topics without text are left out
3. ${HOME}/interface.txt: the words of interfaces, a line for each “…”. Until then the language has no
   labels and messages.
4. ${MESSAGES}: the words of the page, in the language.
   npx vitest run --project unit packages/web/test/messages.test.ts
5. When all of it is there:
   npm run text-report -- ${code}
   npx vitest run --project languages -t '^${code} '
   If a word is right and the dictionary lacks it, add it to tools/spelling-gaps.mjs. If a character is
   right and Unicode's data lack it, add it to tools/characters.mjs. Other codes and names that people
   may try go into packages/contract/src/synonyms.ts: an error then suggests the language.
6. npm run golden && npm run readme && npm run man-page && npm run text-report -- --write
   updates the files that are made of all languages; whoever merges the language can run it.`)

/** The reason why there cannot be a new language with this code; undefined when there can. */
function whyNot() {
  if (!/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/u.test(code)) {
    return `“${code}” is no code of a language. Codes are such as ca, or pt-BR and zh-Hant for a variant of a language: npm run new-language ca`
  }
  const [canonical] = Intl.getCanonicalLocales(code)
  if (canonical !== code)
    return `The code of “${code}” is ${canonical}: npm run new-language ${canonical}`
  const owner = foldersIn(LANGUAGES).find((one) => [one, ...otherTags(one)].includes(code))
  if (owner === code) return `There is ${HOME} already.`
  return (
    owner && `${code} is a tag of ${owner} already: packages/text/locales/${owner}/language.txt`
  )
}

function otherTags(one) {
  const { language = '' } = filesOf(one, LANGUAGES)
  return /^other tags: (.+)$/mu.exec(language)?.[1].split(' ') ?? []
}

/** The list with the code added: at the end, or after another variant of the same language. */
function withCode(list) {
  if (list.includes(`'${code}'`)) return list
  const { language } = new Intl.Locale(code)
  const sameLanguage = new RegExp(`(?:  '${language}(?:-\\w+)*',\\n)+`, 'u')
  const place = sameLanguage.test(list) ? sameLanguage : /(?: {2}'[\w-]+',\n)+/u
  return list.replace(place, (codes) => `${codes}  '${code}',\n`)
}

/** The text of `language.txt`, with the values that Unicode's data have. */
function languageFile() {
  const { script } = new Intl.Locale(code).maximize()
  const native = nameIn(code)
  // Some languages do not group numbers of four digits, so the number has five.
  const numbers = new Intl.NumberFormat(code, { useGrouping: 'always' }).format(12345.6)
  return `# ${native ?? code}

# Its name in English.
${field('english name', nameIn('en'))}
# Its own name, as it stands within a sentence.
${field('native name', native)}
# The code of its script in ISO 15924: Latn, Cyrl, Arab.
${field('script', script)}
# ltr, or rtl if it is written from right to left.
${field('direction', direction())}
# a space, or nothing.
between sentences: a space
# The beginning of a text that begins with “Lorem ipsum”; … is the first sentence.
opening: Lorem ipsum: …
# Makes that sentence begin with a small letter. Remove the # if it should, or else the line.
# after the opening: a small letter
# Letters whose small letter is unusual. Remove the # and write them, or remove the line.
# capitals: İ i, I ı
# Other codes of the language. Remove the # and write them, or remove the line.
# other tags: nb nn

## Register

# How all pieces are written, so that two pieces fit on one page: how they address the reader, quotation
# marks, dashes, numbers, capitals in titles.

## Words

# 300 to 600 common words, short and long, as a dictionary lists them. Separate them by spaces, or by
# commas if words contain spaces.

# Three tables or more of everyday things, better five: a caption, a line of three or four heads, four to six
# rows, each of which begins with what it is about. Numbers as the language writes them: ${numbers}.

${TABLE_FRAME}
${TABLE_FRAME}
${TABLE_FRAME}
## Never

# Words that must never be in a text: alcohol, tobacco and drugs, religion, politics, war and weapons,
# death and blood, nakedness and sex. Write the beginning of a word, or a whole word with a full stop.
`
}

/** A line of the file. Without a value, it is a comment for the author to fill in. */
function field(name, value) {
  return value === undefined ? `# ${name}: …` : `${name}: ${value}`
}

/** The name of the new language in another; undefined when Unicode's data have none. */
function nameIn(language) {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  const isKnown = Intl.DisplayNames.supportedLocalesOf(language).length > 0
  return isKnown ? names.of(code) : undefined
}

function direction() {
  try {
    return directionOf(code)
  } catch {
    return undefined
  }
}

function read(path) {
  return readFileSync(new URL(path, ROOT), 'utf8')
}

function write(path, text) {
  writeFileSync(new URL(path, ROOT), text)
}
