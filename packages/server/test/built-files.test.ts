/** Built files, such as the page: their codings, and the entity tags by which clients validate copies. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApp } from '../src/app.js'
import { addBuiltFiles } from '../src/page/built-files.js'
import { injector, type Send } from './http-client.js'

const PAGE = fileURLToPath(new URL('../../web/dist/', import.meta.url))
const DOCS = fileURLToPath(new URL('../dist/documents/docs/', import.meta.url))

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}
const CODINGS = Object.keys(DECODERS)

const filesOf = (folder: string) =>
  readdirSync(folder).filter((name) => !/\.(?:br|gz)$/u.test(name))
const isCompressed = (folder: string, name: string) => readdirSync(folder).includes(`${name}.br`)

const get = (send: Send, url: string, coding: string, headers = {}) =>
  send({ url, headers: { 'accept-encoding': coding, ...headers } })

/** A service with a copy of a folder, as if it had been built at a certain time. */
function serviceOf(folder: string, builtAt: Date): Send {
  const copy = mkdtempSync(join(tmpdir(), 'polyipsum-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  cpSync(folder, copy, { recursive: true })
  for (const name of readdirSync(copy)) utimesSync(join(copy, name), builtAt, builtAt)
  const app = fastify()
  addBuiltFiles(app, { folder: copy, path: '/', headers: {} })
  return injector(app)
}

const send = injector(createApp({ rateLimit: 1 }))

const SERVED = [
  ['/', PAGE, 'index.html'],
  ...filesOf(PAGE).map((name) => [`/${name}`, PAGE, name]),
  ...filesOf(DOCS).map((name) => [`/docs/${name}`, DOCS, name]),
] as [string, string, string][]

describe.each(SERVED)('%s', (url, folder, name) => {
  const compressed = isCompressed(folder, name)
  const content = readFileSync(join(folder, name))

  it.each(CODINGS)('has the content of its file in the coding %s', async (coding) => {
    const { status, headers, body } = await get(send, url, coding)
    const sent = headers['content-encoding'] ?? 'identity'
    expect({ status, sent }).toEqual({ status: 200, sent: compressed ? coding : 'identity' })
    // At its own path a page has one language.
    const vary = url === '/' ? 'accept-encoding, accept-language, cookie' : 'accept-encoding'
    expect(headers['vary']).toBe(vary)
    expect(DECODERS[sent]?.(body).equals(content)).toBe(true)
    const head = await send({ method: 'HEAD', url, headers: { 'accept-encoding': coding } })
    const { date: _, ...same } = headers
    expect(head.headers).toMatchObject(same)
    expect(head.body.length).toBe(0)
  })

  it('has a strong tag for each coding, and answers 304 to that tag alone', async () => {
    const answers = await Promise.all(CODINGS.map((coding) => get(send, url, coding)))
    const tags = answers.map(({ headers }) => headers['etag'] ?? '')
    expect(new Set(tags).size).toBe(compressed ? CODINGS.length : 1)
    for (const [place, coding] of CODINGS.entries()) {
      const tag = tags[place] ?? ''
      expect(tag).toMatch(/^"[\w-]+"$/u)
      const known = await get(send, url, coding, { 'if-none-match': `"other", W/${tag}` })
      expect(known.status).toBe(304)
      expect(known.body.length).toBe(0)
      const { etag, vary, 'cache-control': caching } = answers[place]?.headers ?? {}
      expect(known.headers).toMatchObject({ etag, vary, 'cache-control': caching })
      for (const header of ['content-type', 'content-encoding']) {
        expect(known.headers).not.toHaveProperty(header)
      }
      const others = tags.filter((other) => other !== tag).join(', ') || '"other"'
      expect((await get(send, url, coding, { 'if-none-match': others })).status).toBe(200)
    }
  })

  it('has the same headers wherever and whenever it was built', async () => {
    const there = serviceOf(folder, new Date('2020-01-01'))
    const here = serviceOf(folder, new Date('2024-02-29'))
    for (const coding of CODINGS) {
      const [one, other] = await Promise.all(
        [there, here].map((service) => get(service, `/${name}`, coding)),
      )
      const { date: _, ...headers } = one?.headers ?? {}
      expect(other?.headers).toMatchObject(headers)
      expect(headers['etag']).toBe((await get(send, url, coding)).headers['etag'])
      expect(headers).not.toHaveProperty('last-modified')
    }
  })

  it.each([
    ['If-Match', '"other"'],
    ['If-Match', '*'],
    ['If-Unmodified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
    ['If-Modified-Since', 'Fri, 31 Dec 2100 00:00:00 GMT'],
    ['If-Range', '"other"'],
    ['Range', 'bytes=999999999-'],
    ['Range', 'bytes=0-3'],
  ])('is sent whole to a request with %s: %s', async (header, value) => {
    const { status, body } = await get(send, url, 'identity', { [header]: value })
    expect(status).toBe(200)
    expect(body.equals(content)).toBe(true)
  })
})

describe('the coding of a file', () => {
  it.each([
    ['', undefined],
    ['identity', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['deflate', undefined],
    [';;,q=,', undefined],
  ])('is the one that the client prefers: %s', async (accepted, coding) => {
    expect((await get(send, '/', accepted)).headers['content-encoding']).toBe(coding)
  })
})

it('refuses a folder with a file of an unknown media type', () => {
  const folder = fileURLToPath(new URL('../', import.meta.url))
  expect(() => addBuiltFiles(fastify(), { folder, path: '/', headers: {} })).toThrow(
    'no media type is known for',
  )
})
