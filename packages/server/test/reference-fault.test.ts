/** Documents of the reference that cannot be made when they are first asked for. */
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../src/app.js'
import { injector } from './http-client.js'
import { expectProblem } from './problem-shape.js'

// Test files share a worker and its modules: those of this one are its own.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  for (const path of FAILING) vi.doUnmock(path)
  vi.resetModules()
})
const FAILING = [
  '../src/reference/openapi/document.js',
  '../src/reference/llms-txt.js',
  '../src/reference/docs-page.js',
]

/** A module of the service whose functions throw when they are first called. */
async function failingOnce<Module extends object>(original: () => Promise<Module>) {
  const failing = Object.entries(await original()).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value]
    const fail = () => {
      throw new Error(`${name} failed`)
    }
    return [name, vi.fn(value).mockImplementationOnce(fail)]
  })
  return Object.fromEntries(failing)
}

vi.mock(import('../src/reference/openapi/document.js'), failingOnce)
vi.mock(import('../src/reference/llms-txt.js'), failingOnce)
vi.mock(import('../src/reference/docs-page.js'), failingOnce)

describe.each(['/openapi.json', '/llms.txt', '/docs'])('%s', (url) => {
  it('is a fault of ours once, and made again at the next request', async () => {
    const send = injector(createApp())
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
