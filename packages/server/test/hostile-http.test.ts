/** HTTP that is broken, on purpose or not, over raw connections. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.js'
import { portOf } from './http-client.js'
import { expectProblem } from './problem-shape.js'
import { SHAPES } from './hostile-shapes.js'
import { converse, expectService } from './raw-connection.js'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = createApp({
    rateLimit: 0,
    // The server ends every conversation, so that no answer is missed or waited for.
    connectionLimits: {
      headersTimeout: 500,
      requestTimeout: 500,
      keepAliveTimeout: 200,
      connectionsCheckingInterval: 50,
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(app)
})
afterAll(() => app.close())

const NEXT = 'GET /api/generate?type=word&count=2 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

describe.concurrent('what is asked of a connection', () => {
  it.each(SHAPES)('$name: $verdict ($rule)', async ({ name, bytes, verdict, status = 400 }) => {
    const { answers, interim, reset } = await converse(port, `${bytes}${NEXT}`)
    expect(reset).toBe(false)
    const [first, next, ...more] = answers
    const texts = answers.map(({ body, headers }) => headers['content-type']?.startsWith('application/json') ? JSON.parse(body.toString()).text : body.toString())
    console.log("@@" + JSON.stringify([name, verdict, answers.map((a) => a.status), interim, first?.headers['connection'], texts.map((t) => t.slice(0, 200))]))
    expect(more).toEqual([])
    const refused = verdict === 'refused' || (verdict === 'either' && first?.status !== 200)
    if (refused) {
      expect(first?.status).toBe(status)
      if (first !== undefined) expectProblem(first)
      expect(first?.headers['connection']).toBe('close')
      expect(next).toBeUndefined()
    } else {
      expect(texts).toEqual(verdict === 'last' ? ['Lorem'] : ['Lorem', 'Lorem ipsum'])
    }
  })
})
