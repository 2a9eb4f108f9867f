/** What the page makes of the limit that the service tells. */
import { expect, it } from 'vitest'
import { reached } from '../src/limit.js'
import { useVisits } from './visits.js'

const visit = useVisits()

const of = (requests: number, seconds: number) => ({ requests, seconds })

it.each([
  [of(100, 60), '100 requests a minute.', 'That was 100 requests within a minute.'],
  [of(1, 1), '1 request a second.', 'That was 1 request within a second.'],
  [of(5000, 3600), '5,000 requests an hour.', 'That was 5,000 requests within an hour.'],
  [of(50, 90), '50 requests in 90 seconds.', 'That was 50 requests within 90 seconds.'],
])('is told at the foot of the page: %j', async (limit, foot, sentence) => {
  const on = await visit('/?locale=tr&seed=first')
  await on.shows('locale=tr&seed=first')
  const headers = { 'ratelimit-policy': `"default";q=${limit.requests};w=${limit.seconds}` }
  await on.page.route('**/api/generate*', (route) => route.fulfill({ headers, body: 'a text' }))
  await on.choose('Write', 'Words')
  await expect.poll(on.shown).toBe('a text')
  expect(await on.limit()).toBe(foot)
  expect(reached(limit)).toBe(sentence)
})
