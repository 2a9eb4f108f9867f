import { attempts, checkBounds } from './attempts.js'
import { ConnectionError } from './connection-error.js'
import { exchange, type Fetch, type Transport } from './exchange.js'
import type { GeneratedText, StructuredText, TypeAsked } from './generated-text.js'
import {
  endpointOf,
  getRequest,
  type HttpRequest,
  languagesRequest,
  listRequest,
  postRequest,
} from './http-request.js'
import type { Language } from './language.js'
import { type Quota, readQuota } from './quota.js'
import type {
  CallBounds,
  CallOptions,
  ListOptions,
  TextOptions,
  TypedListOptions,
  TypedOptions,
  UntypedListOptions,
  UntypedOptions,
} from './text-options.js'
import { type Format, MEDIA_TYPES, type ResultList, type Type } from './vocabulary.js'

/** The service, and the bounds of every call. */
export interface ClientOptions extends CallBounds {
  /** The http or https URL before `/api/generate`. It may have a path and end in a slash. */
  readonly baseUrl: string | URL
  /** Sends the requests. The default is the global `fetch`. */
  readonly fetch?: Fetch | undefined
}

/**
 * Asks a service for text. Every method rejects with
 *
 * - `ProblemError` when the service refuses the request;
 * - `ConnectionError` when the service cannot be reached or something else answers;
 * - `DeadlineError` when the call takes longer than `timeoutMs`;
 * - the reason of `signal` when that aborts;
 * - `RangeError` for a bound out of range, or a number as seed that is not a safe integer;
 * - `TypeError` for an unknown option, or if `generateAll` has no list of languages.
 */
export interface Client {
  /** Plain text. */
  text(options?: TextOptions): Promise<string>
  /** HTML: `p` elements. */
  html(options?: TextOptions): Promise<string>
  /** Markdown (CommonMark). */
  markdown(options?: TextOptions): Promise<string>
  /** The items as a list: `{ paragraphs, count }`. `ItemsProperty` has the name for each type. */
  json(options?: UntypedOptions): Promise<StructuredText<'paragraph'>>
  json<Asked extends Type | undefined>(
    options: TypedOptions<Asked>,
  ): Promise<StructuredText<TypeAsked<Asked>>>
  json(options?: TextOptions): Promise<StructuredText>
  /** One text in every format, with its parameters. */
  generate(options?: UntypedOptions): Promise<GeneratedText<'paragraph'>>
  generate<Asked extends Type | undefined>(
    options: TypedOptions<Asked>,
  ): Promise<GeneratedText<TypeAsked<Asked>>>
  generate(options?: TextOptions): Promise<GeneratedText>
  /** One text in every format for each of the languages in `locales`, in their order, by one request. */
  generateAll(options: UntypedListOptions): Promise<readonly GeneratedText<'paragraph'>[]>
  generateAll<Asked extends Type | undefined>(
    options: TypedListOptions<Asked>,
  ): Promise<readonly GeneratedText<TypeAsked<Asked>>[]>
  generateAll(options: ListOptions): Promise<readonly GeneratedText[]>
  /** The languages of the service, with their topics. It does not count as a request of the limit. */
  languages(options?: CallOptions): Promise<readonly Language[]>
  /** The quota in the latest answer that states one; undefined before the first of them. */
  readonly quota: Quota | undefined
}

/**
 * Makes a client of one service.
 *
 * @throws TypeError when the base URL is not an http or https URL, or has a user, a password, a
 *   query or a fragment; RangeError when a bound is out of range
 */
export function createClient(options: ClientOptions): Client {
  if (options?.baseUrl === undefined) {
    throw new TypeError("createClient needs the service: createClient({ baseUrl: 'https://…' })")
  }
  // Each call reads the global `fetch`, so that a test can replace it.
  const { fetch: send = (url, init) => fetch(url, init), timeoutMs = 10_000, retries = 2 } = options
  const endpoint = endpointOf(options.baseUrl)
  checkBounds({ timeoutMs, retries })
  let quota: Quota | undefined
  const transport: Transport = {
    fetch: send,
    onHeaders: (headers) => {
      quota = readQuota(headers) ?? quota
    },
  }

  async function ask(request: HttpRequest, format: Format, options: CallOptions): Promise<string> {
    const bounds = {
      timeoutMs: options.timeoutMs ?? timeoutMs,
      retries: options.retries ?? retries,
    }
    checkBounds(bounds)
    return attempts(request, bounds, options.signal, (signal) =>
      exchange(transport, request, MEDIA_TYPES[format], signal),
    )
  }

  async function askJson<Answer>(request: HttpRequest, options: CallOptions): Promise<Answer> {
    const body = await ask(request, 'json', options)
    try {
      return JSON.parse(body)
    } catch (cause) {
      throw new ConnectionError(request, 'was answered with broken JSON', 200, { cause })
    }
  }

  const asker =
    (format: Format) =>
    async (options: TextOptions = {}) =>
      ask(getRequest(endpoint, options, format), format, options)

  return {
    text: asker('text'),
    html: asker('html'),
    markdown: asker('markdown'),
    json: async <Answer>(options: TextOptions = {}) =>
      askJson<Answer>(getRequest(endpoint, options, 'json'), options),
    generate: async <Answer>(options: TextOptions = {}) =>
      askJson<Answer>(postRequest(endpoint, options), options),
    generateAll: async <Answer>(options: ListOptions) =>
      (await askJson<ResultList<Answer>>(listRequest(endpoint, options), options)).texts,
    languages: async (options: CallOptions = {}) =>
      (
        await askJson<{ readonly languages: readonly Language[] }>(
          languagesRequest(endpoint),
          options,
        )
      ).languages,
    get quota() {
      return quota
    },
  }
}
