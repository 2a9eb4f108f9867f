/** Visits to the page with a real browser and a real service. Faults in the console fail a test. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { launchBrowser } from '../../../tools/browser.mjs'
import { type ListeningService, openService } from '../../server/test/listening-service.js'
import { type Controls, controlsOf } from './controls.js'

export interface VisitOptions extends BrowserContextOptions {
  /** The service to visit; by default one without a limit, which the tests of a file share. */
  readonly service?: ListeningService
  /** Whether requests may fail in this test. Otherwise a failure in the console fails the test. */
  readonly hindered?: boolean
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export interface Visit extends Controls {
  readonly page: Page
  readonly context: BrowserContext
  readonly origin: string
  /** The queries that the page has sent since it was opened, in order. */
  readonly asked: readonly URLSearchParams[]
  /** The service's answer to a query. */
  readonly api: (query: Query) => Promise<string>
  /** Waits until the page shows the service's answer to a query. */
  readonly shows: (query: Query) => Promise<void>
}

export type Query = string | Readonly<Record<string, string>> | URLSearchParams

export const API_PATH = '/api/generate'

/** A page in a browser context of its own, and its faults and requests during a test. */
interface Seat {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: string[]
  readonly asked: URLSearchParams[]
  /** Whether a failed request is not a fault. */
  hindered: boolean
}

const VIEWPORT = { width: 1280, height: 900 }

/**
 * Starts a browser and a service without a limit for the tests of a file.
 *
 * A browser context takes longer to start than a test to run. So tests without options share one, one
 * after the other. It is emptied in between.
 *
 * @returns a function that opens the page. The test fails at its end if the page wrote a fault to the
 *   console, broke its Content-Security-Policy, or sent a request to another origin.
 */
export function useVisits(): (path?: string, options?: VisitOptions) => Promise<Visit> {
  let browser: Browser
  let unlimited: ListeningService
  const free: Seat[] = []

  beforeAll(async () => {
    ;[browser, unlimited] = await Promise.all([launchBrowser(), openService({ rateLimit: 0 })])
  })
  afterAll(async () => {
    await browser?.close()
    await unlimited?.stop()
  })

  async function openSeat(options: VisitOptions): Promise<Seat> {
    const { service = unlimited, prepare, ...own } = options
    const context = await browser.newContext({ viewport: VIEWPORT, ...own })
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    const seat: Seat = { context, page, faults: [], asked: [], hindered: false }
    watch(seat, service.baseUrl)
    await prepare?.(page)
    return seat
  }

  /** Makes a seat like a new one for the next test, except that it still shows a page. */
  async function empty({ page }: Seat): Promise<void> {
    await page.evaluate(() => localStorage.clear())
    await page.unrouteAll()
    await page.setViewportSize(VIEWPORT)
  }

  return async (path = '/', { hindered = false, ...options } = {}) => {
    const isSpecial = Object.keys(options).length > 0
    const seat = (isSpecial ? undefined : free.pop()) ?? (await openSeat(options))
    seat.hindered = hindered
    const { page, context, asked, faults } = seat
    onTestFinished(async () => {
      if (isSpecial) await context.close()
      else await empty(seat)
      expect(faults, 'faults that the page does not show').toEqual([])
      if (!isSpecial) free.push(seat)
    })

    const { baseUrl: origin } = options.service ?? unlimited
    await page.goto(origin + path)
    const controls = controlsOf(page)
    const api = async (query: Query) => {
      const response = await fetch(`${origin}${API_PATH}?${new URLSearchParams(query)}`)
      return response.text()
    }
    const shows = async (query: Query) => {
      await expect.poll(controls.shown).toBe(await api(query))
    }
    return { ...controls, page, context, origin, asked, api, shows }
  }
}

/** Notes the requests and faults of a page. */
function watch(seat: Seat, origin: string): void {
  const { context, faults, asked } = seat
  context.on('weberror', (error) => faults.push(`an exception: ${error.error().stack}`))
  // The console reports breaches of the Content-Security-Policy too.
  context.on('console', (message) => {
    const { url } = message.location()
    if (seat.hindered && message.text().startsWith('Failed to load resource')) return
    if (message.type() === 'error' || (message.type() === 'warning' && !seat.hindered)) {
      faults.push(`in the console, from ${url}: ${message.text()}`)
    }
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && url.protocol !== 'blob:') faults.push(`a request to ${url}`)
    // The list begins anew with each page.
    if (request.isNavigationRequest()) asked.length = 0
    if (isApi(url.href)) asked.push(fieldsOf(request) ?? url.searchParams)
  })
  context.on('response', (response) => {
    if (response.status() >= 400 && !seat.hindered) {
      faults.push(`${response.status()} for ${response.url()}`)
    }
  })
}

/** The fields of a body, as a query has them; undefined for a request without one. */
function fieldsOf(request: Request): URLSearchParams | undefined {
  const fields: Readonly<Record<string, unknown>> | null = request.postDataJSON()
  if (fields === null) return undefined
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

const isApi = (url: string) => URL.canParse(url) && new URL(url).pathname === API_PATH
