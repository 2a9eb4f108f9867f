/** The languages of the service, as the page has them in its form. */
import type { LocaleCode } from '@polyipsum/text'
import { element } from './element.js'

export interface Language {
  readonly code: LocaleCode
  readonly nativeName: string
  readonly englishName: string
  readonly direction: string
  /** ISO 15924 */
  readonly script: string
  /** Other tags that mean it: `iw` for Hebrew. */
  readonly aliases: readonly string[]
  /** What a search looks in, without case and accents. */
  readonly haystack: string
}

export function readLanguages(select: HTMLSelectElement): readonly Language[] {
  return Array.from(select.options, ({ value, dir, dataset }) => {
    const { native = '', english = '', script = '', aliases = '' } = dataset
    return {
      code: value as LocaleCode,
      nativeName: native,
      englishName: english,
      direction: dir,
      script,
      aliases: aliases.split(' '),
      haystack: plain(`${native} ${english} ${value}`),
    }
  })
}

/** The name of a language in itself and in English, and its code. */
export function nameParts({
  code,
  nativeName,
  englishName,
  direction,
}: Language): readonly (Node | string)[] {
  return [
    element('span', { lang: code, dir: direction }, nativeName),
    ' ',
    element('span', { class: 'english' }, englishName === nativeName ? '' : englishName),
    ' ',
    element('code', {}, code),
  ]
}

/** The languages whose name, in itself or in English, has a word that begins so. */
export function findLanguages(languages: readonly Language[], search: string): Language[] {
  const wanted = plain(search.trim())
  return languages.filter(({ haystack }) => ` ${haystack}`.includes(` ${wanted}`))
}

/** Letters without case and accents: “Türkçe” is found as “turkce”. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
}

/** The language of a tag such as `pt-BR`, as the API looks it up (RFC 4647 §3.4). */
export function findByTag(languages: readonly Language[], tag: string): Language | undefined {
  for (let range = tag.toLowerCase(); range !== ''; range = range.replace(/-?[^-]*$/u, '')) {
    const found = languages.find(({ code, aliases }) => code === range || aliases.includes(range))
    if (found !== undefined) return found
  }
  return undefined
}

/** The language that somebody's browser asks for, where there is it. */
export function ownLanguage(languages: readonly Language[]): Language | undefined {
  for (const tag of navigator.languages) {
    const found = findByTag(languages, tag)
    if (found !== undefined) return found
  }
  return undefined
}
