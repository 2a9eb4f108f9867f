import { type Fault, groupsOf, type Type } from '@polyipsum/contract'
import { bodyReader, type Languages } from '@polyipsum/text/reading'
import { readPath } from './read-path.js'
import { readPostQuery, readQuery, type Setting } from './read-request.js'
import { queryValueReader } from './read-value.js'
import { defaultLocale, QUERY_DEFAULTS, type Query, type RequestReading } from './text-request.js'

/** Reads requests for texts in some languages. */
export interface RequestReader {
  readonly readQuery: (query: Query) => RequestReading
  /** @param segments of the path, after `/api/` */
  readonly readPath: (segments: readonly string[], query: Query) => RequestReading
  /** Reads the JSON value of a POST's body. `null` and an empty text count as absent. */
  readonly readBody: (body: unknown) => RequestReading
  /** A POST has no query. Reports each parameter found there. */
  readonly readPostQuery: (query: Query) => readonly Fault[]
}

export function requestReader(languages: Languages): RequestReader {
  const { locales, find, suggest } = languages
  const usual = defaultLocale(locales)
  const topicsOf = (code: string, type: Type) => groupsOf(type) ?? locales[code]?.topics ?? []
  const setting: Setting = {
    readQueryValue: queryValueReader(languages),
    defaults: { ...QUERY_DEFAULTS, locale: usual },
    topicsOf,
  }
  const readQueryOf = (query: Query) => readQuery(query, setting)
  return {
    readQuery: readQueryOf,
    readPath: (segments, query) => readPath(segments, query, readQueryOf),
    readBody: bodyReader({ codes: Object.keys(locales), find, suggest, topicsOf, usual }),
    readPostQuery,
  }
}
