/**
 * Lays out what a new language needs, and tells what is to be written:
 *
 *     npm run new-language ca
 *     node tools/new-language.mjs ca [folder of the project]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { directionOf } from './characters.mjs'
import { filesOf, foldersIn, TABLE_FRAME, TOPIC_FRAME, TOPICS } from './language-files.mjs'

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
for (const topic of TOPICS) write(`${HOME}/${topic}.txt`, TOPIC_FRAME)
if (!existsSync(new URL(MESSAGES, ROOT))) write(MESSAGES, read('packages/web/messages/en.json'))
write(LIST, withCode(read(LIST)))
console.log(`There is now ${HOME}, ${MESSAGES} in English, and ${code} in ${LIST}.

To be written, in this order:
1. ${HOME}/language.txt: what its comments say.
   npm run build                       tells what is missing and what is wrong, by file and line
2. ${HOME}/food.txt, then the other topics: two pieces or more each, a line for each “…”.
   packages/text/locales/README.md explains the notation, CONTRIBUTING.md what makes a good text.
   npm run sample -- ${code} food --all    shows what you have written; the topics with nothing in them wait
3. ${MESSAGES}: the words of the page, in the language.
   npx vitest run --project unit packages/web/test/messages.test.ts
4. When all of it is there:
   npm run text-report -- ${code}
   npx vitest run --project languages -t '^${code} '
   Right words that the dictionary lacks go into tools/spelling-gaps.mjs, characters that Unicode's data
   lack into tools/characters.mjs; other codes and names that people try, which an error answers with a
   suggestion, into packages/contract/src/synonyms.ts.
5. npm run golden && npm run readme && npm run man-page && npm run text-report -- --write
   brings up to date what is made of all languages; whoever merges can do that.`)

/** Why there cannot be a language with this code; undefined when there can. */
function whyNot() {
  if (!/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/u.test(code)) {
    return `“${code}” is no code of a language. Give one as ca, or pt-BR and zh-Hant for one that is written otherwise elsewhere: npm run new-language ca`
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

/** The code at the end of the list; one of a language that is there already, behind it. */
function withCode(list) {
  if (list.includes(`'${code}'`)) return list
  const { language } = new Intl.Locale(code)
  const sameLanguage = new RegExp(`(?:  '${language}(?:-\\w+)*',\\n)+`, 'u')
  const place = sameLanguage.test(list) ? sameLanguage : /(?: {2}'[\w-]+',\n)+/u
  return list.replace(place, (codes) => `${codes}  '${code}',\n`)
}

/** `language.txt`, with what Unicode's data say of the language. */
function languageFile() {
  const { script } = new Intl.Locale(code).maximize()
  const native = nameIn(code)
  // Some languages group no four digits.
  const numbers = new Intl.NumberFormat(code, { useGrouping: 'always' }).format(12345.6)
  return `# ${native ?? code}

# Its name in English.
${field('english name', nameIn('en'))}
# Its own name, as it stands within a sentence.
${field('native name', native)}
# What it is written in, by ISO 15924: Latn, Cyrl, Arab.
${field('script', script)}
# ltr, or rtl for one that is written from right to left.
${field('direction', direction())}
# a space, or nothing.
between sentences: a space
# What a text begins with that begins with “Lorem ipsum”; … is its first sentence.
opening: Lorem ipsum: …
# With this line, that sentence begins with a small letter. Take the # away, or the line.
# after the opening: a small letter
# Letters whose small letter is unusual. Take the # away and write them, or take away the line.
# capitals: İ i, I ı
# Other codes that mean the language too. Take the # away and write them, or take away the line.
# other tags: nb nn

## Register

# How all the pieces are written, so that two may meet on a page: how the reader is addressed, quotation
# marks, dashes, how numbers are written, capitals in titles.

## Words

# 300 to 600 common words, short and long, as a dictionary lists them, parted by spaces; by commas where
# words have spaces in them.

# Three tables or more of everyday things, better five: a caption, a line of three or four heads, four to six
# rows, each of which begins with what it is about. Numbers as the language writes them: ${numbers}.

${TABLE_FRAME}
${TABLE_FRAME}
${TABLE_FRAME}
## Never

# Words that must never stand in a text: alcohol, tobacco and drugs, religion, politics, war and weapons,
# death and blood, nakedness and sex. Each is how a word begins; one that ends in a full stop is a whole word.
`
}

/** A line of the file; one to be written, where nobody knows the value. */
function field(name, value) {
  return value === undefined ? `# ${name}: …` : `${name}: ${value}`
}

/** What a language calls this one; undefined when Unicode's data do not say. */
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
