/** The tool `list_languages`. */
import type { CallToolResult } from '@modelcontextprotocol/server'
import { LOCALES } from '@polyipsum/text'

type LocaleInfo = (typeof LOCALES)[keyof typeof LOCALES]

/** The languages by their topics: most have the same. */
function byTopics(): ReadonlyMap<string, readonly LocaleInfo[]> {
  const groups = new Map<string, LocaleInfo[]>()
  for (const locale of Object.values(LOCALES)) {
    const key = locale.topics.join(', ')
    groups.set(key, [...(groups.get(key) ?? []), locale])
  }
  return groups
}

/** The languages, one a line, under the topics that they have. */
function languageText(): string {
  return [...byTopics()]
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
export function listLanguages(): CallToolResult {
  return {
    content: [{ type: 'text', text: languageText() }],
    structuredContent: {
      groups: [...byTopics().values()].map((locales) => ({
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
