/** The languages of the service, read from the list in the form. */
import { LOCALE_SYNONYMS } from '@polyipsum/contract'
import type { LocaleCode } from '@polyipsum/text'
import { LocaleFinder } from '@polyipsum/text/core'
import { byId, element } from './element.js'

export interface Language {
  readonly code: LocaleCode
  readonly nativeName: string
  readonly englishName: string
  /** Its name in the language of the page. */
  readonly name: string
  readonly direction: string
  /** ISO 15924 */
  readonly script: string
  /** Other tags of the language: `iw` for Hebrew. */
  readonly aliases: readonly string[]
  /** The heading that it stands under in lists; empty for most. */
  readonly group: string
  /** The topics of its texts; empty for Latin, which is filler. */
  readonly topics: readonly string[]
  /** What a search looks in: names, tags and synonyms, made plain. */
  readonly haystack: string
}

/** All languages, in the order of the list. */
export const LANGUAGES: readonly Language[] = Array.from(
  byId('locale', HTMLSelectElement).options,
  ({ value, dir, dataset, parentElement }) => {
    const code = value as LocaleCode
    const { native = '', english = '', name = '', script = '', aliases = '', topics = '' } = dataset
    return {
      code,
      nativeName: native,
      englishName: english,
      name,
      direction: dir,
      group: parentElement instanceof HTMLOptGroupElement ? parentElement.label : '',
      script,
      aliases: aliases.match(/\S+/gu) ?? [],
      topics: topics.match(/\S+/gu) ?? [],
      haystack: plain(
        [name, native, english, code, aliases, ...(LOCALE_SYNONYMS[code] ?? [])].join(' '),
      ),
    }
  },
)

const BY_CODE = Object.fromEntries(
  LANGUAGES.map((language) => [language.code, language]),
) as Readonly<Record<LocaleCode, Language>>

export const isCode = (code: string): code is LocaleCode => Object.hasOwn(BY_CODE, code)

export const languageOf = (code: LocaleCode): Language => BY_CODE[code]

const finder = new LocaleFinder(BY_CODE)

/** Finds the language of a tag such as `pt-BR`, as the API does; undefined when there is none. */
export const findCode = (tag: string): LocaleCode | undefined => finder.find(tag)

/** “Deutsch · German” */
export const fullName = ({ nativeName, name }: Language): string =>
  nativeName === name ? nativeName : `${nativeName} · ${name}`

/** A language's own name, its name in the language of the page, and its code, as elements. */
export function nameParts({
  code,
  nativeName,
  name,
  direction,
}: Language): readonly (Node | string)[] {
  return [
    element('span', { lang: code, dir: direction }, nativeName),
    ' ',
    element('span', { class: 'translated' }, name === nativeName ? '' : name),
    ' ',
    element('code', {}, code),
  ]
}

/**
 * Finds the languages with a name, tag or synonym in which a word begins with the search. First comes
 * the one that the service takes the search for, then those whose name begins with the search. If no
 * word of the first begins with the search (a slip, or a longer tag), it comes last.
 */
export function findLanguages(search: string): Language[] {
  const wanted = plain(search)
  const code = finder.suggest(search)
  const found = LANGUAGES.filter(({ haystack }) => ` ${haystack}`.includes(` ${wanted}`))
  return [
    ...new Set([
      ...found.filter((language) => language.code === code),
      ...found.filter(({ haystack }) => haystack.startsWith(wanted)),
      ...found,
      ...LANGUAGES.filter((language) => language.code === code),
    ]),
  ]
}

/** The words of a text in lower case, without accents and punctuation: “turkce” for “Türkçe”. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

/** The first language of the visitor's browser that the service has; undefined when it has none. */
export const ownLanguage = (): LocaleCode | undefined =>
  navigator.languages.map(findCode).find((code) => code !== undefined)
