import type { IncomingMessage } from 'node:http'
import { DEFAULTS } from '@polyipsum/fetch/request'
import { describe, expect, it } from 'vitest'
import { KnownRequests } from '../src/answer/known-requests.js'
import { OUR_TEXTS } from '../src/texts/our-texts.js'

const request = (url: string, others: object = {}) =>
  ({ method: 'GET', url, headers: { host: 'localhost' }, ...others }) as IncomingMessage

describe('KnownRequests', () => {
  it('finds the request of a URL, for a GET with a host', () => {
    const known = new KnownRequests()
    known.add('/a', DEFAULTS, OUR_TEXTS)
    expect(known.find(request('/a'), OUR_TEXTS)).toBe(DEFAULTS)
    expect(known.find(request('/b'), OUR_TEXTS)).toBeUndefined()
    expect(known.find(request('/a', { method: 'HEAD' }), OUR_TEXTS)).toBeUndefined()
    expect(known.find(request('/a', { method: 'POST' }), OUR_TEXTS)).toBeUndefined()
    expect(known.find(request('/a', { headers: {} }), OUR_TEXTS)).toBeUndefined()
  })

  it('keeps no seeded request, because its answer also depends on If-None-Match', () => {
    const known = new KnownRequests()
    known.add('/a', { ...DEFAULTS, seed: 'x' }, OUR_TEXTS)
    expect(known.find(request('/a'), OUR_TEXTS)).toBeUndefined()
  })

  it('forgets all of them when other texts come, since the languages may be others', () => {
    const known = new KnownRequests()
    known.add('/a', DEFAULTS, OUR_TEXTS)
    const others = { ...OUR_TEXTS, version: 'own' }
    expect(known.find(request('/a'), others)).toBeUndefined()
    known.add('/b', DEFAULTS, others)
    expect(known.find(request('/b'), others)).toBe(DEFAULTS)
    expect(known.find(request('/a'), others)).toBeUndefined()
    expect(known.find(request('/b'), OUR_TEXTS)).toBeUndefined()
  })

  it('keeps a bounded number of URLs of bounded length', () => {
    const known = new KnownRequests()
    const urls = Array.from({ length: 5000 }, (_, i) => `/${i}`)
    for (const url of urls) known.add(url, DEFAULTS, OUR_TEXTS)
    expect(
      urls.filter((url) => known.find(request(url), OUR_TEXTS) !== undefined).length,
    ).toBeLessThan(1001)
    expect(known.find(request('/4999'), OUR_TEXTS)).toBe(DEFAULTS)
    known.add(`/${'a'.repeat(200)}`, DEFAULTS, OUR_TEXTS)
    expect(known.find(request(`/${'a'.repeat(200)}`), OUR_TEXTS)).toBeUndefined()
  })
})
