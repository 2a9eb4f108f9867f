/** The routes of the reference. */
import { fileURLToPath } from 'node:url'
import { DOCS_PATH, LLMS_PATH, OPENAPI_PATH, PROBLEM_PATH } from '@polyipsum/contract'
import type { FastifyInstance } from 'fastify'
import { type KeptAnswer, sendKept } from '../http/kept-answer.js'
import type { RateLimit } from '../limit/rate-limit.js'
import { addBuiltFiles } from '../page/built-files.js'
import { DOCS_FOLDER, docsPage } from './docs-page.js'
import { llmsAnswer } from './llms-txt.js'
import { openApiAnswer } from './openapi/document.js'
import { PROBLEM_NAMES, problemPage } from './problem-page.js'

/** @param limit for the documents; undefined without a limit */
export function addReferenceRoutes(app: FastifyInstance, limit: RateLimit | undefined): void {
  for (const name of PROBLEM_NAMES) addKept(app, PROBLEM_PATH + name, () => problemPage(name))
  // Their modules are imported at the start. Node.js never retries an import that failed, for instance
  // for lack of a file descriptor.
  addKept(app, OPENAPI_PATH, () => openApiAnswer(limit))
  addKept(app, LLMS_PATH, () => llmsAnswer(limit))
  addKept(app, DOCS_PATH, docsPage)
  app.get(`${DOCS_PATH}/`, function redirectToDocs(_request, reply) {
    return reply.redirect(DOCS_PATH, 301)
  })
  addBuiltFiles(app, {
    folder: fileURLToPath(DOCS_FOLDER),
    path: `${DOCS_PATH}/`,
    headers: {
      // Their names carry their versions.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * Adds a route to an answer that its first request makes, to keep the start short.
 *
 * @param make is called again by the next request if it throws
 */
function addKept(app: FastifyInstance, path: string, make: () => KeptAnswer): void {
  let kept: KeptAnswer | undefined
  app.get(path, function getReference(request, reply) {
    kept ??= make()
    return sendKept(request, reply, kept)
  })
}
