/** Where text comes from: a function, or a service. */
import { BODY_TYPE, type Format, GENERATE_PATH, type IpsumOptions } from './vocabulary.js'

/** A text, as `generate` of `@polyipsum/text` and of the client of the service give it. */
export interface IpsumText {
  /** The code of its language. */
  readonly locale: string
  /** Plain text. */
  readonly text: string
  /** Read for articles only. */
  readonly html?: string
  /** Read for articles only. */
  readonly markdown?: string
  /** The JSON format, as an object or as text. */
  readonly json?: unknown
}

/**
 * Writes a text.
 *
 * @param options as an element has them. What is not a value that the options allow is given as text,
 *   so that the function can refuse it
 * @throws (or rejects with) an error whose message the element shows
 */
export type Generate = (options: IpsumOptions) => IpsumText | PromiseLike<IpsumText>

/** Options by their names, as `Generate` takes them. */
export type Options = Readonly<Record<string, string | number | boolean>>

/** @param format that the caller needs; undefined when it needs the plain text and JSON */
export type Source = (options: Options, format: Format | undefined) => Promise<IpsumText>

/** The service refused a request. */
export interface Refusal extends Error {
  /** How long to wait before the next attempt; NaN when the service does not say. */
  readonly retryAfterMs: number
}

/**
 * Asks a service: by a GET for one format, which caches may keep when it has a seed, otherwise by a
 * POST, whose answer has all formats.
 *
 * @param baseUrl the URL before `/api/generate`, absolute or relative to the page
 */
export function serviceSource(baseUrl: string | URL): Source {
  const base = String(new URL(baseUrl, document.baseURI)).replace(/\/*$/, '')
  const endpoint = base + GENERATE_PATH
  return async (options, format) => {
    const response = await (format
      ? fetch(
          `${endpoint}?${new URLSearchParams({ ...options, format } as Record<string, string>)}`,
        )
      : fetch(endpoint, {
          method: 'POST',
          headers: { 'content-type': BODY_TYPE },
          body: JSON.stringify(options),
        })
    ).catch(() => {
      throw new Error(`${base} could not be reached.`)
    })
    const { ok, status, headers } = response
    const body = await response.text()
    if (!ok) {
      const retryAfterMs = 1000 * Number(headers.get('retry-after') ?? Number.NaN)
      const refusal: Refusal = Object.assign(new Error(detailOf(body) ?? `${base}: ${status}`), {
        retryAfterMs,
      })
      throw refusal
    }
    const locale = headers.get('content-language')
    // Some hosts answer every path with a page of theirs and the status 200.
    if (!locale) throw new Error(`${base} is not the service.`)
    return format ? { locale, text: '', [format]: body } : JSON.parse(body)
  }
}

/** What a problem document says; undefined for another body. */
function detailOf(body: string): string | undefined {
  try {
    const { detail, errors } = JSON.parse(body)
    return errors?.map((fault: { detail: string }) => fault.detail).join(' ') ?? detail
  } catch {
    return undefined
  }
}
