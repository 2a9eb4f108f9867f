/** Buffers of bodies are used again. No answer may contain bytes of another. */
import { connect, type Socket } from 'node:net'
import { generate, LOCALE_CODES } from '@polyipsum/text'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseResponse, portOf } from './http-client.js'
import { openService } from './listening-service.js'

let app: FastifyInstance
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ app, stop } = await openService({ rateLimit: 0 }))
})
afterAll(() => stop())

const locale = (i: number) => LOCALE_CODES[i % LOCALE_CODES.length] ?? 'la'

/** Sends a request for a long text, and does not read the answer yet. */
function ask(i: number): Socket {
  const path = `/api/generate?p=100&locale=${locale(i)}&seed=${i}`
  const socket = connect(portOf(app), '127.0.0.1')
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return socket
}

async function read(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return parseResponse(Buffer.concat(chunks)).body.toString()
}

const expected = (i: number) => generate({ locale: locale(i), count: 100, seed: String(i) }).text

describe('long bodies', () => {
  it('are right for clients that read late, while others come and go', async () => {
    const late = Array.from({ length: 60 }, (_, i) => ask(i))
    for (let i = 100; i < 160; i++) expect(await read(ask(i))).toBe(expected(i))
    for (const [i, socket] of late.entries()) expect(await read(socket)).toBe(expected(i))
  })

  it('are right after other clients have broken off', async () => {
    const broken = Array.from({ length: 60 }, (_, i) => ask(i))
    await read(ask(0))
    for (const socket of broken) socket.destroy()
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => read(ask(200 + i))))
    for (const [i, body] of answers.entries()) expect(body).toBe(expected(200 + i))
  })
})
