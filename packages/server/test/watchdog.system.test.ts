/** A process whose event loop stalls ends itself, so that a supervisor restarts it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** Makes the service stall at a request. Its URL says how. */
const PLANT = `data:text/javascript,${encodeURIComponent(`
  import { pbkdf2Sync } from 'node:crypto'
  import { ServerResponse } from 'node:http'
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function plantedLoop(...rest) {
    if (this.req.url.includes('seed=loop')) for (let i = 0; ; ) i = Math.imul(i + 1, 3)
    if (this.req.url.includes('seed=native')) pbkdf2Sync('', '', 2 ** 31 - 1, 64, 'sha512')
    return writeHead.apply(this, rest)
  }
`)}`

const GRACE_MS = 3000

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', PLANT, MAIN], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      SHUTDOWN_GRACE_MS: String(GRACE_MS),
      ...env,
    },
  })
  started.push(child)
  const output = { out: '' }
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  child.stdout.on('data', (chunk) => (output.out += chunk))
  for (;;) {
    const url = output.out.match(/http:\/\/127\.0\.0\.1:\d+/u)?.[0]
    if (url !== undefined) return { child, output, exit, url }
    await Promise.race([once(child.stdout, 'data'), exit.then(([code]) => fail(code))])
  }
}

function fail(code: number | null): never {
  throw new Error(`the service ended with ${code}`)
}

/** Requests a text and expects no answer. */
const stall = (url: string, seed: string) =>
  expect(fetch(`${url}/api/generate?locale=th&chars=50&seed=${seed}`)).rejects.toThrow()

describe('a process that stalls', () => {
  it('ends with its own exit code, and logs the request and the stack', async () => {
    const { exit, output, url } = await start()
    expect((await fetch(`${url}/api/generate`)).status).toBe(200)
    const stalled = stall(url, 'loop')
    expect(await exit).toEqual([70, null])
    await stalled
    const lines = output.out.trim().split('\n')
    const line = JSON.parse(lines.at(-1) ?? '')
    expect(line).toMatchObject({
      level: 60,
      method: 'GET',
      url: '/api/generate?locale=th&chars=50&seed=loop',
      asked: { locale: 'th', chars: [50, 50], seed: 'loop' },
      msg: 'the event loop has stalled: the process ends with 70',
    })
    expect(line.stack[0]).toContain('plantedLoop')
    expect(line.stack.some((frame: string) => frame.includes('getText'))).toBe(true)
  })

  it('is ended by SIGTERM within the grace', async () => {
    const { child, exit, url } = await start()
    const stalled = stall(url, 'loop')
    await new Promise((resolve) => setTimeout(resolve, 300))
    child.kill('SIGTERM')
    const control = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
    expect(await exit).toEqual([70, null])
    clearTimeout(control)
    await stalled
  })

  it('also ends when it stalls during the shutdown', async () => {
    const { child, exit, output, url } = await start({ SHUTDOWN_DELAY_MS: '2000' })
    child.kill('SIGTERM')
    const control = setTimeout(() => child.kill('SIGKILL'), GRACE_MS + 500)
    while (!output.out.includes('shutting down')) await once(child.stdout, 'data')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const stalled = stall(url, 'loop')
    expect(await exit).toEqual([70, null])
    clearTimeout(control)
    await stalled
  })

  it('also ends in native code, by SIGKILL', async () => {
    const { exit, url } = await start()
    const stalled = stall(url, 'native')
    expect(await exit).toEqual([null, 'SIGKILL'])
    await stalled
  })
})
