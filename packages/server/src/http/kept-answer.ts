/** Answers that never change while the process lives. They are made once and kept as bytes. */
import { hash } from 'node:crypto'
import { tagOf } from '@polyipsum/fetch/answer'
import { matchesTag } from '@polyipsum/fetch/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The body of a document or a file, with its headers and a strong entity tag. */
export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** The `Cache-Control` of the reference. After an hour, caches revalidate with the tag. */
export const REFERENCE_CACHING = 'public, max-age=3600'

/**
 * @param content the tag depends on it alone, so every process has the same tag
 * @param headers of the answer except the tag
 */
export function keep(
  content: string | Buffer,
  headers: Readonly<Record<string, string>>,
): KeptAnswer {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  const etag = tagOf(hash('sha256', body, 'base64url'))
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
  // RFC 9110 §15.4.5: no headers that describe a body.
  const { 'content-type': _type, 'content-encoding': _coding, ...rest } = headers
  return reply.code(304).headers(rest).send()
}
