import type { IncomingMessage } from 'node:http'
import { DEFAULTS } from '@polyipsum/fetch/request'
import { describe, expect, it } from 'vitest'
import { KnownRequests } from '../src/answer/known-requests.js'

const request = (url: string, others: object = {}) =>
  ({ method: 'GET', url, headers: { host: 'localhost' }, ...others }) as IncomingMessage

describe('KnownRequests', () => {
  it('finds the request of a URL, for a GET with a host', () => {
    const known = new KnownRequests()
    known.add('/a', DEFAULTS)
    expect(known.find(request('/a'))).toBe(DEFAULTS)
    expect(known.find(request('/b'))).toBeUndefined()
    expect(known.find(request('/a', { method: 'HEAD' }))).toBeUndefined()
    expect(known.find(request('/a', { method: 'POST' }))).toBeUndefined()
    expect(known.find(request('/a', { headers: {} }))).toBeUndefined()
  })

  it('keeps no seeded request, because its answer also depends on If-None-Match', () => {
    const known = new KnownRequests()
    known.add('/a', { ...DEFAULTS, seed: 'x' })
    expect(known.find(request('/a'))).toBeUndefined()
  })

  it('keeps a bounded number of URLs of bounded length', () => {
    const known = new KnownRequests()
    const urls = Array.from({ length: 5000 }, (_, i) => `/${i}`)
    for (const url of urls) known.add(url, DEFAULTS)
    expect(urls.filter((url) => known.find(request(url)) !== undefined).length).toBeLessThan(1001)
    expect(known.find(request('/4999'))).toBe(DEFAULTS)
    known.add(`/${'a'.repeat(200)}`, DEFAULTS)
    expect(known.find(request(`/${'a'.repeat(200)}`))).toBeUndefined()
  })
})
