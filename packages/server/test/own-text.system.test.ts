/** Own text in the service: the process of `npm start`, with a folder that changes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NODE_FLAGS } from '../src/node-flags.js'
import { residentBytes } from './process-memory.js'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const HOSPITAL = fileURLToPath(new URL('../../../examples/hospital', import.meta.url))
const SEEDED = '/api/generate?locale=en&topic=clinic&seed=1'

let folder: string
const running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
  cpSync(HOSPITAL, folder, { recursive: true })
})
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

function start() {
  const child = spawn(process.execPath, [...NODE_FLAGS, MAIN], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: '0',
      TEXT_DIR: folder,
    },
  })
  running.push(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += chunk))
  child.stderr.on('data', (chunk) => (output.err += chunk))
  return { child, output, exit: once(child, 'exit') }
}

type Started = ReturnType<typeof start>

/** Waits until the log has a text so many times. */
async function logged({ output, child }: Started, text: string, times = 1): Promise<void> {
  while (output.out.split(text).length <= times) {
    if (child.exitCode !== null) throw new Error(output.err)
    await sleep(20)
  }
}

async function listening(service: Started): Promise<string> {
  await logged(service, 'Server listening')
  return `http://127.0.0.1:${service.output.out.match(/127\.0\.0\.1:(\d+)/u)?.[1]}`
}

const file = (name: string) => join(folder, name)

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')))
}

it('has the topics of its folder in the API, the documents, the page and the tools', async () => {
  const base = await listening(start())
  const text = async (path: string) => await (await fetch(base + path)).text()
  expect(await text(SEEDED)).toMatch(/^Lorem ipsum: /u)
  const { languages } = JSON.parse(await text('/api/languages'))
  const topicsOf = (wanted: string) =>
    languages.find(({ code }: { code: string }) => code === wanted).topics
  expect(topicsOf('en')).toContain('clinic')
  expect(topicsOf('nl')).not.toContain('clinic')
  const openApi = JSON.parse(await text('/openapi.json'))
  expect(openApi.components.parameters.topic.schema.enum).toContain('clinic')
  expect((await text('/')).match(/<option value="clinic">.*/u)?.[0]).toBe(
    '<option value="clinic">Clinic</option>',
  )
  const refused = await fetch(`${base}/api/generate?locale=nl&topic=clinic`)
  expect(refused.status).toBe(400)
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call' }
  const params = { name: 'generate_text', arguments: { locale: 'en', topic: 'clinic', seed: '1' } }
  const called = await fetch(`${base}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
    },
    body: JSON.stringify({ ...message, params }),
  })
  expect(JSON.stringify(await called.json())).toContain('Lorem ipsum: ')
  const exact = await text('/api/generate?locale=en&topic=clinic&type=sentence&chars=90')
  expect([...exact].length).toBe(90)
})

it('reads its folder again at SIGHUP: other texts and tags, and no request is lost', async () => {
  const service = start()
  const base = await listening(service)
  const statuses: number[] = []
  let isAsking = true
  const ask = async () => {
    while (isAsking) {
      const response = await fetch(`${base}/api/generate?locale=en&topic=clinic`)
      await response.text()
      statuses.push(response.status)
    }
  }
  const clients = Array.from({ length: 8 }, ask)
  const first = await fetch(base + SEEDED)
  const [before, tag = ''] = [await first.text(), first.headers.get('etag') ?? '']
  const known = { headers: { 'if-none-match': tag } }
  expect((await fetch(base + SEEDED, known)).status).toBe(304)
  // The same content has the same tags.
  service.child.kill('SIGHUP')
  await logged(service, 'again')
  expect((await fetch(base + SEEDED, known)).status).toBe(304)
  // The first paragraphs get other words; and there is a topic more.
  cpSync(file('en/clinic.txt'), file('en/ward.txt'))
  edit('en/clinic.txt', (text) => text.replaceAll(/^([A-Z][^\n]*)\.$/gmu, '$1 again.'))
  service.child.kill('SIGHUP')
  await logged(service, 'again', 2)
  const after = await fetch(base + SEEDED, known)
  expect(after.status).toBe(200)
  expect(after.headers.get('etag')).not.toBe(tag)
  expect(await after.text()).not.toBe(before)
  expect((await fetch(`${base}/api/generate?locale=en&topic=ward`)).status).toBe(200)
  // A folder with faults changes nothing.
  edit('en/ward.txt', (text) => text.replace('title: ', 'titel: '))
  service.child.kill('SIGHUP')
  await logged(service, 'cannot be read')
  expect(service.output.out).toContain('en/ward.txt:')
  expect((await fetch(`${base}/api/generate?locale=en&topic=ward`)).status).toBe(200)
  // Without the topic, a request that was known is refused.
  rmSync(file('en/ward.txt'))
  service.child.kill('SIGHUP')
  await logged(service, 'again', 3)
  expect((await fetch(`${base}/api/generate?locale=en&topic=ward`)).status).toBe(400)
  isAsking = false
  await Promise.all(clients)
  expect(statuses.length).toBeGreaterThan(50)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

it('ends a start with a line for each fault of its folder', async () => {
  edit('en/clinic.txt', (text) => text.replaceAll('title: ', 'titel: '))
  const service = start()
  expect(await service.exit).toEqual([1, null])
  expect(service.output.err).toMatch(/^polyipsum: TEXT_DIR .*en\/clinic\.txt:\d+: /u)
  expect(service.output.err.split('\n').length).toBeGreaterThan(5)
})

it('takes no more memory after many readings than after a few', async () => {
  const service = start()
  const base = await listening(service)
  const readAgain = async (from: number, to: number) => {
    for (let time = from; time < to; time++) {
      service.child.kill('SIGHUP')
      await logged(service, 'again', time + 1)
      await (await fetch(`${base}/api/generate?locale=en&topic=clinic&count=20`)).text()
      await (await fetch(`${base}/openapi.json`)).text()
    }
  }
  await readAgain(0, 10)
  const few = residentBytes(service.child.pid as number)
  await readAgain(10, 40)
  const many = residentBytes(service.child.pid as number)
  expect((many - few) / 1e6).toBeLessThan(40)
})
