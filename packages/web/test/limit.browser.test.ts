/** The limit that the service names, as the page tells it. */
import { expect, it } from 'vitest'
import { useVisits } from './visits.js'

const visit = useVisits()

const of = (requests: number, seconds: number) => ({ requests, seconds })

it.each([
  [of(100, 60), '100 per 60 s.'],
  [of(1, 1), '1 per 1 s.'],
  [of(5000, 3600), '5,000 per 3,600 s.'],
])('is told at the foot of the page, and again when it is reached: %j', async (limit, told) => {
  const on = await visit('/?locale=tr&seed=first', { hindered: true })
  await on.shows('locale=tr&seed=first')
  const headers = { 'ratelimit-policy': `"default";q=${limit.requests};w=${limit.seconds}` }
  let status = 200
  await on.page.route('**/api/generate*', (route) =>
    route.fulfill({ status, headers, body: 'a text' }),
  )
  await on.choose('Write', 'Words')
  await expect.poll(on.shown).toBe('a text')
  expect(await on.limit()).toBe(`Request limit: ${told}`)
  status = 429
  await on.choose('Write', 'Sentences')
  await expect.poll(() => on.notice.innerText()).toContain(`That was the request limit: ${told}`)
})
