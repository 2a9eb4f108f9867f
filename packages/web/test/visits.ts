/** Visits to the page: a real browser, a real service, and a watch on what goes wrong unseen. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { launchBrowser } from '../../../tools/browser.mjs'
import { type ListeningService, openService } from '../../server/test/listening-service.js'
import { type Controls, controlsOf } from './controls.js'

export interface VisitOptions extends BrowserContextOptions {
  /** The one without a limit by default. */
  readonly service?: ListeningService
  /** Whether requests may fail and links be wrong, which a browser tells in its console. */
  readonly hindered?: boolean
  /** Done before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export interface Visit extends Controls {
  readonly page: Page
  readonly context: BrowserContext
  readonly origin: string
  /** The queries that the page has sent since it was opened, in their order. */
  readonly asked: readonly URLSearchParams[]
  /** What the service itself gives for a query. */
  readonly api: (query: Query) => Promise<string>
  /** Waits until what the service gives for a query is what the page shows. */
  readonly shows: (query: Query) => Promise<void>
}

export type Query = string | Readonly<Record<string, string>> | URLSearchParams

export const API_PATH = '/api/generate'

/** A page in a context of its own, and what was seen of it during a test. */
interface Seat {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: string[]
  readonly asked: URLSearchParams[]
  /** Whether what fails for want of an answer is no fault. */
  hindered: boolean
}

const VIEWPORT = { width: 1280, height: 900 }

/**
 * A browser and a service without a limit for the tests of a file.
 *
 * A context with its processes takes longer to start than a test to run, so that tests which
 * ask for nothing special sit, one after the other, in the same one, emptied in between.
 *
 * @returns what opens the page. At its end the test fails if the page has written a fault to the
 *   console, broken its Content-Security-Policy or asked somebody else than its service.
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

  /** Leaves a seat as the next test would find a new one, but for the page that it sees. */
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
      expect(faults, 'what went wrong unseen').toEqual([])
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

/** Notes what a page asks its service for, and what goes wrong in it. */
function watch(seat: Seat, origin: string): void {
  const { context, faults, asked } = seat
  context.on('weberror', (error) => faults.push(`an exception: ${error.error().stack}`))
  // Violations of the Content-Security-Policy are told there, too.
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
    // What the page before has asked is not of this one.
    if (request.isNavigationRequest()) asked.length = 0
    if (isApi(url.href)) asked.push(url.searchParams)
  })
  context.on('response', (response) => {
    if (response.status() >= 400 && !seat.hindered) {
      faults.push(`${response.status()} for ${response.url()}`)
    }
  })
}

const isApi = (url: string) => URL.canParse(url) && new URL(url).pathname === API_PATH
