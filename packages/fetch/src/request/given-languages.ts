import { generateRead, type Locale, LocaleFinder } from '@polyipsum/text/core'
import type { Languages } from '@polyipsum/text/reading'

/**
 * The languages of a list.
 *
 * @throws RangeError when the list is empty, or has two languages of one code
 */
export function givenLanguages(list: readonly Locale[]): Languages {
  if (list.length === 0) throw new RangeError('languages must have at least one language.')
  const locales: Record<string, Locale> = Object.create(null)
  for (const locale of list) {
    if (locale.code in locales) {
      throw new RangeError(
        `languages must have one language of each code, but ${locale.code} has two.`,
      )
    }
    locales[locale.code] = locale
  }
  const finder = new LocaleFinder(locales)
  return {
    locales,
    find: (tag) => finder.find(tag),
    suggest: (text) => finder.suggest(text),
    write: (options) => generateRead(locales[options.locale] as Locale, options),
  }
}
