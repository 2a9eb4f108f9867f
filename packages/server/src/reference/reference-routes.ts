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
import { addBuiltFile, addBuiltFiles, addChangingFile } from '../page/built-files.js'
import type { Service } from '../service.js'
import {
  builtDocsPage,
  builtLanguages,
  builtProblemPage,
  DOCS_FOLDER,
  limitDocument,
} from './built-documents.js'
import { DOCS_PAGE_HEADERS } from './page-headers.js'

export function addReferenceRoutes(app: FastifyInstance, { limit, texts }: Service): void {
  for (const name of Object.keys(PROBLEM_KINDS) as ProblemName[]) {
    addBuiltFile(app, PROBLEM_PATH + name, builtProblemPage(name), PROBLEM_PAGE_HEADERS)
  }
  const built = {
    openapi: limitDocument(OPENAPI_PATH.slice(1), limit?.limit ?? 0),
    llms: limitDocument(LLMS_PATH.slice(1), limit?.limit ?? 0),
    languages: builtLanguages(),
  }
  const paths = { openapi: OPENAPI_PATH, llms: LLMS_PATH, languages: LANGUAGES_PATH } as const
  for (const name of Object.keys(paths) as (keyof typeof paths)[]) {
    const fileOf = () => texts.current.documents?.[name] ?? built[name]
    addChangingFile(app, paths[name], fileOf, API_HEADERS)
  }
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
