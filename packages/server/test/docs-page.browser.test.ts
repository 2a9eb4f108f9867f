/** The page at /docs in a real browser. It is complete, works, and sends requests to its service alone. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '../../../tools/browser.mjs'
import { createApp } from '../src/app.js'
import { portOf } from './http-client.js'

const app = createApp({ rateLimit: 0 })
let browser: Browser
let origin = ''

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${portOf(app)}`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

/** Opens the page. At the end of the test, the page must have had no faults. */
async function open(options: BrowserContextOptions, path = '/docs'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(?:data|blob):/u.test(url) && new URL(url).origin !== origin) faults.push(url)
  })
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`))
  // Chromium logs violations of the policy by itself as well. This does not depend on it.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  onTestFinished(async () => {
    await context.close()
    expect(faults).toEqual([])
  })
  await page.goto(origin + path)
  await page.getByRole('heading', { name: 'Polyipsum', level: 1 }).waitFor()
  return page
}

const background = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.querySelector('.masthead') as Element).backgroundColor,
  )

describe('the page of the reference', () => {
  it('shows both operations and all parameters', async () => {
    const page = await open({})
    for (const title of ['Text in one format', 'Text in every format at once']) {
      await page.getByRole('heading', { name: title }).first().scrollIntoViewIfNeeded()
    }
    await page.getByText('paragraphs', { exact: true }).first().waitFor()
  })

  it('sends a request to its own service, and shows the answer', async () => {
    const page = await open({}, '/docs#tag/text/GET/api/generate')
    await page
      .getByRole('button', { name: /Test Request/u })
      .first()
      .click()
    const answered = page.waitForResponse(`${origin}/api/generate*`)
    await page.getByRole('button', { name: /^Send/u }).first().click()
    expect((await answered).status()).toBe(200)
    await page.getByText('Lorem ipsum dolor sit amet').last().waitFor()
  })

  it.each([
    ['light', 'rgb(250, 247, 242)'],
    ['dark', 'rgb(22, 19, 15)'],
  ] as const)('has the colours of the service, %s', async (colorScheme, colour) => {
    const page = await open({ colorScheme })
    await page.locator(`body.${colorScheme}-mode`).waitFor()
    expect(await background(page)).toBe(colour)
  })

  it('fits the screen of a phone, and has a link to the first page', async () => {
    const page = await open({ viewport: { width: 360, height: 740 }, isMobile: true })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(await page.getByRole('link', { name: /Polyipsum/u }).getAttribute('href')).toBe('/')
  })
})
