/** The programs of the README on each platform: installed, bundled where they must be, over a socket. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { GENERATE_PATH } from '@polyipsum/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../deploy/cluster/port.mjs'
import { run } from '../../../test/packed-packages.js'
import { createProject, type UserProject } from '../../../test/user-project.js'
import type { HttpCase } from '../../server/test/http-cases.js'
import { portSender, type Send } from '../../server/test/http-client.js'
import { expectProblem } from '../../server/test/problem-shape.js'
import { casesIn, expectCases, HANDLER_CASES } from './handler-cases.js'
import { bundleSize, listeningOn, readmeFile } from './readme-files.js'
import { clientSender } from './request-sender.js'

/** Runs a worker in workerd, Cloudflare's runtime, with a limit of its own kind. */
const WORKERD = `
  import { Miniflare } from 'miniflare'
  const [scriptPath, port] = process.argv.slice(2)
  const worker = new Miniflare({
    host: '127.0.0.1',
    port: Number(port),
    modules: true,
    scriptPath,
    compatibilityDate: '2026-04-01',
    ratelimits: { LIMITER: { simple: { limit: 100, period: 60 } } },
    // Otherwise it loads a description of a request from Cloudflare.
    cf: false,
  })
  process.on('SIGTERM', () => worker.dispose().then(() => process.exit()))
  await worker.ready
`

/** A program whose clients, by their address, have two requests a minute. */
const limited = (addressOf: string, serve: string) => `
  import { createHandler } from '@polyipsum/fetch/core'
  import { la } from '@polyipsum/text/locales/la'
  const counts = new Map()
  const handler = createHandler({
    languages: [la],
    limit(request, info) {
      const address = ${addressOf}
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      return { allowed: count <= 2, limit: 2, remaining: 2 - count, reset: 7 }
    },
    peek: () => ({ limit: 2 }),
  })
  ${serve}
`

let project: UserProject
beforeAll(async () => {
  project = await createProject('platforms', {
    folders: ['packages/fetch', 'packages/text'],
    programs: ['bun', 'deno', 'esbuild', 'miniflare'],
    manifest: { type: 'module' },
  })
  await project.write('workerd.js', WORKERD)
})
afterAll(() => project?.remove())

/** Runs a program of the project while something is done with the port that it listens on. */
async function whileRunning(
  command: string,
  args: readonly string[],
  port: number,
  action: () => Promise<void>,
): Promise<void> {
  const env = { ...process.env, DENO_DIR: join(project.path, 'deno'), DENO_NO_UPDATE_CHECK: '1' }
  const program = spawn(command, args, { cwd: project.path, env })
  let output = ''
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk) => (output += chunk))
  }
  try {
    while (!(await isListening(port))) {
      if (program.exitCode !== null) throw new Error(`${command} did not listen: ${output}`)
      await wait(20)
    }
    await action()
  } finally {
    if (program.exitCode === null && program.kill()) await once(program, 'exit')
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Bundles a module as Wrangler does. @returns the path of the bundle */
async function bundle(name: string, code: string): Promise<string> {
  await project.write(name, code)
  const outfile = join(project.path, 'bundles', name)
  const options = [
    '--bundle',
    '--minify',
    '--format=esm',
    '--platform=browser',
    '--log-level=error',
  ]
  const conditions = '--conditions=workerd,worker,browser'
  await run(project.program('esbuild'), [name, ...options, conditions, `--outfile=${outfile}`], {
    cwd: project.path,
  })
  return outfile
}

/** The first requests of a client are answered, up to the limit, and the next is refused. */
async function expectLimit(send: Send, limit: number): Promise<void> {
  for (let count = 1; count <= limit; count++) {
    const { status, headers } = await send({ url: `${GENERATE_PATH}?type=word` })
    expect(status, `request ${count}`).toBe(200)
    expect(headers['ratelimit-policy']).toBe(`"default";q=${limit};w=60`)
  }
  const refused = await send({ url: GENERATE_PATH })
  expect(refused.status).toBe(429)
  expect(expectProblem(refused).type).toMatch(/#quota-exceeded$/u)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const preflight = await send({ method: 'OPTIONS', url: GENERATE_PATH })
  expect(preflight.status).toBe(204)
  expect(preflight.headers['ratelimit-policy']).toBe(`"default";q=${limit};w=60`)
}

it('answers the table on Node.js', async () => {
  const port = await freePort()
  await project.write('node.js', listeningOn('node.js', port))
  await whileRunning(process.execPath, ['node.js'], port, () =>
    expectCases(portSender(port), HANDLER_CASES),
  )
})

describe('Deno', () => {
  const serve = ['run', '--allow-net', '--allow-read']

  it('answers the table', async () => {
    const port = await freePort()
    await project.write('deno.js', listeningOn('deno.js', port))
    await whileRunning(project.program('deno'), [...serve, 'deno.js'], port, () =>
      expectCases(portSender(port), HANDLER_CASES),
    )
  })

  it('tells the limit the address of the client', async () => {
    const port = await freePort()
    const listen = `Deno.serve({ hostname: '127.0.0.1', port: ${port} }, handler)`
    await project.write('deno-limited.js', limited('info.remoteAddr.hostname', listen))
    await whileRunning(project.program('deno'), [...serve, 'deno-limited.js'], port, () =>
      expectLimit(portSender(port), 2),
    )
  })
})

describe('Bun', () => {
  it('answers the table', async () => {
    const port = await freePort()
    await project.write('bun.js', listeningOn('bun.js', port))
    await whileRunning(project.program('bun'), ['bun.js'], port, () =>
      expectCases(portSender(port), HANDLER_CASES),
    )
  })

  it('tells the limit the address of the client', async () => {
    const port = await freePort()
    const listen = `Bun.serve({ hostname: '127.0.0.1', port: ${port}, fetch: handler })`
    await project.write('bun-limited.js', limited('info.requestIP(request).address', listen))
    await whileRunning(project.program('bun'), ['bun-limited.js'], port, () =>
      expectLimit(portSender(port), 2),
    )
  })
})

/** Cloudflare sends a worker no request with a whole URL in its first line, and workerd reads none. */
const isForWorker = ({ request }: HttpCase) => request.url.startsWith('/')

describe('workerd', () => {
  const whileServing = async (script: string, action: (send: Send) => Promise<void>) => {
    const port = await freePort()
    // workerd leaves a connection open that the client should close.
    await whileRunning(process.execPath, ['workerd.js', script, String(port)], port, () =>
      action(clientSender(port)),
    )
  }
  const sizeOf = (file: string) => gzipSync(readFileSync(file)).length / 1000

  it('answers the part of the table in the two languages of a worker', async () => {
    const file = await bundle('worker.js', readmeFile('worker.js'))
    expect(sizeOf(file)).toBeLessThanOrEqual(bundleSize('two languages'))
    await whileServing(file, (send) => expectCases(send, casesIn(['la', 'en']).filter(isForWorker)))
  })

  it('answers the table in a worker of all languages', async () => {
    const code = `
      import { createHandler } from '@polyipsum/fetch'
      export default { fetch: createHandler() }
    `
    const file = await bundle('whole-worker.js', code)
    expect(sizeOf(file)).toBeLessThanOrEqual(bundleSize('all languages'))
    await whileServing(file, (send) => expectCases(send, HANDLER_CASES.filter(isForWorker)))
  })

  it('counts with Cloudflare’s binding', async () => {
    const file = await bundle('limited-worker.js', readmeFile('limited-worker.js'))
    await whileServing(file, (send) => expectLimit(send, 100))
  })
})
