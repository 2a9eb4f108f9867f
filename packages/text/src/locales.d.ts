/** The registry of languages, which `tools/compile-locales.mjs` makes of the files in `locales/`. */
declare module '#locales' {
  import type { Locale } from './language/locale.js'
  import type { LocaleCode } from './language/locale-codes.js'

  /** Every language by its code. */
  export const LOCALES: Readonly<Record<LocaleCode, Locale>>
}
