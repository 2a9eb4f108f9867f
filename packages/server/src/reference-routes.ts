/** The routes of what the service says of itself. */
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { BUILT_FILES } from './built-files.js'
import { DOCS_FOLDER, docsPage } from './docs-page.js'
import { type KeptAnswer, sendKept } from './kept-answer.js'
import { PROBLEM_PATH } from './problem.js'
import { PROBLEM_NAMES, problemPage } from './problem-page.js'
import type { RateLimit } from './rate-limit.js'
import { DOCS_PATH, LLMS_PATH, OPENAPI_PATH } from './reference-paths.js'

/** @param limit as the documents tell it; none where there is none */
export function addReferenceRoutes(app: FastifyInstance, limit: RateLimit | undefined): void {
  for (const name of PROBLEM_NAMES) addKept(app, PROBLEM_PATH + name, () => problemPage(name))
  // Loaded and made when they are first asked for: a start has no time for them.
  addKept(app, OPENAPI_PATH, async () => (await import('./openapi.js')).openApiAnswer(limit))
  addKept(app, LLMS_PATH, async () => (await import('./llms-txt.js')).llmsAnswer(limit))
  addKept(app, DOCS_PATH, docsPage)
  app.get(`${DOCS_PATH}/`, function redirectToDocs(_request, reply) {
    return reply.redirect(DOCS_PATH, 301)
  })
  app.register(fastifyStatic, {
    root: fileURLToPath(DOCS_FOLDER),
    prefix: `${DOCS_PATH}/`,
    ...BUILT_FILES,
    decorateReply: false,
    // Their names carry their versions.
    maxAge: '365d',
    immutable: true,
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  })
}

/** Adds a route to an answer that is made once. */
function addKept(
  app: FastifyInstance,
  path: string,
  make: () => KeptAnswer | Promise<KeptAnswer>,
): void {
  let kept: KeptAnswer | Promise<KeptAnswer> | undefined
  app.get(path, async function getReference(request, reply) {
    kept ??= make()
    return sendKept(request, reply, await kept)
  })
}
