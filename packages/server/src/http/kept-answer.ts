/** Answers that stay the same for as long as the process lives: made once, kept as bytes. */
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from './if-none-match.js'

/** A document or a file, its body and its headers, with a strong entity tag. */
export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** How long the documents of the reference may be kept; then the tag tells whether they hold. */
export const REFERENCE_CACHING = 'public, max-age=3600'

/**
 * @param content its tag is made of nothing else, so that it is the same in every process
 * @param headers of the answer, besides its tag
 */
export function keep(
  content: string | Buffer,
  headers: Readonly<Record<string, string>>,
): KeptAnswer {
  const body = typeof content === 'string' ? Buffer.from(content) : content
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
  // RFC 9110 §15.4.5: nothing that tells what a body is.
  const { 'content-type': _type, 'content-encoding': _coding, ...rest } = headers
  return reply.code(304).headers(rest).send()
}
