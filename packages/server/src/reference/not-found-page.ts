/** The page that a browser shows for an unknown path. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_HEADERS } from '../http/api-headers.js'
import { builtProblemPage } from './built-documents.js'
import { PROBLEM_PAGE_HEADERS } from './page-headers.js'

/** Whether a request wants a page, as when a browser opens an address. */
export function isFromBrowser({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/u.test(headers.accept ?? '')
}

let page: Buffer | undefined

export function sendNotFoundPage(reply: FastifyReply): FastifyReply {
  page ??= builtProblemPage('not-found').read('identity')
  const headers = { ...API_HEADERS, ...PROBLEM_PAGE_HEADERS, 'cache-control': 'no-store' }
  return reply.code(404).headers(headers).send(page)
}
