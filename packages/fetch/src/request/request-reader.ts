import type { Fault } from '@polyipsum/contract'
import type { Languages } from './languages.js'
import { readPath } from './read-path.js'
import { readBody, readPostQuery, readQuery, type Setting } from './read-request.js'
import { valueReaders } from './read-value.js'
import {
  DEFAULTS,
  defaultLocale,
  QUERY_DEFAULTS,
  type Query,
  type RequestReading,
} from './text-request.js'

/** Reads requests for texts in some languages. */
export interface RequestReader {
  readonly readQuery: (query: Query) => RequestReading
  /** @param segments of the path, after `/api/` */
  readonly readPath: (segments: readonly string[], query: Query) => RequestReading
  readonly readBody: (body: unknown) => RequestReading
  readonly readPostQuery: (query: Query) => readonly Fault[]
}

export function requestReader(languages: Languages): RequestReader {
  const { locales } = languages
  const locale = defaultLocale(locales)
  const setting: Setting = {
    ...valueReaders(languages),
    defaults: { ...DEFAULTS, locale },
    queryDefaults: { ...QUERY_DEFAULTS, locale },
    languages: Object.keys(locales).length,
    topicsOf: (code) => locales[code]?.topics ?? [],
  }
  const readQueryOf = (query: Query) => readQuery(query, setting)
  return {
    readQuery: readQueryOf,
    readPath: (segments, query) => readPath(segments, query, readQueryOf),
    readBody: (body) => readBody(body, setting),
    readPostQuery,
  }
}
