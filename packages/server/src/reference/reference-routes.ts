/** The routes of the reference. */
import {
  DOCS_PATH,
  LANGUAGES_METHODS,
  LANGUAGES_PATH,
  LLMS_PATH,
  OPENAPI_PATH,
  PROBLEM_KINDS,
  PROBLEM_PATH,
  type ProblemName,
} from '@polyipsum/contract'
import { PROBLEM_PAGE_HEADERS } from '@polyipsum/fetch/answer'
import { API_HEADERS, preflightHeaders } from '@polyipsum/fetch/http'
import type { FastifyInstance } from 'fastify'
import type { RateLimit } from '../limit/rate-limit.js'
import { addBuiltFile, addBuiltFiles } from '../page/built-files.js'
import {
  builtDocsPage,
  builtLanguages,
  builtProblemPage,
  DOCS_FOLDER,
  limitDocument,
} from './built-documents.js'
import { DOCS_PAGE_HEADERS } from './page-headers.js'

/** @param limit that the documents state; undefined without a limit */
export function addReferenceRoutes(app: FastifyInstance, limit: RateLimit | undefined): void {
  for (const name of Object.keys(PROBLEM_KINDS) as ProblemName[]) {
    addBuiltFile(app, PROBLEM_PATH + name, builtProblemPage(name), PROBLEM_PAGE_HEADERS)
  }
  for (const path of [OPENAPI_PATH, LLMS_PATH]) {
    addBuiltFile(app, path, limitDocument(path.slice(1), limit?.limit ?? 0), API_HEADERS)
  }
  addBuiltFile(app, LANGUAGES_PATH, builtLanguages(), API_HEADERS)
  app.options(LANGUAGES_PATH, function listMethods(_request, reply) {
    return reply.code(204).headers(preflightHeaders(LANGUAGES_METHODS)).send()
  })
  addBuiltFile(app, DOCS_PATH, builtDocsPage(), DOCS_PAGE_HEADERS)
  app.get(`${DOCS_PATH}/`, function redirectToDocs(_request, reply) {
    return reply.redirect(DOCS_PATH, 301)
  })
  addBuiltFiles(app, {
    folder: DOCS_FOLDER,
    path: `${DOCS_PATH}/`,
    headers: {
      // Their names carry their versions.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}
