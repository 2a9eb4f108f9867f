/** Reads the value of a parameter from a query. */
import type { ValueKind } from '@polyipsum/contract'
import {
  type Languages,
  languageReader,
  QUERY_READERS,
  type Reading,
  readValue,
} from '@polyipsum/text/reading'

/** Reads a value from a query. */
export type QueryValueReader = (kind: ValueKind, text: string) => Reading

export function queryValueReader({ locales, find, suggest }: Languages): QueryValueReader {
  const language = languageReader({ codes: Object.keys(locales), find, suggest })
  const readers = { ...QUERY_READERS, language }
  return function readQueryValue(kind, text) {
    return readValue(readers, kind, text)
  }
}
