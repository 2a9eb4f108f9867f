/** The API as a function from a request to its response. */
import {
  GENERATE_METHODS,
  GENERATE_PATH,
  LANGUAGES_METHODS,
  PATH_METHODS,
  PATH_OPTIONS_PREFIX,
} from '@polyipsum/contract'
import { encodedLength, encodeInto } from '@polyipsum/text/core'
import type { Languages } from '@polyipsum/text/reading'
import { parse } from 'fast-querystring'
import { resultHeaders, textHeaderTable } from '../answer/text-headers.js'
import { preflightHeaders } from '../http/api-headers.js'
import { invalidRequest, ProblemError } from '../http/problem.js'
import { INTERNAL_ERROR, methodNotAllowed, notFound, unreadablePath } from '../http/refusals.js'
import { requestReader } from '../request/request-reader.js'
import type { Query, RequestReading } from '../request/text-request.js'
import { entityTag } from './digest.js'
import { type Keeper, languagesKeeper, PROBLEM_KEEPERS, respondNotFoundPage } from './kept.js'
import {
  type Admission,
  admissionOf,
  type Limit,
  type Peek,
  quotaHeaders,
  UNLIMITED,
} from './limit.js'
import { readJsonBody } from './read-body.js'
import { isKnown, respond, respondNotModified, respondProblem } from './respond.js'
import { resultBody, resultsBody } from './results.js'

/** Answers a request. It never rejects. */
export type Handler<Context extends readonly unknown[] = []> = (
  request: Request,
  ...context: Context
) => Promise<Response>

/** What does not depend on the languages. */
export interface HandlerSettings<Context extends readonly unknown[] = []> {
  /** Counts each GET, HEAD and POST for a text. By default, there is no limit. */
  readonly limit?: Limit<Context> | undefined
  /** Tells the quota for the answers to OPTIONS and to wrong methods. By default, they do not state it. */
  readonly peek?: Peek<Context> | undefined
  /** Receives what the code or the limit throws; the answer is a 500. By default, `console.error`. */
  readonly onError?: ((error: unknown, request: Request) => void) | undefined
}

/** The query and the admission of a request. */
interface Asked {
  readonly request: Request
  readonly query: Query
  readonly admission: Admission
}

interface Route {
  /** In the order of `Allow`. */
  readonly methods: readonly string[]
  readonly answer: (asked: Asked) => Promise<Response>
  /** Whether its requests count for the limit. */
  readonly isCounted: boolean
}

/** A path of options. Its first segment is a number. */
const PATH = new RegExp(`^${PATH_OPTIONS_PREFIX}([0-9]+)(?:/(.*))?$`, 'su')

