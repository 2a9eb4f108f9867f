/** The tool `list_languages`. */
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { LocaleInfo } from '@polyipsum/text'
import type { Languages } from '@polyipsum/text/reading'

/** The languages by their topics: most have the same. */
function byTopics({ locales }: Languages): ReadonlyMap<string, readonly LocaleInfo[]> {
  const groups = new Map<string, LocaleInfo[]>()
  for (const locale of Object.values(locales)) {
    const key = locale.topics.join(', ')
    groups.set(key, [...(groups.get(key) ?? []), locale])
  }
  return groups
}

/** The languages, one a line, under the topics that they have. */
function languageText(groups: ReadonlyMap<string, readonly LocaleInfo[]>): string {
  return [...groups]
    .map(([topics, locales]) => {
      const lines = locales.map(
        ({ code, englishName, nativeName, direction }) =>
          `${code} ${englishName}, ${nativeName}${direction === 'rtl' ? ', right to left' : ''}`,
      )
      return [topics === '' ? 'Without topics:' : `With the topics ${topics}:`, ...lines].join('\n')
    })
    .join('\n\n')
}

/** Every language with its names and direction, and the topics of groups of languages. */
export function listLanguages(languages: Languages): CallToolResult {
  const groups = byTopics(languages)
  return {
    content: [{ type: 'text', text: languageText(groups) }],
    structuredContent: {
      groups: [...groups.values()].map((locales) => ({
        topics: locales[0]?.topics ?? [],
        languages: locales.map(({ code, englishName, nativeName, direction }) => ({
          code,
          englishName,
          nativeName,
          direction,
        })),
      })),
    },
  }
}
