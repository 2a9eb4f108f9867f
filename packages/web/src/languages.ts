/** The languages of the service, as the form of the page lists them. */
import type { LocaleCode } from '@polyipsum/text'
import { LocaleFinder } from '@polyipsum/text/core'
import { element } from './element.js'

export interface Language {
  readonly code: LocaleCode
  readonly nativeName: string
  readonly englishName: string
  /** In the language of the page. */
  readonly name: string
  readonly direction: string
  /** ISO 15924 */
  readonly script: string
  /** Other tags of the language: `iw` for Hebrew. */
  readonly aliases: readonly string[]
  /** What its texts can be about; none in filler. */
  readonly topics: readonly string[]
  /** The text that a search looks in, without case and accents. */
  readonly haystack: string
}

export function readLanguages(select: HTMLSelectElement): readonly Language[] {
  return Array.from(select.options, ({ value, dir, dataset }) => {
    const { native = '', english = '', name = '', script = '', aliases = '', topics = '' } = dataset
    return {
      code: value as LocaleCode,
      nativeName: native,
      englishName: english,
      name,
      direction: dir,
      script,
      aliases: aliases.match(/\S+/gu) ?? [],
      topics: topics.match(/\S+/gu) ?? [],
      haystack: plain(`${native} ${english} ${name} ${value}`),
    }
  })
}

/** “Deutsch · German” */
export const fullName = ({ nativeName, name }: Language): string =>
  nativeName === name ? nativeName : `${nativeName} · ${name}`

/** The name of a language in itself and in the language of the page, and its code. */
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

/** The languages with a word in one of their names that begins with the search. */
export function findLanguages(languages: readonly Language[], search: string): Language[] {
  const wanted = plain(search.trim())
  return languages.filter(({ haystack }) => ` ${haystack}`.includes(` ${wanted}`))
}

/** A text without case and accents, so that “turkce” finds “Türkçe”. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
}

/** Finds the language of a tag such as `pt-BR`, as the API does. */
export function finderOf(languages: readonly Language[]): LocaleFinder<LocaleCode> {
  return new LocaleFinder(
    Object.fromEntries(languages.map((language) => [language.code, language])) as Record<
      LocaleCode,
      Language
    >,
  )
}

/** The first language of the visitor's browser that the service has; undefined when it has none. */
export function ownLanguage(languages: readonly Language[]): LocaleCode | undefined {
  const finder = finderOf(languages)
  return navigator.languages.map((tag) => finder.find(tag)).find((code) => code !== undefined)
}
