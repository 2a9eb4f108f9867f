import { joinBytes } from '../answer/join-bytes.js'
import { BODY_LIMIT, parseJsonBody } from '../http/json-body.js'
import { ProblemError } from '../http/problem.js'
import { BODY_TOO_LARGE, CONNECTION_CLOSED } from '../http/refusals.js'

/**
 * The value of a request's JSON body. It reads no more than the longest body that is allowed.
 *
 * @throws ProblemError when the body is too long, not JSON, or not complete
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const { headers, body } = request
  if (Number(headers.get('content-length') ?? 0) > BODY_LIMIT)
    throw new ProblemError(BODY_TOO_LARGE)
  const bytes = body === null ? NO_BYTES : await readBytes(body)
  const encoding = headers.get('content-encoding') ?? undefined
  return parseJsonBody(bytes, headers.get('content-type') ?? undefined, encoding)
}

const NO_BYTES = new Uint8Array(0)

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch((cause) => {
      throw new ProblemError(CONNECTION_CLOSED, { cause })
    })
    if (done) break
    length += value.length
    if (length > BODY_LIMIT) {
      // Not awaited: the client may go on to send.
      reader.cancel().catch(() => undefined)
      throw new ProblemError(BODY_TOO_LARGE)
    }
    chunks.push(value)
  }
  return chunks.length === 1 ? (chunks[0] as Uint8Array) : joinBytes(chunks)
}
