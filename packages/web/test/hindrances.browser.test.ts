/** What the page does when the service gives no text: over the limit, busy, out of reach, refused. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startService } from '../../server/test/listening-service.js'
import { API_PATH, useVisits, type Visit } from './visits.js'

const visit = useVisits()

/** A visit to a service with a limit. The clocks of both stand still until the test lets time pass. */
async function limitedVisit(rateLimit: number, path = '/?locale=tr&seed=first') {
  let ms = 0
  const service = await startService({ rateLimit, now: () => ms })
  const prepare = (page: Page) => page.clock.install()
  const on = await visit(path, { service, hindered: true, prepare })
  await expect.poll(on.shown).not.toBe('')
  await on.page.clock.pauseAt(Date.now() + 1000 * 3600)
  const pass = async (seconds: number) => {
    ms += 1000 * seconds
    await on.page.clock.runFor(1000 * seconds)
  }
  return { ...on, pass, statuses: statusesOf(on) }
}

/** The status of each answer to the page, from now on. */
function statusesOf({ page }: Visit): number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === API_PATH) statuses.push(response.status())
  })
  return statuses
}

/** The text of a query, from a service without a limit. A text with a seed is the same everywhere. */
async function textOf(query: string): Promise<string> {
  const service = await startService({ rateLimit: 0 })
  return (await fetch(`${service.baseUrl}${API_PATH}?${query}`)).text()
}

const seconds = async ({ page }: Visit) =>
  Number(/(\d+) s/u.exec(await page.getByText(/^\d+ s$/u).innerText())?.[1])

