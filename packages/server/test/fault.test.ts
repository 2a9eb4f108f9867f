import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Budget } from '../../text/src/engine/exact/budget.js'
import { createApp } from '../src/app.js'
import { injector, socketSender } from './http-client.js'
import { expectProblem } from './problem-shape.js'

describe.each([
  ['without a port', injector],
  ['over a socket', socketSender],
])('a fault of ours, %s', (_name, sender) => {
  it('is a 500 without details, and is logged once', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
    const secret = 'the inner workings'
    let faulty = false
    const now = () => {
      if (faulty) throw new Error(secret)
      return 0
    }
    const app = createApp({ now, logger })
    await app.listen({ host: '127.0.0.1', port: 0 })
    onTestFinished(() => app.close())
    const send = sender(app)
    // Fastify logs its port.
    lines.length = 0
    expect((await send({ url: '/api/generate' })).status).toBe(200)
    expect(lines).toEqual([])
    faulty = true
    const response = await send({ url: '/api/generate' })
    expect(response.status).toBe(500)
    expect(expectProblem(response).type).toBe('/problems/internal-error')
    expect(response.body.toString()).not.toContain(secret)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { message: secret } })
  })

  it('stops a text that takes too many steps, and the next text is written', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
    const app = createApp({ logger })
    await app.listen({ host: '127.0.0.1', port: 0 })
    onTestFinished(() => app.close())
    const send = sender(app)
    const { begin } = Budget.prototype
    vi.spyOn(Budget.prototype, 'begin').mockImplementation(function (this: Budget) {
      begin.call(this, 100)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const url = '/api/generate?locale=en&chars=300&seed=work'
    expect((await send({ url })).status).toBe(500)
    expect(JSON.parse(lines[0] ?? '').err.message).toBe(
      'an item of an exact length took more than 100 steps',
    )
    expect(lines).toHaveLength(1)
    vi.restoreAllMocks()
    const response = await send({ url })
    expect(response.status).toBe(200)
    expect(response.body.toString()).toHaveLength(300)
  })
})
