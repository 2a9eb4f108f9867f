/** The registry of languages. `tools/compile-locales.mjs` makes it from the files in `locales/`. */
declare module '#locales' {
  import type { Locale } from './language/locale.js'
  import type { LocaleCode } from './language/locale-codes.js'

  /** Every language by its code. */
  export const LOCALES: Readonly<Record<LocaleCode, Locale>>
  /** The text of `interface-keys.txt`. */
  export const INTERFACE_KEYS: string
}
