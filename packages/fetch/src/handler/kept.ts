/** Answers that never change: the list of languages, and the pages of problems. */
import { LANGUAGES_PATH, PROBLEM_KINDS, PROBLEM_PATH } from '@polyipsum/contract'
import type { Languages } from '@polyipsum/text/reading'
import { languageList } from '../answer/language-list.js'
import type { Headers as HeaderFields } from '../answer/text-headers.js'
import { API_HEADERS } from '../http/api-headers.js'
import { PROBLEM_PAGE_HEADERS, problemPage } from '../page/problem-page.js'
import { tagOfBytes } from './digest.js'
import { isKnown, respond, respondNotModified } from './respond.js'

/** The `Cache-Control` of what does not change before the next release. */
const CACHING = 'public, max-age=3600'

/** The platform may compress what it sends. */
const VARY = 'accept-encoding'

/** The frame of a page: there is no page beside it to go to. */
const FRAME = { head: '', header: '<span class="brand"><span>¶</span>Polyipsum</span>' }

const utf8 = new TextEncoder()

/** Answers a GET or a HEAD with a body that is made for its first request. */
export type Keeper = (request: Request) => Promise<Response>

function keeper(make: () => string, type: HeaderFields): Keeper {
  let kept: Promise<{ body: Uint8Array<ArrayBuffer>; headers: HeaderFields & { etag: string } }>
  async function keep() {
    const body = utf8.encode(make())
    return {
      body,
      headers: { 'cache-control': CACHING, ...type, vary: VARY, etag: await tagOfBytes(body) },
    }
  }
  return async (request) => {
    kept ??= keep()
    const { body, headers } = await kept
    return isKnown(request, headers.etag)
      ? respondNotModified(headers)
      : respond(request, 200, headers, body)
  }
}

export const languagesKeeper = (languages: Languages): readonly [path: string, Keeper] => [
  LANGUAGES_PATH,
  keeper(() => JSON.stringify(languageList(languages)), {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
  }),
]

/** The page of each kind of problem, by its path. */
export const PROBLEM_KEEPERS: ReadonlyMap<string, Keeper> = new Map(
  Object.entries(PROBLEM_KINDS).map(([name, kind]) => [
    PROBLEM_PATH + name,
    keeper(() => problemPage(kind, FRAME), PROBLEM_PAGE_HEADERS),
  ]),
)

/** The page that a browser shows for an unknown path. */
export function respondNotFoundPage(request: Request): Response {
  const headers = { ...API_HEADERS, ...PROBLEM_PAGE_HEADERS, 'cache-control': 'no-store' }
  return respond(request, 404, headers, utf8.encode(problemPage(PROBLEM_KINDS['not-found'], FRAME)))
}
