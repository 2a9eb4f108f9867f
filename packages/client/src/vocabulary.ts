/** The words of the API. A build writes them out for the package, which depends on no other. */
import type { FORMATS, ITEMS_PROPERTY, LOCALE_CODES, TYPES } from '@polyipsum/text'

/** What an item is. */
export type Type = (typeof TYPES)[number]

/** How a text is written down. */
export type Format = (typeof FORMATS)[number]

/** The code of a language: ISO 639-1. */
export type LocaleCode = (typeof LOCALE_CODES)[number]

/** The property of a structured text that holds its items, by their type. */
export type ItemsProperty = typeof ITEMS_PROPERTY
