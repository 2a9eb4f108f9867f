import type { LocaleCode, Type } from './vocabulary.js'

/** A language that the service writes. */
export interface Language {
  readonly code: LocaleCode
  /** Other tags that mean the language. */
  readonly aliases: readonly string[]
  readonly englishName: string
  readonly nativeName: string
  readonly direction: 'ltr' | 'rtl'
  /** A code of ISO 15924. */
  readonly script: string
  /** The types of items that it has. */
  readonly types: readonly Type[]
  /** What a text can be about; empty for Latin. */
  readonly topics: readonly string[]
  /** Whether it is a pseudolocale, made of English by rule to test layouts; absent otherwise. */
  readonly pseudolocale?: true
}
