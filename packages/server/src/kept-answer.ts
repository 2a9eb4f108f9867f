/** Answers that stay the same for as long as the process lives: made once, kept as bytes. */
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from './answer.js'

/** A document of the reference, its body and its headers, with a strong entity tag. */
export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** How long the documents of the reference may be kept; then the tag tells whether they hold. */
export const REFERENCE_CACHING = 'public, max-age=3600'

export function keep(text: string, headers: Readonly<Record<string, string>>): KeptAnswer {
  const body = Buffer.from(text)
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { body, headers: { 'cache-control': REFERENCE_CACHING, ...headers, etag } }
}

export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: KeptAnswer,
): FastifyReply {
  const tags = request.headers['if-none-match']
  if (tags === undefined || !matchesTag(tags, headers['etag'] ?? '')) {
    return reply.headers(headers).send(body)
  }
  const { 'content-type': _, ...rest } = headers
  return reply.code(304).headers(rest).send()
}
