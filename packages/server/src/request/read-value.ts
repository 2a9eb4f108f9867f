/** Reads the value of a parameter from a query or from JSON. */
import type { ValueKind } from '@polyipsum/contract'
import { findLocale, LOCALE_CODES, suggestLocale } from '@polyipsum/text'
import {
  JSON_READERS,
  languageReader,
  QUERY_READERS,
  type Reading,
  readValue,
} from '@polyipsum/text/reading'

const language = languageReader({ codes: LOCALE_CODES, find: findLocale, suggest: suggestLocale })
const FROM_QUERY = { ...QUERY_READERS, language }
const FROM_JSON = { ...JSON_READERS, language }

/** Reads a value from a query. */
export function readQueryValue(kind: ValueKind, text: string): Reading {
  return readValue(FROM_QUERY, kind, text)
}

/** Reads a value from a JSON body. */
export function readJsonValue(kind: ValueKind, value: unknown): Reading {
  return readValue(FROM_JSON, kind, value)
}
