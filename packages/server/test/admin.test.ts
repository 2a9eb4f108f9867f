/** Health, metrics and logs, for the operators of the service. */
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type AppOptions, createService } from '../src/app.js'
import { TrustedProxies } from '../src/limit/client-address.js'
import { createAdmin } from '../src/operations/admin.js'
import { exchange, injector, portOf, postOf, socketSender } from './http-client.js'

async function start(options: AppOptions = {}) {
  const service = createService(options)
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const admin = createAdmin(service)
  onTestFinished(async () => {
    await service.app.close()
    await admin.close()
  })
  const metrics = async () => parse((await injector(admin)({ url: '/metrics' })).body.toString())
  return { service, admin: injector(admin), metrics, send: socketSender(service.app) }
}

/** Reads Prometheus's text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
function parse(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (line === '' || /^# (?:HELP|TYPE) [a-z0-9_]+ ./u.test(line)) continue
    const [, series = '', value = ''] =
      line.match(/^([a-z0-9_]+(?:\{(?:[a-z_]+="[^"\\]*",?)*\})?) (\S+)$/u) ?? []
    expect(series, line).not.toBe('')
    expect(samples.has(series), line).toBe(false)
    samples.set(series, value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value))
  }
  return samples
}

const URL = '/api/generate'
const POST = postOf('{"locale":"tr","type":"word","count":3}')

describe('the admin listener', () => {
  it('has health and readiness, and no text', async () => {
    const { admin, service } = await start()
    expect(await admin({ url: '/healthz' })).toMatchObject({ status: 200 })
    expect(await admin({ url: '/readyz' })).toMatchObject({ status: 200 })
    for (const state of ['draining', 'closing'] as const) {
      service.lifecycle.state = state
      expect(await admin({ url: '/healthz' })).toMatchObject({ status: 200 })
      const { status, body } = await admin({ url: '/readyz' })
      expect(status).toBe(503)
      expect(JSON.parse(body.toString())).toEqual({ status: state })
    }
    expect(await admin({ url: URL })).toMatchObject({ status: 404 })
  })

  it('is not ready when it has refused every request for ten seconds', async () => {
    const { admin, service } = await start()
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    onTestFinished(() => clock.mockRestore())
    const ready = async () => JSON.parse((await admin({ url: '/readyz' })).body.toString()).status
    const { readiness } = service
    for (now = 0; now < 9000; now += 1000) readiness.refused()
    expect(await ready()).toBe('serving')
    readiness.answered()
    for (; now < 18_000; now += 1000) readiness.refused()
    expect(await ready()).toBe('serving')
    now += 1000
    readiness.refused()
    expect(await ready()).toBe('refusing')
    expect((await admin({ url: '/readyz' })).status).toBe(503)
    // After a time without requests it counts as ready again, and one refusal does not change that.
    now += 10_000
    expect(await ready()).toBe('serving')
    readiness.refused()
    now += 5000
    expect(await ready()).toBe('serving')
    for (; now < 60_000; now += 1000) readiness.refused()
    expect(await ready()).toBe('refusing')
    readiness.answered()
    expect(await ready()).toBe('serving')
  })

  it('counts a failure as a refusal, and a text as an answer', async () => {
    let broken = true
    const counting = () => {
      if (broken) throw new Error('the clock is broken')
      return 0
    }
    const { admin, send } = await start({ now: counting })
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    onTestFinished(() => clock.mockRestore())
    const ready = async () => (await admin({ url: '/readyz' })).status
    for (; now < 12_000; now += 1000) expect((await send({ url: URL })).status).toBe(500)
    expect(await ready()).toBe(503)
    broken = false
    expect((await send({ url: URL })).status).toBe(200)
    expect(await ready()).toBe(200)
  })

  it('does not answer on the public port', async () => {
    const { send } = await start()
    for (const url of ['/healthz', '/readyz', '/metrics']) {
      expect(await send({ url })).toMatchObject({ status: 404 })
    }
  })
})

describe('the metrics', () => {
  it('count every answer once, by method, status, locale, type and format', async () => {
    const { send, metrics } = await start({ rateLimit: 9 })
    // The second time, the fast path answers.
    const bytes = { paragraph: 0, sentence: 0, word: 0, title: 0, article: 0, '': 0 }
    for (let time = 0; time < 2; time++) {
      bytes.paragraph += (await send({ url: `${URL}?locale=ar&count=2&format=html` })).body.length
      bytes.sentence += (await send({ url: `${URL}?locale=en-GB&type=sentence` })).body.length
    }
    await send({ method: 'HEAD', url: `${URL}?seed=a` })
    const { headers } = await send({ method: 'HEAD', url: `${URL}?seed=a` })
    await send({ url: `${URL}?seed=a`, headers: { 'if-none-match': headers['etag'] ?? '' } })
    bytes.word += (await send(POST)).body.length
    bytes[''] += (await send({ url: `${URL}?locale=xx` })).body.length
    bytes[''] += (await send({ url: `${URL}?locale=en-GB&type=sentence` })).body.length
    bytes[''] += (await send(POST)).body.length
    await send({ method: 'OPTIONS', url: URL })
    bytes[''] += (await send({ method: 'PURGE', url: URL })).body.length
    bytes[''] += (await send({ url: '/nowhere' })).body.length

    const samples = await metrics()
    const counted = [...samples].filter(([name]) => name.startsWith('polyipsum_requests_total{'))
    const label = (method: string, status: number, locale = '', type = '', format = '') =>
      `polyipsum_requests_total{method="${method}",status="${status}",locale="${locale}",type="${type}",format="${format}"}`
    expect(Object.fromEntries(counted)).toEqual({
      [label('GET', 200, 'ar', 'paragraph', 'html')]: 2,
      [label('GET', 200, 'en', 'sentence', 'text')]: 2,
      [label('HEAD', 200, 'la', 'paragraph', 'text')]: 2,
      [label('GET', 304, 'la', 'paragraph', 'text')]: 1,
      [label('POST', 200, 'tr', 'word', 'all')]: 1,
      [label('GET', 400)]: 1,
      [label('GET', 429)]: 1,
      [label('POST', 429)]: 1,
      [label('OPTIONS', 204)]: 1,
      [label('other', 405)]: 1,
      [label('GET', 404)]: 1,
    })
    expect(samples.get('polyipsum_items_total{type="paragraph"}')).toBe(4)
    expect(samples.get('polyipsum_items_total{type="sentence"}')).toBe(2)
    expect(samples.get('polyipsum_items_total{type="word"}')).toBe(3)
    for (const [type, count] of Object.entries(bytes)) {
      expect(samples.get(`polyipsum_response_bytes_total{type="${type}"}`)).toBe(count)
    }
    expect(
      samples.get('polyipsum_limiter_decisions_total{decision="allowed",window="local"}'),
    ).toBe(9)
    expect(
      samples.get('polyipsum_limiter_decisions_total{decision="refused",window="local"}'),
    ).toBe(2)
    expect(samples.get('polyipsum_limiter_mode{mode="local"}')).toBe(1)
    expect(samples.get('polyipsum_limiter_mode{mode="shared"}')).toBe(0)
    expect(samples.get('polyipsum_limiter_round_trips_total')).toBe(0)
    expect(samples.get('polyipsum_shed_ratio')).toBe(0)
  })

  it('count the texts of several languages by language, and their one request', async () => {
    const { send, metrics } = await start()
    await send(postOf('{"locales":["de","ar-EG"],"count":3}'))
    await send(postOf('{"locales":["de","xx"]}'))
    await send({ url: `${URL}?locale=de` })
    await send({ method: 'HEAD', url: `${URL}?locale=tr` })
    await send(POST)
    const samples = await metrics()
    const requests = [...samples].filter(([name]) => name.includes('locale="several"'))
    expect(requests).toEqual([
      [
        'polyipsum_requests_total{method="POST",status="200",locale="several",type="paragraph",format="all"}',
        1,
      ],
    ])
    const texts = [...samples].filter(([name]) => name.startsWith('polyipsum_texts_total'))
    expect(Object.fromEntries(texts)).toEqual({
      'polyipsum_texts_total{locale="de",type="paragraph"}': 2,
      'polyipsum_texts_total{locale="ar",type="paragraph"}': 1,
      'polyipsum_texts_total{locale="tr",type="word"}': 1,
    })
    expect(samples.get('polyipsum_items_total{type="paragraph"}')).toBe(7)
    expect(samples.get('polyipsum_request_duration_seconds_count')).toBe(5)
  })

  it('have the durations of all requests, in cumulative classes', async () => {
    const { send, metrics } = await start()
    for (let i = 0; i < 20; i++) await send(i % 3 === 0 ? POST : { url: URL })
    const samples = await metrics()
    const bucket = 'polyipsum_request_duration_seconds_bucket'
    const classes = [...samples].filter(([name]) => name.startsWith(bucket))
    const counts = classes.map(([, count]) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(classes.at(-1)).toEqual([`${bucket}{le="+Inf"}`, 20])
    expect(samples.get('polyipsum_request_duration_seconds_count')).toBe(20)
    expect(samples.get('polyipsum_request_duration_seconds_sum')).toBeGreaterThan(0)
  })

  it('have the connections, and those that sent no valid request', async () => {
    const { service, metrics } = await start()
    await exchange(portOf(service.app), 'rubbish\r\n\r\n')
    await exchange(portOf(service.app), `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`)
    while (service.connections.open.size > 0) await new Promise(setImmediate)
    const samples = await metrics()
    expect(samples.get('polyipsum_connection_errors_total{status="400"}')).toBe(1)
    expect(samples.get('polyipsum_connection_errors_total{status="414"}')).toBe(1)
    expect(samples.get('polyipsum_connections')).toBe(0)
    expect(samples.get('polyipsum_connections_dropped_total')).toBe(0)
  })

  it('have the metrics of the process', async () => {
    const samples = await (await start()).metrics()
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7)
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds']) {
      expect(samples.has(name)).toBe(true)
    }
  })

  it('have a bounded number of series, whatever clients send', async () => {
    const { send, metrics } = await start({ rateLimit: 0 })
    for (let i = 0; i < 300; i++) {
      await send({ url: `/${i}?locale=${i}` })
      await send({ url: `${URL}?locale=${i}&format=${i}` })
      await send({ url: `${URL}?seed=${i}` })
    }
    expect((await metrics()).size).toBeLessThan(150)
  })
})

describe('the log', () => {
  async function logs(level: string) {
    const lines: string[] = []
    const logger = pino({ level }, { write: (line: string) => lines.push(line) })
    const { send } = await start({
      logger,
      rateLimit: 4,
      trustedProxies: new TrustedProxies(['127.0.0.1']),
    })
    lines.length = 0
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    await send({ url: `${URL}?l=en`, headers })
    await send({ url: `${URL}?l=en`, headers })
    await send({ ...POST, headers: { ...POST.headers, ...headers } })
    await send({ url: `${URL}?l=xx`, headers })
    await send({ url: `${URL}?l=en`, headers })
    await send({ url: '/nowhere', headers })
    return lines.map((line) => JSON.parse(line))
  }

  it('has a line for each request at debug', async () => {
    const requests = await logs('debug')
    expect(requests.map(({ method, url, status }) => `${method} ${url} ${status}`)).toEqual([
      `GET ${URL}?l=en 200`,
      `GET ${URL}?l=en 200`,
      `POST ${URL} 200`,
      `GET ${URL}?l=xx 400`,
      `GET ${URL}?l=en 429`,
      'GET /nowhere 404',
    ])
    for (const { ms, client, level, msg } of requests) {
      expect(ms).toBeGreaterThan(0)
      expect({ client, level, msg }).toEqual({ client: '198.51.100.7', level: 20, msg: 'request' })
    }
  })

  it('has none at info', async () => {
    expect(await logs('info')).toEqual([])
  })
})
