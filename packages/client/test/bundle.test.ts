/** The client is small, and needs only what every platform has. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startService } from '../../server/test/listening-service.js'
import { bundleClient, isolatedClient } from './bundle.js'
import { startCutter, startServer } from './servers.js'

describe('the client in a bundle', () => {
  it.each(['../README.md', '../../../docs/client.md'])('is as small as %s says', async (path) => {
    const page = readFileSync(new URL(path, import.meta.url), 'utf8')
    const most = 1000 * Number(/under ([\d.]+) kB\s+compressed/iu.exec(page)?.[1])
    const code = await bundleClient('es')
    expect(gzipSync(code).length).toBeLessThan(most)
    expect(brotliCompressSync(code).length).toBeLessThan(most)
  })

  it('needs only the names that browsers, servers and workers share', async () => {
    const { createClient } = await isolatedClient()
    const { port } = await startService({ rateLimit: 4, now: () => 0 })
    const polyipsum = createClient({ baseUrl: await startCutter(1, port) })
    expect(await polyipsum.text({ type: 'word' })).toBe('Lorem')
    const { json } = await polyipsum.generate({ type: 'word', seed: 1 })
    expect(json.words).toEqual(['Lorem'])
    await expect(polyipsum.html({ count: 0 })).rejects.toMatchObject({ status: 400 })
    await polyipsum.json()
    await expect(polyipsum.json()).rejects.toMatchObject({ status: 429 })
    expect(polyipsum.quota).toMatchObject({ limit: 4, remaining: 0 })
    const silent = createClient({ baseUrl: await startServer(() => {}) })
    const { signal } = new AbortController()
    await expect(silent.text({ signal, timeoutMs: 20 })).rejects.toMatchObject({
      name: 'DeadlineError',
    })
    expect(() => createClient({ baseUrl: '/' })).toThrow('baseUrl')
  })
})
