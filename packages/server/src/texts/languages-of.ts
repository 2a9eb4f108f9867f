import type { Languages } from '@polyipsum/fetch/request'
import type { TextGenerator } from '@polyipsum/text'

/** The languages of a generator, as requests ask for them. */
export function languagesOf({
  LOCALES,
  findLocale,
  suggestLocale,
  generateRead,
}: TextGenerator<string>): Languages {
  return { locales: LOCALES, find: findLocale, suggest: suggestLocale, write: generateRead }
}
