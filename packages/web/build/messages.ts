/** The words of the page in its languages: a file for each in the folder `messages`. */
import { existsSync, readFileSync } from 'node:fs'
import { PARAMETERS } from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@polyipsum/text'

const fileOf = (code: LocaleCode) => new URL(`../messages/${code}.json`, import.meta.url)

/** The languages of the page; who prefers another language of ours gets the page in English. */
export const PAGE_LANGUAGES: readonly LocaleCode[] = LOCALE_CODES.filter((code) =>
  existsSync(fileOf(code)),
)

export interface Messages {
  /** What stands in the page. */
  readonly page: Readonly<Record<string, string>>
  /** What the script says. */
  readonly script: Readonly<Record<string, string>>
}

export function messagesOf(code: LocaleCode): Messages {
  return JSON.parse(readFileSync(fileOf(code), 'utf8'))
}

/** The name of a language in another, or in English where that is not known. */
export function nameIn(inLanguage: LocaleCode, code: LocaleCode): string {
  const { englishName } = LOCALES[code]
  if (inLanguage === 'en') return englishName
  return new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(code) ?? englishName
}

/** “Deutsch · German”, and “English” for those who read English. */
function labelIn(inLanguage: LocaleCode, code: LocaleCode): string {
  const { nativeName } = LOCALES[code]
  return [...new Set([nativeName, nameIn(inLanguage, code)])].join(' · ')
}

/** The languages in the order of a name, as the reader's language sorts it. */
function ordered(
  inLanguage: LocaleCode,
  codes: readonly LocaleCode[],
  nameOf: (code: LocaleCode) => string,
): LocaleCode[] {
  const { compare } = new Intl.Collator([inLanguage, 'en'])
  return codes.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
}

/** “Real estate” for `real-estate`. */
function topicName(topic: string): string {
  const words = topic.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `%say.integerExpected minimum=1 maximum=9%`, `%topic.food%` */
const PLACE = /%(say|topic)\.([\w-]+)((?: \w+=[^\s%]+)*)%/gu

/** Where the languages stand as options. */
export const LANGUAGES = '<!-- languages -->'

/** Puts the words of a language into a page. @throws Error when it has no word for a place */
export function translated(html: string, code: LocaleCode): string {
  const { page, script } = messagesOf(code)
  return html
    .replaceAll(PLACE, (_, kind: string, name: string, values: string) => {
      // A topic that only one language has need not have a name in all of them.
      const words = page[name] ?? script[name] ?? (kind === 'topic' ? topicName(name) : undefined)
      if (words === undefined) {
        throw new Error(`packages/web/messages/${code}.json says nothing for ${name}`)
      }
      const filled = Object.fromEntries(values.split(' ').map((value) => value.split('=')))
      return escaped(words.replaceAll(/\{(\w+)\}/gu, (_, value: string) => filled[value]))
    })
    .replace(LANGUAGES, () => languageOptions(code))
    .replace('<!-- page languages -->', () => pageLanguageOptions(code))
    .replace('<html lang="en">', `<html lang="${code}" dir="${LOCALES[code].direction}">`)
    .replace('"%messages%"', () => JSON.stringify(script).replaceAll('<', '\\u003c'))
}

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

export function escaped(text: string): string {
  return text.replaceAll(/[&<"]/gu, (character) => REFERENCES[character] ?? '')
}

/** The languages as options, with what the script reads of them. */
function languageOptions(inLanguage: LocaleCode): string {
  const options = ordered(inLanguage, LOCALE_CODES, (code) => nameIn(inLanguage, code)).map(
    (code) => {
      const { englishName, nativeName, script, direction, aliases = [], topics } = LOCALES[code]
      const data = `data-english="${englishName}" data-native="${nativeName}" data-name="${escaped(nameIn(inLanguage, code))}" data-script="${script}" data-aliases="${aliases.join(' ')}" data-topics="${topics.join(' ')}"`
      const selected = code === PARAMETERS.locale.default ? ' selected' : ''
      return `<option value="${code}" dir="${direction}"${selected} ${data}>${escaped(labelIn(inLanguage, code))}</option>`
    },
  )
  return options.join('\n')
}

/** The languages of the page as options, each in its own name. */
function pageLanguageOptions(inLanguage: LocaleCode): string {
  return ordered(inLanguage, PAGE_LANGUAGES, (code) => LOCALES[code].nativeName)
    .map((code) => {
      const { nativeName, direction } = LOCALES[code]
      const selected = code === inLanguage ? ' selected' : ''
      return `<option value="${code}" lang="${code}" dir="${direction}"${selected}>${nativeName}</option>`
    })
    .join('\n')
}
