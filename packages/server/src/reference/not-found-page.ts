/** The page that a browser shows for an unknown path. */
import { PROBLEM_PAGE_HEADERS } from '@polyipsum/fetch/answer'
import { API_HEADERS } from '@polyipsum/fetch/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { builtProblemPage } from './built-documents.js'

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
