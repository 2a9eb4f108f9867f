/** Answers in all languages: they hold up nobody, and take the memory of one at a time. */
import { LANGUAGE_CODES } from '@polyipsum/text'
import { expect, it, onTestFinished } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import { MB, residentBytes, watchMemory } from './process-memory.js'

async function replica() {
  const replica = await startReplica({ env: { RATE_LIMIT: '0' } })
  onTestFinished(() => replica.stop())
  const url = `http://127.0.0.1:${replica.port}/api/generate`
  const post = (fields: object) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locales: LANGUAGE_CODES, ...fields }),
    })
  return { ...replica, url, post }
}

it('the first answer in all languages, which loads them, lets others be answered meanwhile', async () => {
  const { url, post } = await replica()
  // Opens a connection, and compiles the code of a GET.
  for (let i = 0; i < 20; i++) await (await fetch(`${url}?type=word`)).text()
  let isAnswered = false
  const all = post({ chars: 500, count: 3 }).then(async (response) => {
    isAnswered = true
    return (await response.json()).texts
  })
  let others = 0
  while (!isAnswered) {
    await (await fetch(`${url}?type=word`)).text()
    others++
  }
  expect(await all).toHaveLength(LANGUAGE_CODES.length)
  expect(others).toBeGreaterThan(5)
})

it('many long answers at once take little memory', async () => {
  const { post, process } = await replica()
  const pid = process.pid ?? 0
  const long = { chars: 5200, count: 3, seed: 'a' }
  const body = await (await post(long)).text()
  expect(body.length).toBeGreaterThan(MB)
  const before = residentBytes(pid)
  const memory = watchMemory(pid)
  // A busy client may read too slowly: connections with too many unread bytes are ended.
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, async () => (await post(long)).text()),
  )
  const whole = answers.filter(({ status }) => status === 'fulfilled')
  // The bytes that a client may leave unread, twice, and the buffers that are kept. 3 MB if it reads.
  expect(memory.stop() - before).toBeLessThan(40 * MB)
  expect(whole.length).toBeGreaterThan(0)
  for (const answer of whole) expect((answer as PromiseFulfilledResult<string>).value).toBe(body)
})
