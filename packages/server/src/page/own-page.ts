/** The page with the languages and topics of own text in its lists. The build knows ours alone. */
import { GROUPS } from '@polyipsum/contract'
import type { LocaleInfo } from '@polyipsum/text'
import type { Texts } from '../texts/texts.js'
import { type BuiltFile, compressed } from './built-files.js'

const TOPIC_LIST = /(<select id="topic"[^>]*>)(.*?)(<\/select>)/su
const LANGUAGE_LIST = /(<select id="locale"[^>]*>)(.*?)(<\/select>)/su
const OPTION = /<option value="([^"]*)"[^>]*>[^<]*<\/option>/gu

/** The pages of some texts, by the names of their files. */
const pages = new WeakMap<Texts, Map<string, BuiltFile>>()

/** A page of the build, with the lists of these texts. It is made when it is first asked for. */
export function ownPage(texts: Texts, name: string, built: BuiltFile): BuiltFile {
  const made = pages.get(texts) ?? new Map<string, BuiltFile>()
  pages.set(texts, made)
  const known = made.get(name)
  if (known !== undefined) return known
  const file = compressed(name, () =>
    Buffer.from(withLists(built.read('identity').toString(), texts.languages.locales)),
  )
  made.set(name, file)
  return file
}

function withLists(page: string, locales: Readonly<Record<string, LocaleInfo>>): string {
  const topics = [...new Set(Object.values(locales).flatMap(({ topics }) => topics))]
  return page
    .replace(
      TOPIC_LIST,
      (_, begin, options: string, end) => begin + topicOptions(options, topics) + end,
    )
    .replace(
      LANGUAGE_LIST,
      (_, begin, options: string, end) => begin + languageOptions(options, locales) + end,
    )
}

/** The options of the page, and one more for each topic that it does not have, before the groups. */
function topicOptions(options: string, topics: readonly string[]): string {
  const known = valuesOf(options)
  const more = topics
    .filter((topic) => !known.has(topic))
    .map((topic) => {
      const words = topic.replaceAll('-', ' ')
      return `<option value="${topic}">${words.charAt(0).toUpperCase()}${words.slice(1)}</option>`
    })
  const [firstGroup = ''] = Object.values(GROUPS).flat()
  return options.replace(`<option value="${firstGroup}"`, (found) => [...more, found].join('\n'))
}

/** The options of the page with the topics of each language, and one more for each new language. */
function languageOptions(options: string, locales: Readonly<Record<string, LocaleInfo>>): string {
  const known = valuesOf(options)
  const withTopics = options.replace(OPTION, (option, code: string) => {
    const topics = locales[code]?.topics.join(' ') ?? ''
    return option.replace(/data-topics="[^"]*"/u, `data-topics="${topics}"`)
  })
  const more = Object.values(locales).filter(({ code }) => !known.has(code))
  return [...more.map(languageOption), withTopics].join('\n')
}

function languageOption(locale: LocaleInfo): string {
  const { code, englishName, nativeName, script, direction, aliases = [], topics } = locale
  const [native, english] = [nativeName, englishName].map(escaped)
  const data = `data-english="${english}" data-native="${native}" data-name="${english}" data-script="${script}" data-aliases="${aliases.join(' ')}" data-topics="${topics.join(' ')}"`
  return `<option value="${code}" dir="${direction}" ${data}>${native} · ${english}</option>`
}

const valuesOf = (options: string) =>
  new Set(Array.from(options.matchAll(OPTION), ([, value = '']) => value))

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<"]/gu, (character) => REFERENCES[character] ?? '')
}
