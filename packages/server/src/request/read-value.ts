/** Reads the value of a parameter from a query. */
import type { ValueKind } from '@polyipsum/contract'
import { findLocale, LOCALE_CODES, suggestLocale } from '@polyipsum/text'
import { languageReader, QUERY_READERS, type Reading, readValue } from '@polyipsum/text/reading'

const READERS = {
  ...QUERY_READERS,
  language: languageReader({ codes: LOCALE_CODES, find: findLocale, suggest: suggestLocale }),
}

/** Reads a value from a query. */
export function readQueryValue(kind: ValueKind, text: string): Reading {
  return readValue(READERS, kind, text)
}