export function handlerOf<Context extends readonly unknown[]>(
  languages: Languages,
  { limit, peek, onError = (error) => console.error(error) }: HandlerSettings<Context>,
): Handler<Context> {
  const { readQuery, readPath, readBody, readPostQuery } = requestReader(languages)
  const headersOfText = textHeaderTable(Object.keys(languages.locales), (headers) => headers)

  const generate: Route = { methods: GENERATE_METHODS, answer: answerGenerate, isCounted: true }
  const routes = new Map<string, Route>([
    [GENERATE_PATH, generate],
    [`${GENERATE_PATH}/`, generate],
    keptRoute(LANGUAGES_METHODS, ...languagesKeeper(languages)),
    ...Array.from(PROBLEM_KEEPERS, ([path, keep]) => keptRoute(['GET', 'HEAD'], path, keep)),
  ])

  function routeAt(path: string): Route | undefined {
    const known = routes.get(path)
    if (known !== undefined) return known
    const [, count, rest = ''] = PATH.exec(path) ?? []
    if (count === undefined) return undefined
    const segments = [count, ...decodeURIComponent(rest).split('/')]
    return {
      methods: PATH_METHODS,
      answer: (asked) => answerText(asked, readPath(segments, asked.query)),
      isCounted: true,
    }
  }

  function answerGenerate(asked: Asked): Promise<Response> {
    return asked.request.method === 'POST'
      ? answerPost(asked)
      : answerText(asked, readQuery(asked.query))
  }

  async function answerText(
    { request, admission }: Asked,
    reading: RequestReading,
  ): Promise<Response> {
    if ('faults' in reading) {
      return respondProblem(request, invalidRequest(reading.faults), admission.headers)
    }
    const { request: asked } = reading
    const headers: Record<string, string> = { ...headersOfText(asked), ...admission.headers }
    if (asked.seed !== undefined) {
      const tag = await entityTag(asked)
      headers['etag'] = tag
      if (isKnown(request, tag)) return respondNotModified(headers)
    }
    // From here on nothing waits: the next text overwrites this one.
    const passage = languages.write(asked)
    const format = asked.format ?? 'text'
    const body = new Uint8Array(encodedLength(passage, format))
    if (request.method !== 'HEAD') encodeInto(body, 0, passage, format)
    return respond(request, 200, headers, body)
  }

  async function answerPost({ request, query, admission }: Asked): Promise<Response> {
    const body = await readJsonBody(request)
    const misplaced = readPostQuery(query)
    const reading = readBody(body)
    if ('faults' in reading || misplaced.length > 0) {
      const faults = 'faults' in reading ? reading.faults : []
      return respondProblem(request, invalidRequest([...misplaced, ...faults]), admission.headers)
    }
    const { request: asked } = reading
    const answer =
      asked.locales === undefined
        ? resultBody(languages, asked)
        : await resultsBody(languages, asked, asked.locales)
    return respond(request, 200, { ...resultHeaders(asked), ...admission.headers }, answer)
  }

  async function answer(request: Request, context: Context): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const url = pathname + search
    const path = decodedPath(pathname)
    if (path === undefined) return respondProblem(request, unreadablePath(url))
    const route = routeAt(path)
    if (route === undefined) {
      return isFromBrowser(request)
        ? respondNotFoundPage(request)
        : respondProblem(request, notFound(url))
    }
    const { methods, isCounted } = route
    const isAllowed = methods.includes(request.method)
    if (request.method === 'OPTIONS' || !isAllowed) {
      const quota = isCounted ? await peek?.(request, ...context) : undefined
      const headers = quota === undefined ? {} : quotaHeaders(quota)
      return isAllowed
        ? new Response(null, { status: 204, headers: { ...preflightHeaders(methods), ...headers } })
        : respondProblem(request, methodNotAllowed(request.method, methods.join(', ')), headers)
    }
    const decision = isCounted ? await limit?.(request, ...context) : undefined
    const admission = decision === undefined ? UNLIMITED : admissionOf(decision)
    const { refusal, headers } = admission
    if (refusal !== undefined) return respondProblem(request, refusal, headers)
    const query: Query = parse(search.slice(1))
    return route.answer({ request, query, admission }).catch((error: unknown) => {
      if (error instanceof ProblemError) return respondProblem(request, error.problem, headers)
      onError(error, request)
      return respondProblem(request, INTERNAL_ERROR, headers)
    })
  }

  return async function handle(request, ...context) {
    try {
      return await answer(request, context)
    } catch (error) {
      onError(error, request)
      return respondProblem(request, INTERNAL_ERROR)
    }
  }
}

function keptRoute(methods: readonly string[], path: string, keep: Keeper): [string, Route] {
  return [path, { methods, answer: ({ request }) => keep(request), isCounted: false }]
}

/**
 * A path without its percent-encoding, except of characters that part a URL, and of `%`.
 *
 * @returns undefined when it cannot be decoded
 */
function decodedPath(pathname: string): string | undefined {
  if (!pathname.includes('%')) return pathname
  try {
    return decodeURI(pathname.replaceAll('%25', '%2525'))
  } catch {
    return undefined
  }
}

/** Whether a request wants a page, as when a browser opens an address. */
function isFromBrowser({ method, headers }: Request): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && /\btext\/html\b/u.test(headers.get('accept') ?? '')
  )
}
