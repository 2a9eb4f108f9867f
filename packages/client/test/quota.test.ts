/** What the client knows of its quota. */
import { describe, expect, it } from 'vitest'
import { startService } from '../../server/test/listening-service.js'
import { createClient } from '../src/index.js'
import { readQuota } from '../src/quota.js'

describe('the quota of a client', () => {
  it('is that of the latest answer, also of a refusal', async () => {
    let now = 0
    const { baseUrl } = await startService({ rateLimit: 3, now: () => now })
    const client = createClient({ baseUrl, retries: 0 })
    expect(client.quota).toBeUndefined()
    await client.text()
    expect(client.quota).toEqual({ limit: 3, remaining: 2, resetMs: 60_000 })
    now = 10_000
    await client.generate()
    expect(client.quota).toEqual({ limit: 3, remaining: 1, resetMs: 50_000 })
    await client.text({ count: 0 }).catch(() => {})
    expect(client.quota).toEqual({ limit: 3, remaining: 0, resetMs: 50_000 })
    now = 20_000
    await client.text().catch(() => {})
    expect(client.quota).toEqual({ limit: 3, remaining: 0, resetMs: 40_000 })
    now = 60_000
    await client.text()
    expect(client.quota).toEqual({ limit: 3, remaining: 0, resetMs: 10_000 })
  })

  it('is undefined if the service has no limit', async () => {
    const { baseUrl } = await startService({ rateLimit: 0 })
    const client = createClient({ baseUrl })
    await client.text()
    expect(client.quota).toBeUndefined()
  })
})

describe('the headers of a quota', () => {
  const POLICY = '"default";q=100;w=60'
  const QUOTA = { limit: 100, remaining: 99, resetMs: 60_000 }

  it.each([
    [POLICY, '"default";r=99;t=60'],
    ['"default";w=60;qu="requests";q=100', '"default";t=60;r=99;pk=:ZGVmYXVsdA==:'],
    ['"default"; q=100; w=60', '"default"; r=99; t=60 '],
    ['"burst";q=5;w=1, "default";q=100;w=60', '"burst";r=4;t=1,"default";r=99;t=60'],
    ['"default";q=100;w=60, "day";q=9;w=86400', '"default";r=99;t=60, "day";r=8;t=9'],
    [POLICY, '"odd";x=", \\"default\\";r=1;t=1", "default";y=";r=2;t=2";r=99;t=60'],
    [POLICY, '"odd";partition="default";r=1;t=1, "default";r=99;t=60'],
    [POLICY, '"default";xr=1;r=99;t=60'],
  ])('%s and %s give a quota', (policy, rateLimit) => {
    const headers = new Headers({ 'ratelimit-policy': policy, ratelimit: rateLimit })
    expect(readQuota(headers)).toEqual(QUOTA)
  })

  it.each([
    ['', ''],
    [POLICY, ''],
    ['', '"default";r=99;t=60'],
    [POLICY, '"default"'],
    [POLICY, '"default";r=99'],
    [POLICY, '"default";r=many;t=60'],
    [POLICY, '"default";r=-1;t=60'],
    [POLICY, '"other";r=99;t=60'],
    [POLICY, 'limit=100, remaining=99, reset=60'],
    ['100;w=60', '"default";r=99;t=60'],
  ])('%s and %s give no quota', (policy, rateLimit) => {
    const headers = new Headers({ 'ratelimit-policy': policy, ratelimit: rateLimit })
    expect(readQuota(headers)).toBeUndefined()
  })
})
