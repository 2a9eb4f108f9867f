/**
 * Lays out the files of a new language, and tells what to write:
 *
 *     npm run new-language ca
 *     node tools/new-language.mjs ca [folder of the project]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { writeLanguage } from '../packages/text/dist/notation/write-language.js'
import {
  filesOf,
  foldersIn,
  interfaceFrame,
  KINDS,
  SUBJECTS,
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
write(`${HOME}/language.txt`, writeLanguage(code))
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

function read(path) {
  return readFileSync(new URL(path, ROOT), 'utf8')
}

function write(path, text) {
  writeFileSync(new URL(path, ROOT), text)
}
