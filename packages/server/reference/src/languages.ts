/** The list of languages that the service returns. */
import { TYPES } from '@polyipsum/contract'
import { LOCALES } from '@polyipsum/text'

/** What the list says of a language. */
export function languageList() {
  return {
    languages: Object.values(LOCALES).map(
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
