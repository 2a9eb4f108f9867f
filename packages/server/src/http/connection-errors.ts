/** Answers to connections that sent no valid request: malformed HTTP, or a head too long or too slow. */
import { type IncomingMessage, maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { PROBLEM_HEADERS, type Problem, problem } from '@polyipsum/fetch/http'
import { linger } from './linger.js'

/** An error of Node's HTTP parser. Its `code` comes from Node or llhttp. */
export interface ConnectionError extends Error {
  readonly code?: string
  /** The bytes that it failed on: a Buffer. */
  readonly rawPacket?: unknown
  readonly reason?: string
}

/** A property that Node's HTTP server sets on a socket while it sends an answer. */
interface AnswerUnderWay {
  readonly _httpMessage?: ServerResponse | null
}

/**
 * Makes a handler that answers a connection error with a problem document and closes the connection.
 *
 * Requests before the fault get their answers first, in their order (RFC 9112 §9.3.2).
 *
 * @param onAnswer called with the status of each answer
 */
export function connectionErrorHandler(
  onAnswer: (status: number) => void,
): (error: ConnectionError, socket: Socket) => void {
  /** The connections that had an error before. The end of a request that was cut off is another one. */
  const failed = new WeakSet<Socket>()

  return function answerConnectionError(error, socket) {
    if (error.code === 'ECONNRESET') socket.destroy()
    if (socket.destroyed || failed.has(socket)) return
    failed.add(socket)
    // The parser has ended. Anything else that arrives is dropped.
    socket.removeAllListeners('data')
    socket.on('data', () => undefined)
    linger(socket)
    afterAnswers(socket, (isAnswered) => {
      if (!isAnswered) {
        const answer = connectionProblem(error)
        socket.write(lastAnswer(answer))
        onAnswer(answer.status)
      }
      socket.destroySoon()
    })
  }
}

/**
 * Calls back when the requests before a fault have their answers, unless the connection ends by then.
 *
 * @param end `isAnswered` tells whether the faulty request has an answer too: the fault is in its body
 */
function afterAnswers(
  socket: Socket & AnswerUnderWay,
  end: (isAnswered: boolean) => void,
  isAnswered = false,
): void {
  // An answer with `Connection: close` was the last.
  if (!socket.writable) return
  const answer = socket._httpMessage
  if (!answer || !(answer.req.complete || answer.headersSent)) end(isAnswered)
  else answer.once('close', () => afterAnswers(socket, end, !answer.req.complete))
}

/** The bytes of a problem as the last answer of its connection. */
function lastAnswer(answer: Problem): string {
  const headers = Object.entries(lastHeaders(answer)).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`, ...headers]
  return `${head.join('\r\n')}\r\n\r\n${answer.body}`
}

/** Answers a request with an unknown `Expect`. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(EXPECTATION_FAILED.status, lastHeaders(EXPECTATION_FAILED))
  response.end(EXPECTATION_FAILED.body)
}

export const EXPECTATION_FAILED = problem(
  'expectation-failed',
  'The only expectation that the service meets is 100-continue.',
)

/** The problem that answers an error of Node's HTTP parser. */
export function connectionProblem({
  code,
  rawPacket,
  reason,
}: Pick<ConnectionError, 'code' | 'rawPacket' | 'reason'>): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return startsWithLongLine(rawPacket)
        ? problem('uri-too-long', 'The first line of the request is too long.')
        : problem('headers-too-large', 'The headers of the request are too long.')
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return problem('content-too-large', 'The chunk extensions of the body are too long.')
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problem('request-timeout', 'The request did not arrive whole in time.')
    default:
      return problem('malformed-http', `This is not an HTTP request: ${reason ?? 'parse error'}.`)
  }
}

/**
 * Whether a packet begins with a request line that is too long. A line that arrived in pieces is not
 * recognized and counts as headers.
 */
function startsWithLongLine(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet) || !/^[A-Z-]+ /u.test(packet.toString('latin1', 0, 32))) return false
  const end = packet.indexOf('\n')
  return end === -1 || end > maxHeaderSize
}

/** The headers of a problem that is the last answer of its connection. */
function lastHeaders({ headers, body }: Problem): Readonly<Record<string, string>> {
  return {
    ...PROBLEM_HEADERS,
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
}
