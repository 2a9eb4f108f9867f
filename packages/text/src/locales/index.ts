import type { Locale } from '../locale.js'
import { ar } from './ar.js'
import { en } from './en.js'
import { ja } from './ja.js'
import { la } from './la.js'
import { tr } from './tr.js'

/** Every language by its code, in the order of the specification. */
export const LOCALES = { la, tr, en, ar, ja } as const satisfies Readonly<Record<string, Locale>>

/** The code of a language: ISO 639-1. */
export type LocaleCode = keyof typeof LOCALES

export const LOCALE_CODES = Object.keys(LOCALES) as readonly LocaleCode[]
