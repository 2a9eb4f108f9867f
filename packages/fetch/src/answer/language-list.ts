/** The list of languages that a service returns. */
import { TYPES } from '@polyipsum/contract'
import type { Languages } from '@polyipsum/text/reading'

/** What the list says of each language. */
export function languageList({ locales }: Pick<Languages, 'locales'>) {
  return {
    languages: Object.values(locales).map(
      ({
        code,
        aliases = [],
        englishName,
        nativeName,
        direction,
        script,
        topics,
        isPseudolocale,
      }) => ({
        code,
        aliases,
        englishName,
        nativeName,
        direction,
        script,
        types: TYPES,
        topics,
        ...(isPseudolocale && { pseudolocale: true }),
      }),
    ),
  }
}
