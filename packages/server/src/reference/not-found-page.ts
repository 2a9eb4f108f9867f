/** The page that a browser shows for an unknown path. */
import { PROBLEM_KINDS } from '@polyipsum/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_HEADERS } from '../http/api-headers.js'
import { PAGE_HEADERS, pageOf } from './problem-page.js'

/** Whether a request wants a page, as when a browser opens an address. */
export function isFromBrowser({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/u.test(headers.accept ?? '')
}

let page: Buffer | undefined

export function sendNotFoundPage(reply: FastifyReply): FastifyReply {
  page ??= Buffer.from(pageOf(PROBLEM_KINDS['not-found']))
  const headers = { ...API_HEADERS, ...PAGE_HEADERS, 'cache-control': 'no-store' }
  return reply.code(404).headers(headers).send(page)
}
