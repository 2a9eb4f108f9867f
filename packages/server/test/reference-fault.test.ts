/** A document of the reference that cannot be read when it is first asked for. */
import fs, { type PathOrFileDescriptor } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApp } from '../src/app.js'
import { injector } from './http-client.js'
import { expectProblem } from './problem-shape.js'

const read = fs.readFileSync

/** Lets the first read of a file fail, as when the process has no file descriptor left. */
function failFirstRead(name: string): void {
  let failed = false
  const failing = (path: PathOrFileDescriptor, ...rest: []) => {
    if (failed || !String(path).includes(name)) return read(path, ...rest)
    failed = true
    throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
  }
  replaceRead(failing as typeof read)
  onTestFinished(() => replaceRead(read))
}

function replaceRead(by: typeof read): void {
  fs.readFileSync = by
  syncBuiltinESMExports()
}

describe.each([
  ['/openapi.json', undefined],
  ['/openapi.json', 7],
  ['/llms.txt', undefined],
  ['/llms.txt', 7],
  ['/docs', undefined],
])('%s, with the limit %s', (url, rateLimit) => {
  it('is a fault of ours once, and read again at the next request', async () => {
    const send = injector(createApp(rateLimit === undefined ? {} : { rateLimit }))
    failFirstRead(url.replace(/^\/docs$/u, '/docs.html'))
    const failed = await send({ url })
    expect(failed.status).toBe(500)
    expectProblem(failed)
    const made = await send({ url })
    expect(made.status).toBe(200)
    const again = await send({ url })
    expect(again.body).toEqual(made.body)
    expect(again.headers['etag']).toBe(made.headers['etag'])
  })
})
