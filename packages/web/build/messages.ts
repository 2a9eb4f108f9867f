/** The words of the page: a file for each language in the folder `messages`. */
import { existsSync, readFileSync } from 'node:fs'
import { PARAMETERS } from '@polyipsum/contract'
import { LANGUAGE_CODES, LOCALES, type LocaleCode, PSEUDOLOCALE_CODES } from '@polyipsum/text'

const fileOf = (code: LocaleCode) => new URL(`../messages/${code}.json`, import.meta.url)

/** The languages that the page is written in. Readers of the service's other languages get English. */
export const PAGE_LANGUAGES: readonly LocaleCode[] = LANGUAGE_CODES.filter((code) =>
  existsSync(fileOf(code)),
)

export interface Messages {
  /** The words of the HTML. */
  readonly page: Readonly<Record<string, string>>
  /** The words that the script shows. */
  readonly script: Readonly<Record<string, string>>
}

export function messagesOf(code: LocaleCode): Messages {
  return JSON.parse(readFileSync(fileOf(code), 'utf8'))
}

/** The name of a language in another language, or in English when that name is not known. */
export function nameIn(inLanguage: LocaleCode, code: LocaleCode): string {
  const { englishName } = LOCALES[code]
  if (inLanguage === 'en') return englishName
  return new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(code) ?? englishName
}

/** A language's own name, then its name in the reader's language if that differs: “Deutsch · German”. */
function labelIn(inLanguage: LocaleCode, code: LocaleCode): string {
  const { nativeName } = LOCALES[code]
  return [...new Set([nativeName, nameIn(inLanguage, code)])].join(' · ')
}

/** Sorts languages by their names, by the rules of the reader's language. */
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

/** A place for words: `%say.integerExpected minimum=1 maximum=9%`, `%topic.food%`. */
const PLACE = /%(say|topic)\.([\w-]+)((?: \w+=[^\s%]+)*)%/gu

/** Puts the words of a language into the page. @throws Error when it has none for a place */
export function translated(html: string, code: LocaleCode): string {
  const { page, script } = messagesOf(code)
  return html
    .replaceAll(PLACE, (_, kind: string, name: string, values: string) => {
      // A topic of one language alone may have no name in the others.
      const words = page[name] ?? script[name] ?? (kind === 'topic' ? topicName(name) : undefined)
      if (words === undefined) {
        throw new Error(`packages/web/messages/${code}.json has no words for ${name}`)
      }
      const filled = Object.fromEntries(values.split(' ').map((value) => value.split('=')))
      return escaped(words.replaceAll(/\{(\w+)\}/gu, (_, value: string) => filled[value]))
    })
    .replace('<!-- languages -->', () => languageOptions(code))
    .replace('<!-- page languages -->', () => pageLanguageOptions(code))
    .replace('<html lang="en">', `<html lang="${code}" dir="${LOCALES[code].direction}">`)
    .replace('"%messages%"', () => JSON.stringify(script).replaceAll('<', '\\u003c'))
}

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<"]/gu, (character) => REFERENCES[character] ?? '')
}

/** An option for each language, with the data that `src/languages.ts` reads. */
function languageOptions(inLanguage: LocaleCode): string {
  const optionsOf = (codes: readonly LocaleCode[]) =>
    ordered(inLanguage, codes, (code) => nameIn(inLanguage, code)).map((code) => {
      const { englishName, nativeName, script, direction, aliases = [], topics } = LOCALES[code]
      const data = `data-english="${englishName}" data-native="${nativeName}" data-name="${escaped(nameIn(inLanguage, code))}" data-script="${script}" data-aliases="${aliases.join(' ')}" data-topics="${topics.join(' ')}"`
      const selected = code === PARAMETERS.locale.default ? ' selected' : ''
      return `<option value="${code}" dir="${direction}"${selected} ${data}>${escaped(labelIn(inLanguage, code))}</option>`
    })
  const heading = escaped(messagesOf(inLanguage).page['pseudolocales'] ?? '')
  return [
    ...optionsOf(LANGUAGE_CODES),
    `<optgroup label="${heading}">`,
    ...optionsOf(PSEUDOLOCALE_CODES),
    '</optgroup>',
  ].join('\n')
}

/** An option for each language of the page, by its own name. */
function pageLanguageOptions(inLanguage: LocaleCode): string {
  return ordered(inLanguage, PAGE_LANGUAGES, (code) => LOCALES[code].nativeName)
    .map((code) => {
      const { nativeName, direction } = LOCALES[code]
      const selected = code === inLanguage ? ' selected' : ''
      return `<option value="${code}" lang="${code}" dir="${direction}"${selected}>${nativeName}</option>`
    })
    .join('\n')
}
