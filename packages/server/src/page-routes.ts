/** The web page and its files, as they were built. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const { resolve } = createRequire(import.meta.url)
const FOLDER = join(dirname(resolve('@polyipsum/web/package.json')), 'dist')

/** The page asks nobody but this service, and runs and shows nothing but what comes from it. */
const SECURITY_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'clipboard-read=(), clipboard-write=(self)',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const

/** Files whose names change with what is in them may be kept for ever. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'

export function addPageRoutes(app: FastifyInstance): void {
  app.register(fastifyStatic, {
    root: FOLDER,
    // A route for each file, so that what is none is answered as any unknown path.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isAsset = dirname(path).endsWith('assets')
      reply.headers({ ...SECURITY_HEADERS, 'cache-control': isAsset ? IMMUTABLE : REVALIDATED })
    },
  })
}
