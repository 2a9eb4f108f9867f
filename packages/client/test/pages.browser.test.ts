/** The client in a real browser, on a page from another origin than the service. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '../../../tools/browser.mjs'
import { startService } from '../../server/test/listening-service.js'
import type * as client from '../src/index.js'
import { bundleClient } from './bundle.js'
import { startServer } from './servers.js'

type Polyipsum = typeof client
declare const polyipsum: Polyipsum

const GUIDE = readFileSync(new URL('../../../docs/client.md', import.meta.url), 'utf8')

/** The path of the package's modules on a page, and their folder on disk. */
const BUILT = '/node_modules/@polyipsum/client/dist/'
const DIST = new URL('../dist/', import.meta.url)

let browser: Browser
let script: string

beforeAll(async () => {
  ;[browser, script] = await Promise.all([launchBrowser(), bundleClient('iife')])
})
afterAll(() => browser?.close())

/** Opens a page. By default, it has the client in a script. */
async function openPage(html = '<script src="/client.js"></script>'): Promise<Page> {
  const origin = await startServer(({ url = '/' }, response) => {
    const send = (type: string, body: string) =>
      response.setHeader('content-type', `${type}; charset=utf-8`).end(body)
    if (url === '/client.js') send('text/javascript', script)
    else if (url.startsWith(BUILT)) {
      send('text/javascript', readFileSync(new URL(url.slice(BUILT.length), DIST), 'utf8'))
    } else send('text/html', `<!doctype html><title>A page</title>${html}`)
  })
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(origin)
  return page
}

describe('the client on a page of another origin', () => {
  it('gets texts, by GET and by POST', async () => {
    const { baseUrl } = await startService()
    const page = await openPage()
    const { text, generated, quota } = await page.evaluate(async (baseUrl) => {
      const client = polyipsum.createClient({ baseUrl })
      const options = { type: 'sentence', locale: 'ja', seed: 'browser' } as const
      const text = await client.text(options)
      return { text, generated: await client.generate(options), quota: client.quota }
    }, baseUrl)
    expect(generated).toMatchObject({ text, type: 'sentence', locale: 'ja', seed: 'browser' })
    // The preflight of a POST costs nothing.
    expect(quota).toMatchObject({ limit: 100, remaining: 98 })
  })

  it('reads the problem, the wait and the quota of a refusal', async () => {
    const { baseUrl } = await startService({ rateLimit: 1, now: () => 0 })
    const page = await openPage()
    const told = await page.evaluate(async (baseUrl) => {
      const client = polyipsum.createClient({ baseUrl })
      await client.text()
      const error = await client.generate().catch((error) => error)
      const isProblem = error instanceof polyipsum.ProblemError
      const { status, retryAfterMs, problem } = error
      return { isProblem, status, retryAfterMs, title: problem.title, quota: client.quota }
    }, baseUrl)
    expect(told).toEqual({
      isProblem: true,
      status: 429,
      retryAfterMs: 60_000,
      title: 'Too Many Requests',
      quota: { limit: 1, remaining: 0, resetMs: 60_000 },
    })
  })

  it('waits for as long as the service asks, and gets in', async () => {
    let skippedMs = 0
    const { baseUrl } = await startService({
      rateLimit: 1,
      now: () => performance.now() + skippedMs,
    })
    const page = await openPage()
    const ask = () =>
      page.evaluate(
        (baseUrl) => polyipsum.createClient({ baseUrl, retries: 1 }).text({ type: 'word' }),
        baseUrl,
      )
    expect(await ask()).toBe('Lorem')
    skippedMs = 59_500
    expect(await ask()).toBe('Lorem')
  })

  it('ends a call when its signal aborts and when its time is over', async () => {
    const baseUrl = await startServer(() => {})
    const page = await openPage()
    const names = await page.evaluate(async (baseUrl) => {
      const client = polyipsum.createClient({ baseUrl })
      const controller = new AbortController()
      const calls = [client.text({ signal: controller.signal }), client.text({ timeoutMs: 20 })]
      controller.abort()
      return Promise.all(calls.map((call) => call.catch((error) => error.name)))
    }, baseUrl)
    expect(names).toEqual(['AbortError', 'DeadlineError'])
  })

  it('works as the guide shows it', async () => {
    const [, html = ''] = /```html\n([\s\S]*?)```/u.exec(GUIDE) ?? []
    const { baseUrl } = await startService()
    const page = await openPage(html.replace('http://localhost:3000', baseUrl))
    await expect.poll(() => page.locator('article > p').count()).toBe(3)
  })
})
