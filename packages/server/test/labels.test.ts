/** Labels and messages in several languages: the same ones in each, with a seed and without. */
import { GROUPS } from '@polyipsum/contract'
import { expect, it } from 'vitest'
import { createApp } from '../src/app.js'
import { injector, postOf } from './http-client.js'

const send = injector(createApp({ rateLimit: 0 }))

interface Texts {
  readonly texts: readonly {
    readonly json: { readonly labels: readonly string[] }
    seed?: string
  }[]
}

async function labelsIn(locales: readonly string[], more: object): Promise<Texts> {
  const fields = { type: 'label', count: 50, locales, ...more }
  const { status, body } = await send(postOf(JSON.stringify(fields)))
  expect(status).toBe(200)
  return JSON.parse(body.toString())
}

it.each([{}, { seed: 'a' }])('mean the same in every language: %j', async (more) => {
  const { texts } = await labelsIn(['en', 'de'], more)
  const again = await labelsIn(['en', 'de'], { seed: 'all', count: 50 })
  // German by English, from the texts of a seed and the next items of it.
  const next = await labelsIn(['en', 'de'], { seed: 'all', count: 50, offset: 50 })
  const last = await labelsIn(['en', 'de'], { seed: 'all', count: 50, offset: 100 })
  const rest = await labelsIn(['en', 'de'], { seed: 'all', count: 50, offset: 150 })
  const words = new Map<string, Set<string>>()
  for (const { texts } of [again, next, last, rest]) {
    for (const [i, english] of (texts[0]?.json.labels ?? []).entries()) {
      const known = words.get(english) ?? new Set()
      words.set(english, known.add(texts[1]?.json.labels[i] ?? ''))
    }
  }
  expect(words.size).toBeGreaterThan(150)
  for (const [i, english] of (texts[0]?.json.labels ?? []).entries()) {
    expect([...(words.get(english) ?? [])]).toContain(texts[1]?.json.labels[i])
  }
  expect(texts.map(({ seed }) => seed)).toEqual(texts.map(() => ('seed' in more ? 'a' : undefined)))
})

it('differ each time without a seed', async () => {
  const [one, other] = [await labelsIn(['en', 'de'], {}), await labelsIn(['en', 'de'], {})]
  expect(one.texts[0]?.json.labels).not.toEqual(other.texts[0]?.json.labels)
})

it('refuse a topic of other types for all languages at once, and say where it belongs', async () => {
  const fields = { type: 'label', topic: GROUPS.message[0], locales: ['en', 'de'] }
  const { status, body } = await send(postOf(JSON.stringify(fields)))
  expect(status).toBe(400)
  expect(JSON.parse(body.toString()).errors).toEqual([
    {
      pointer: '#/topic',
      detail:
        'topic must be one of actions, navigation, fields, states, but is "errors". "errors" goes with the type message.',
      allowed: [...GROUPS.label],
    },
  ])
})
