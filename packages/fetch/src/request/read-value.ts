/** Reads the value of a parameter from a query or from JSON. */
import type { ValueKind } from '@polyipsum/contract'
import {
  JSON_READERS,
  languageReader,
  QUERY_READERS,
  type Reading,
  readValue,
} from '@polyipsum/text/reading'
import type { Languages } from './languages.js'

/** Reads values of every kind. */
export interface ValueReaders {
  /** Reads a value from a query. */
  readonly readQueryValue: (kind: ValueKind, text: string) => Reading
  /** Reads a value from a JSON body. */
  readonly readJsonValue: (kind: ValueKind, value: unknown) => Reading
}

export function valueReaders({ locales, find, suggest }: Languages): ValueReaders {
  const language = languageReader({ codes: Object.keys(locales), find, suggest })
  const fromQuery = { ...QUERY_READERS, language }
  const fromJson = { ...JSON_READERS, language }
  return {
    readQueryValue: (kind, text) => readValue(fromQuery, kind, text),
    readJsonValue: (kind, value) => readValue(fromJson, kind, value),
  }
}
