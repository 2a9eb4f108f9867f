/** A call ends when its signal aborts or its time is over. It leaves no timer and no listener. */
import { getEventListeners } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { startService } from '../../server/test/listening-service.js'
import { createClient } from '../src/index.js'
import { isolatedClient } from './bundle.js'
import { notingFetch, startServer } from './servers.js'

const REASON = new Error('not needed any more')

/** A server that never answers. `asked` resolves when a request comes, `left` when its client leaves. */
async function startSilent(): Promise<{
  baseUrl: string
  asked: Promise<void>
  left: Promise<void>
}> {
  let onAsked = () => {}
  let onLeft = () => {}
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  const left = new Promise<void>((resolve) => {
    onLeft = resolve
  })
  const baseUrl = await startServer((request) => {
    request.on('close', onLeft)
    onAsked()
  })
  return { baseUrl, asked, left }
}

/** `createClient`, and the running timers of its clients. */
async function watchTimers() {
  const timers = new Set<NodeJS.Timeout>()
  const { createClient } = await isolatedClient({
    setTimeout: (then: () => void, ms: number) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        then()
      }, ms)
      timers.add(timer)
      return timer
    },
    clearTimeout: (timer: NodeJS.Timeout) => {
      timers.delete(timer)
      clearTimeout(timer)
    },
  })
  return { timers, createClient }
}

const listeners = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

describe('a signal', () => {
  it('that has already aborted stops a call before its request', async () => {
    const { fetch, requests } = notingFetch()
    const client = createClient({ baseUrl: 'http://localhost', fetch })
    await expect(client.text({ signal: AbortSignal.abort(REASON) })).rejects.toBe(REASON)
    await expect(client.generate({ signal: AbortSignal.abort(REASON) })).rejects.toBe(REASON)
    const list = { locales: ['en'], signal: AbortSignal.abort(REASON) }
    await expect(client.generateAll(list)).rejects.toBe(REASON)
    expect(requests).toEqual([])
  })

  it('ends a call that waits for its answer', async () => {
    const { baseUrl, asked, left } = await startSilent()
    const { timers, createClient } = await watchTimers()
    const controller = new AbortController()
    const call = createClient({ baseUrl }).text({ signal: controller.signal })
    await asked
    expect(timers.size).toBe(1)
    expect(listeners(controller.signal)).toBeGreaterThan(0)
    controller.abort(REASON)
    await expect(call).rejects.toBe(REASON)
    await left
    expect(timers.size).toBe(0)
    expect(listeners(controller.signal)).toBe(0)
  })

  it('ends a call in the middle of its answer', async () => {
    let onWritten = () => {}
    const written = new Promise<void>((resolve) => {
      onWritten = resolve
    })
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.write('te', onWritten)
    })
    const controller = new AbortController()
    const { fetch, statuses } = notingFetch()
    const call = createClient({ baseUrl, fetch }).text({ signal: controller.signal })
    await Promise.all([written, expect.poll(() => statuses).toEqual([200])])
    controller.abort(REASON)
    await expect(call).rejects.toBe(REASON)
  })

  it('ends a wait between attempts', async () => {
    const service = await startService({ rateLimit: 1, now: () => 0 })
    const { timers, createClient } = await watchTimers()
    const { fetch, statuses } = notingFetch()
    const client = createClient({ baseUrl: service.baseUrl, fetch, timeoutMs: 1e6 })
    await client.text()
    const controller = new AbortController()
    const call = client.text({ signal: controller.signal })
    // One timer for the deadline, one for the wait.
    while (timers.size < 2) await setImmediate()
    controller.abort(REASON)
    await expect(call).rejects.toBe(REASON)
    expect(timers.size).toBe(0)
    expect(listeners(controller.signal)).toBe(0)
    expect(statuses).toEqual([200, 429])
  })

  it('ends a call whose fetch ignores it', async () => {
    const controller = new AbortController()
    const fetch = () => new Promise<Response>(() => {})
    const call = createClient({ baseUrl: 'http://localhost', fetch }).text({
      signal: controller.signal,
    })
    controller.abort()
    await expect(call).rejects.toBe(controller.signal.reason)
  })

  it('has no listener after a call, and no timer runs on', async () => {
    const { baseUrl } = await startService()
    const { timers, createClient } = await watchTimers()
    const { signal } = new AbortController()
    const client = createClient({ baseUrl })
    await client.text({ signal })
    await client.generate({ signal, count: 0 }).catch(() => {})
    expect(listeners(signal)).toBe(0)
    expect(timers.size).toBe(0)
  })
})

/** `createClient` without a clock: `pass()` ends the time of a call with this `timeoutMs`. */
async function holdTime(timeoutMs: number) {
  let pass = () => {}
  const own = await isolatedClient({
    setTimeout: (then: () => void, ms: number) => {
      if (ms !== timeoutMs) return setTimeout(then, ms)
      pass = then
      return undefined
    },
  })
  return { ...own, pass: () => pass() }
}

describe('the time for a call', () => {
  it('ends a request that is not answered', async () => {
    const { baseUrl, asked, left } = await startSilent()
    const { createClient, DeadlineError, pass } = await holdTime(50)
    const call = createClient({ baseUrl, timeoutMs: 50 })
      .text()
      .catch((error) => error)
    await asked
    pass()
    const error = await call
    expect(error).toBeInstanceOf(DeadlineError)
    expect(error).toMatchObject({
      name: 'DeadlineError',
      message: `GET ${baseUrl}/api/generate?format=text was not answered within 50 ms`,
      method: 'GET',
      timeoutMs: 50,
    })
    expect('cause' in error).toBe(false)
    await left
  })

  it('is set by the call before the client, and covers all attempts together', async () => {
    let requests = 0
    const { createClient, DeadlineError, ProblemError, pass } = await holdTime(200)
    const baseUrl = await startServer((_request, response) => {
      if (requests++ === 0) response.writeHead(503, { 'retry-after': '0' }).end()
      else pass()
    })
    const client = createClient({ baseUrl, timeoutMs: Number.POSITIVE_INFINITY })
    const error = await client.generate({ timeoutMs: 200 }).catch((error) => error)
    expect(error).toBeInstanceOf(DeadlineError)
    expect(error).toMatchObject({ method: 'POST', timeoutMs: 200 })
    expect(error.cause).toBeInstanceOf(ProblemError)
    expect(error.cause).toMatchObject({ status: 503 })
    expect(requests).toBe(2)
  })
})