describe('over the limit', () => {
  it('tells so, counts down, keeps the text, and asks again by itself', async () => {
    const on = await limitedVisit(1)
    const first = await textOf('locale=tr&seed=first')
    await on.choose('Write', 'Words')
    await expect
      .poll(() => on.notice.innerText())
      .toContain('That was the request limit: 1 per 60 s.')
    expect(on.statuses).toEqual([429])
    expect(await on.shown()).toBe(first)

    const left = await seconds(on)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(60)
    await on.pass(10)
    expect(await seconds(on)).toBe(left - 10)
    expect(on.statuses).toEqual([429])

    await on.pass(60)
    await expect.poll(on.shown).toBe(await textOf('locale=tr&type=word&seed=first'))
    expect(await on.notice.count()).toBe(0)
    expect(on.statuses).toEqual([429, 200])
  })

  it.each([1, 2, 1234])('tells the limit of the service: %i', async (rateLimit) => {
    const on = await limitedVisit(rateLimit)
    const limit = `equest limit: ${rateLimit.toLocaleString('en')} per 60 s.`
    await expect.poll(on.limit).toBe(`R${limit}`)
    const policy = `"default";q=${rateLimit};w=60`
    await on.page.route('**/api/generate*', (route) =>
      route.fulfill({ status: 429, headers: { 'ratelimit-policy': policy } }),
    )
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.innerText()).toContain(`r${limit}`)
  })

  it('tells no limit when the service names none', async () => {
    const on = await visit('/?locale=tr&seed=first', { hindered: true })
    await on.shows('locale=tr&seed=first')
    expect(await on.limit()).toBe('')
    await on.page.route('**/api/generate*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '60' } }),
    )
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.innerText()).toMatch(/^That was more than/u)
    expect(await on.notice.innerText()).not.toMatch(/\d/u)
    expect(await on.limit()).toBe('')
  })

  it('keeps the limit when the service is busy, and forgets it when an answer names none', async () => {
    const on = await limitedVisit(100)
    await expect.poll(on.limit).toBe('Request limit: 100 per 60 s.')
    let status = 503
    await on.page.route('**/api/generate*', (route) => route.fulfill({ status, body: 'a text' }))
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.count()).toBe(1)
    expect(await on.limit()).toBe('Request limit: 100 per 60 s.')
    status = 200
    await on.pass(10)
    await expect.poll(on.shown).toBe('a text')
    expect(await on.limit()).toBe('')
  })

  it('sends nothing while it waits, and then asks for the last choice only', async () => {
    const on = await limitedVisit(1)
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.count()).toBe(1)

    await on.choose('Write', 'Sentences')
    await on.count.fill('5')
    await on.chooseLanguage('русский')
    await on.begins.uncheck()
    await on.seed.fill('second')
    await on.pass(5)
    expect(on.statuses).toEqual([429])
    expect(await on.notice.count()).toBe(1)
    expect(await on.shown()).toBe(await textOf('locale=tr&seed=first'))
    expect(await on.count.inputValue()).toBe('5')
    expect(await on.seed.inputValue()).toBe('second')

    await on.pass(60)
    await expect
      .poll(on.shown)
      .toBe(await textOf('type=sentence&count=5&locale=ru&start=false&seed=second'))
    expect(on.statuses).toEqual([429, 200])
    expect(await on.notice.count()).toBe(0)
  })

  it('shows a text that it already has', async () => {
    const on = await limitedVisit(2)
    await on.choose('Write', 'Words')
    await expect.poll(on.shown).toBe(await textOf('locale=tr&type=word&seed=first'))
    await on.choose('Write', 'Sentences')
    await expect.poll(() => on.notice.count()).toBe(1)
    await on.choose('Write', 'Paragraphs')
    await expect.poll(on.shown).toBe(await textOf('locale=tr&seed=first'))
    expect(on.statuses).toEqual([200, 429])
  })

  it('goes back and forward in the history to a text that it waits for', async () => {
    const on = await limitedVisit(1)
    await on.button('New text').click()
    await expect.poll(() => on.notice.count()).toBe(1)
    const seed = await on.seed.inputValue()
    await on.page.goBack()
    await expect.poll(() => on.seed.inputValue()).toBe('first')
    await on.page.goForward()
    await expect.poll(() => on.seed.inputValue()).toBe(seed)
    await on.pass(61)
    await expect.poll(on.shown).toBe(await textOf(`locale=tr&seed=${seed}`))
  })

  it('asks again once a minute at most, however long the service refuses', async () => {
    const on = await limitedVisit(1)
    await on.page.route('**/api/generate*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '60' } }),
    )
    await on.choose('Write', 'Words')
    await expect.poll(() => on.statuses).toHaveLength(1)
    for (let minute = 1; minute <= 5; minute++) {
      await on.pass(61)
      await expect.poll(() => on.statuses).toHaveLength(1 + minute)
    }
    await on.pass(55)
    expect(on.statuses).toHaveLength(6)
  })

  it('does not ask again while it waits for a slow answer', async () => {
    const on = await limitedVisit(1)
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.count()).toBe(1)
    let asked = 0
    const held: (() => void)[] = []
    await on.page.route('**/api/generate*', async (route) => {
      asked++
      await new Promise<void>((resolve) => held.push(resolve))
      // The page may have aborted the request.
      await route.continue().catch(() => undefined)
    })
    await on.pass(61)
    await expect.poll(() => asked).toBe(1)
    await on.pass(10)
    expect(asked).toBe(1)
    for (const letGo of held) letGo()
    await expect.poll(on.shown).toBe(await textOf('locale=tr&type=word&seed=first'))
    expect(asked).toBe(1)
  })

  it('completes the cards when the limit allows it', async () => {
    // So many words of one language take a request of their own.
    const on = await limitedVisit(4, '/?compare=en,de,tr,ar,ja,ru&seed=first&type=word&count=60')
    const full = () => on.cards.getByRole('paragraph').count()
    await expect.poll(() => on.notice.count()).toBe(1)
    const some = await full()
    await on.pass(61)
    await expect.poll(() => on.notice.count()).toBe(0)
    expect(await full()).toBeGreaterThan(some)
    for (const code of ['en', 'de', 'tr', 'ar', 'ja', 'ru']) {
      const text = await textOf(`locale=${code}&seed=first&type=word&count=60`)
      await expect
        .poll(() => on.cards.allTextContents())
        .toContainEqual(expect.stringContaining(text))
    }
  })
})

