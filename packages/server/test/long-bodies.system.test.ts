/** Bodies that continue after their refusal. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import type { HttpResponse } from './http-client.js'
import { expectProblem } from './problem-shape.js'
import { MB, residentBytes, watchMemory } from './process-memory.js'
import { converse } from './raw-connection.js'

const LINE = 'POST /api/generate HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'
const JSON_TYPE = 'Content-Type: application/json'

describe('a body that is longer than the service reads', () => {
  /** A million fields, 12 MB. */
  const LONG = Buffer.from(`{${Array.from({ length: 1e6 }, (_, i) => `"k${i}":1`).join(',')}}`)
  const WHOLE = [Buffer.from(`${LINE}${JSON_TYPE}\r\nContent-Length: ${LONG.length}\r\n\r\n`), LONG]
  const CHUNKED = Buffer.from(`${LINE}${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`)

  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

  const inChunks = (bytes: Buffer, size: number): Buffer[] => [
    CHUNKED,
    ...Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
      chunk(bytes.subarray(place * size, (place + 1) * size)),
    ),
    Buffer.from('0\r\n\r\n'),
  ]

  async function replica() {
    const replica = await startReplica({ env: { RATE_LIMIT: '0' } })
    onTestFinished(() => replica.stop())
    return replica
  }

  it.each([
    ['tells its length', Buffer.concat(WHOLE)],
    ['comes in chunks', Buffer.concat(inChunks(LONG, 60_000))],
    ['comes in one chunk', Buffer.concat(inChunks(LONG, LONG.length))],
  ])('and %s gets an answer that its client can read', async (_name, bytes) => {
    // Another process, which answers while this one is still sending.
    const { port } = await replica()
    for (let round = 0; round < 10; round++) {
      const { answers } = await converse(port, bytes)
      expect(answers.map(({ status }) => status)).toEqual([413])
      const [answer] = answers as [HttpResponse]
      expectProblem(answer)
      expect(answer.headers['connection']).toBe('close')
    }
  })

  it('does not stay in memory', async () => {
    const { port, process } = await replica()
    const pid = process.pid ?? 0
    // The first requests of any process take memory.
    for (let round = 0; round < 20; round++)
      await converse(port, CHUNKED, chunk(LONG.subarray(0, 99_999)))
    const before = residentBytes(pid)
    const memory = watchMemory(pid)
    const parts = Array.from({ length: 64 }, () => Buffer.alloc(MB, ' '))
    await converse(port, CHUNKED, ...parts.map(chunk))
    const growth = memory.stop() - before
    // A fraction of what was sent.
    expect(growth).toBeLessThan((parts.length * MB) / 2)
  })
})
