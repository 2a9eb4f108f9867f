/** The languages of the service, as the form of the page lists them. */
import { LOCALE_SYNONYMS } from '@polyipsum/contract'
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
  /** What a search looks in: the names, tags and synonyms, as `plain` writes them. */
  readonly haystack: string
}

export function readLanguages(select: HTMLSelectElement): readonly Language[] {
  return Array.from(select.options, ({ value, dir, dataset }) => {
    const code = value as LocaleCode
    const { native = '', english = '', name = '', script = '', aliases = '', topics = '' } = dataset
    return {
      code,
      nativeName: native,
      englishName: english,
      name,
      direction: dir,
      script,
      aliases: aliases.match(/\S+/gu) ?? [],
      topics: topics.match(/\S+/gu) ?? [],
      haystack: plain(
        [name, native, english, code, aliases, ...(LOCALE_SYNONYMS[code] ?? [])].join(' '),
      ),
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

/**
 * The languages with a word in one of their names, tags or synonyms that begins with the search. The
 * one that the service takes the search for comes first, then those whose name begins with it. A
 * language that is found by a slip or a longer tag comes last.
 */
export function findLanguages(languages: readonly Language[], search: string): Language[] {
  const wanted = plain(search)
  const code = finderOf(languages).suggest(search)
  const found = languages.filter(({ haystack }) => ` ${haystack}`.includes(` ${wanted}`))
  return [
    ...new Set([
      ...found.filter((language) => language.code === code),
      ...found.filter(({ haystack }) => haystack.startsWith(wanted)),
      ...found,
      ...languages.filter((language) => language.code === code),
    ]),
  ]
}

/** The words of a text without case, accents and punctuation: “turkce” finds “Türkçe”. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
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
