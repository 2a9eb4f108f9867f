/** The language of a text whose abbreviation names none. */
import { DEFAULTS } from '@polyipsum/contract'
import { findLocale, type LocaleCode } from '@polyipsum/text'
import type { Scan } from './place/place.js'
import type { Settings } from './settings.js'

/** The nearest `lang` of the file that is one of our languages, or that of the settings, or Latin. */
export function defaultLocale({ langs = [] }: Scan, { locale }: Settings): LocaleCode {
  for (const lang of langs) {
    const found = findLocale(lang)
    if (found !== undefined) return found
  }
  return locale ?? DEFAULTS.locale
}
