/** The languages that the laws are tried on. */
import { LOCALE_CODES, type LocaleCode } from '@polyipsum/text'
import { inject } from 'vitest'

/**
 * Those that bend the engine most: Latin has an opening of its own, Turkish capitals of its own
 * and a suffix for everything, Arabic is written from right to left, and Japanese without a space.
 */
const BENDING: readonly LocaleCode[] = ['la', 'tr', 'ar', 'ja']

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the laws are tried on every language. */
    readonly everyLanguage: boolean
  }
}

/** Every language in the project `languages`; elsewhere a few, as the others would repeat them. */
export const CODES = inject('everyLanguage') ? LOCALE_CODES : BENDING
