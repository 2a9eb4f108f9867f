/** The languages on which the laws are tested. */
import { LANGUAGE_CODES, type LocaleCode } from '@polyipsum/text'
import { inject } from 'vitest'

/**
 * The languages that differ most: Latin has an opening of its own, Turkish has capitals of its own,
 * Arabic is written from right to left, and Japanese has no spaces.
 */
const DIFFERENT: readonly LocaleCode[] = ['la', 'tr', 'ar', 'ja']

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the laws are tested on every language. */
    readonly everyLanguage: boolean
  }
}

/** Every language in the project `languages`. In other projects four, because the rest is similar. */
export const CODES = inject('everyLanguage') ? LANGUAGE_CODES : DIFFERENT