describe('a service that is busy or closing', () => {
  it('is told to the visitor, and asked again after the time that it names', async () => {
    const service = await startService({ rateLimit: 0 })
    const prepare = (page: Page) => page.clock.install()
    const on = await visit('/?locale=tr&seed=first', { service, hindered: true, prepare })
    await on.shows('locale=tr&seed=first')
    await on.page.clock.pauseAt(Date.now() + 1000 * 3600)
    const statuses = statusesOf(on)
    const before = await on.shown()

    service.lifecycle.state = 'closing'
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.count()).toBe(1)
    expect(await on.shown()).toBe(before)
    expect(statuses).toEqual([503])
    const left = await seconds(on)
    expect(left).toBeGreaterThan(0)

    service.lifecycle.state = 'serving'
    await on.page.clock.runFor(1000 * (left + 1))
    await on.shows('locale=tr&seed=first&type=word')
    expect(statuses).toEqual([503, 200])
    expect(await on.notice.count()).toBe(0)
  })
})

describe('without a connection', () => {
  const start = async () => {
    const prepare = (page: Page) => page.clock.install()
    const on = await visit('/?locale=tr&seed=first', { hindered: true, prepare })
    await on.shows('locale=tr&seed=first')
    await on.page.clock.pauseAt(Date.now() + 1000 * 3600)
    return on
  }

  it('tells so, keeps the text, and asks again when there is one', async () => {
    const on = await start()
    const before = await on.shown()
    await on.context.setOffline(true)
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.innerText()).toMatch(/reach|connect|offline/iu)
    expect(await on.shown()).toBe(before)
    await on.context.setOffline(false)
    await on.shows('locale=tr&seed=first&type=word')
    expect(await on.notice.count()).toBe(0)
  })

  it('asks again when the visitor presses “Try now”', async () => {
    const on = await start()
    await on.page.route('**/api/generate*', (route) => route.abort('connectionrefused'))
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.count()).toBe(1)
    await on.button('Try now').click()
    await expect.poll(() => on.asked.length).toBe(3)
    expect(await on.notice.count()).toBe(1)
    await on.page.unrouteAll()
    await on.button('Try now').click()
    await on.shows('locale=tr&seed=first&type=word')
    expect(await on.notice.count()).toBe(0)
  })

  it('asks again by itself, at most every three seconds', async () => {
    const on = await start()
    await on.page.route('**/api/generate*', (route) => route.abort('connectionrefused'))
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.count()).toBe(1)
    const before = on.asked.length
    for (let second = 0; second < 60; second++) await on.page.clock.runFor(1000)
    expect(on.asked.length - before).toBeGreaterThan(0)
    expect(on.asked.length - before).toBeLessThanOrEqual(20)
    await on.page.unrouteAll()
    await on.page.clock.runFor(60_000)
    await on.shows('locale=tr&seed=first&type=word')
  })

  it('shows the last choice when there is one again', async () => {
    const on = await start()
    await on.context.setOffline(true)
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.count()).toBe(1)
    await on.begins.uncheck()
    await on.chooseLanguage('日本語')
    await on.context.setOffline(false)
    await on.shows('locale=ja&seed=first&type=word&start=false')
  })
})

it('tells why a request was refused, and shows the next text that is not', async () => {
  const on = await visit('/?locale=tr&seed=first', { hindered: true })
  await on.shows('locale=tr&seed=first')
  await on.page.route('**/api/generate*', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { detail: 'one', errors: [{ detail: 'Expected something else.' }] },
    }),
  )
  await on.choose('Write', 'Words')
  await expect.poll(() => on.notice.innerText()).toContain('Expected something else.')
  await on.page.unrouteAll()
  await on.choose('Write', 'Sentences')
  await on.shows('locale=tr&seed=first&type=sentence')
  expect(await on.notice.count()).toBe(0)
})
