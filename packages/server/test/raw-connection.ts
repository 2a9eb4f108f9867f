/** Connections for arbitrary bytes, with all answers on them. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { type HttpResponse, parseResponse } from './http-client.js'

/** Everything that came back over a connection until the server closed it. */
export interface Conversation {
  readonly answers: readonly HttpResponse[]
  /** The number of “100 Continue”. */
  readonly interim: number
  /** Whether the connection was reset, which may destroy an answer. */
  readonly reset: boolean
}

const PATIENCE_MS = 20_000

/**
 * Writes pieces to a port, each in a packet of its own, until the server closes.
 *
 * @param pieces a text stands for its bytes, one for each character
 */
export async function converse(
  port: number,
  ...pieces: readonly (string | Uint8Array)[]
): Promise<Conversation> {
  const chunks: Buffer[] = []
  let reset = false
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  const closed = new Promise<void>((resolve, reject) => {
    const impatience = setTimeout(() => {
      socket.destroy()
      const came = Buffer.concat(chunks).toString('latin1', 0, 200)
      reject(new Error(`the server did not close in ${PATIENCE_MS} ms, after ${came}`))
    }, PATIENCE_MS)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') reset = true
      else reject(error)
    })
    socket.on('close', () => {
      clearTimeout(impatience)
      resolve()
    })
  })
  // Without a pause, two pieces would leave in one packet.
  if (pieces.length > 1) await once(socket, 'connect')
  for (const [place, piece] of pieces.entries()) {
    if (place > 0) await sleep(5)
    if (socket.writable)
      socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)
  }
  await closed
  return { ...readAnswers(Buffer.concat(chunks)), reset }
}

/**
 * Splits the bytes of one connection into answers.
 *
 * @param methods of the requests, needed when one may be HEAD
 * @throws Error when an answer is not HTTP, or not complete
 */
export function readAnswers(
  bytes: Buffer,
  methods: readonly string[] = [],
): Omit<Conversation, 'reset'> {
  const answers: HttpResponse[] = []
  let interim = 0
  let rest = bytes
  while (rest.length > 0) {
    const head = rest.indexOf('\r\n\r\n')
    const { status, headers } = parseResponse(rest)
    if (head === -1 || !(status >= 100 && status <= 599)) {
      throw new Error(`not an answer: ${rest.toString('latin1', 0, 200)}`)
    }
    rest = rest.subarray(head + 4)
    if (status < 200) {
      interim++
      continue
    }
    const bodiless = status === 204 || status === 304 || methods[answers.length] === 'HEAD'
    const length = bodiless ? 0 : Number(headers['content-length'])
    if (!(length <= rest.length))
      throw new Error(`an answer is cut off: ${JSON.stringify(headers)}`)
    answers.push({ status, headers, body: rest.subarray(0, length) })
    rest = rest.subarray(length)
  }
  return { answers, interim }
}

/** An ordinary request, on its own connection. */
export async function expectService(port: number): Promise<void> {
  const { answers } = await converse(
    port,
    'GET /api/generate?type=word HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  )
  expect(answers).toMatchObject([{ status: 200, body: Buffer.from('Lorem') }])
}
