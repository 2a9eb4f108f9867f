/** The headers of answers that carry text. */
import { FORMAT_ROWS, FORMATS, type Format } from '@polyipsum/contract'
import { API_HEADERS } from '../http/api-headers.js'
import type { TextRequest } from '../request/text-request.js'

export const CONTENT_TYPES = tableOf(FORMATS, (format) => {
  const { mediaType, mediaTypeParameters } = FORMAT_ROWS[format]
  return `${mediaType}; ${mediaTypeParameters}`
})

/** A browser may open an HTML answer as a page of this origin. The page may then load and run nothing. */
export const HTML_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

export type Headers = Readonly<Record<string, string>>

function headersOf(language: string, format: Format): Headers {
  return {
    ...API_HEADERS,
    'content-type': CONTENT_TYPES[format],
    'content-language': language,
    ...(format === 'html' && { 'content-security-policy': HTML_POLICY }),
  }
}

export const UNSEEDED = { 'cache-control': 'no-store' }
/** A seeded text is a pure function of the request. */
export const SEEDED = { 'cache-control': 'public, max-age=86400' }

/**
 * The headers of a text except its entity tag and length, in a form of the caller's. They are made once
 * for each language and format.
 */
export function textHeaderTable<Form>(
  codes: readonly string[],
  form: (headers: Headers) => Form,
): (request: TextRequest) => Form {
  const tableBy = (caching: Headers) =>
    tableOf(codes, (locale) =>
      tableOf(FORMATS, (format) => form({ ...headersOf(locale, format), ...caching })),
    )
  const unseeded = tableBy(UNSEEDED)
  const seeded = tableBy(SEEDED)
  return ({ locale, format, seed }) => {
    const table = seed === undefined ? unseeded : seeded
    return (table[locale] as Record<Format, Form>)[format ?? 'text']
  }
}

/** The headers of a POST's answer. Several languages are a list (RFC 9110 §8.5). */
export function resultHeaders({
  locale,
  locales = [locale],
}: Pick<TextRequest, 'locale' | 'locales'>): Headers {
  return { ...headersOf(locales.join(', '), 'json'), ...UNSEEDED }
}

function tableOf<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}
