/** What the language server costs: its start, large files, and the languages that it loads. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sharedServer, startServer } from './language-client.js'
import { MAIN } from './polyipsum.js'

const server = sharedServer()

/** The most milliseconds from the start of the process to its first answer, beside those of an empty Node.js. */
const START_MS = 150
/** On a busy machine, which needs more for both: the most times as long as an empty Node.js takes. */
const START_RATIO = 6

/** Milliseconds of work, once the machine is warm. */
async function fastest(times: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < times; i++) {
    const begin = performance.now()
    await work()
    least = Math.min(least, performance.now() - begin)
  }
  return least
}

it('starts fast', async () => {
  const node = await fastest(10, () => once(spawn(process.execPath, ['-e', '0']), 'exit'))
  const start = await fastest(10, async () => {
    const process_ = spawn(process.execPath, [MAIN, 'lsp'])
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { processId: null, rootUri: null, capabilities: {} },
    })
    process_.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
    await once(process_.stdout, 'data')
    process_.kill()
  })
  if (start - node > START_MS) expect(start / node).toBeLessThanOrEqual(START_RATIO)
  expect(node).toBeLessThan(start)
})

/** The longest answer in a large file, in milliseconds beside that in a small one. */
const LARGE_MS = 300

it.each([
  ['a line of 10 MB', 'a "b" <c> `d '.repeat(800_000)],
  ['10 MB of lines', 'a "b" <c> `d \n'.repeat(800_000)],
  ['10 MB of brackets', '<'.repeat(10_000_000)],
  ['10 MB of quotation marks', '"\\'.repeat(5_000_000)],
  ['10 MB of spaces', ' '.repeat(10_000_000)],
])('answers in %s', async (_, text) => {
  const small = await server.client.open('html', 'lorem2s:en|')
  const control = await fastest(3, () => small.offers())
  for (const id of ['html', 'typescriptreact', 'markdown', 'yaml', 'json', 'c', 'unknown']) {
    const file = await server.client.open(id, text)
    await file.type(' lorem2s:en')
    const end = file.document.getText().length
    // Wait until the server has read the file.
    await file.offers(end)
    const type = async () => {
      await file.type(' ')
      await file.offers(file.document.getText().length)
    }
    expect(await fastest(3, () => file.offers(end)), id).toBeLessThan(control + LARGE_MS)
    expect(await fastest(3, type), id).toBeLessThan(control + LARGE_MS)
    expect(await fastest(3, () => file.actions(end - 100, end)), id).toBeLessThan(
      control + LARGE_MS,
    )
    await file.close()
  }
})

it('loads a language when it is asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [log, hook] = [join(folder, 'log'), join(folder, 'hook.cjs')]
  writeFileSync(log, '')
  writeFileSync(
    hook,
    `const fs = require('node:fs')
    const { openSync } = fs
    fs.openSync = (path, ...rest) => {
      fs.appendFileSync(${JSON.stringify(log)}, path + '\\n')
      return openSync(path, ...rest)
    }
    require('node:module').syncBuiltinESMExports()`,
  )
  const loaded = () =>
    [...readFileSync(log, 'utf8').matchAll(/([\w-]+)\.bin$/gmu)].map(([, code]) => code)
  const client = await startServer({ nodeOptions: ['--require', hook] })
  expect(
    (await (await client.open('plaintext', 'lorem3s:|')).offers())?.items.length,
  ).toBeGreaterThan(30)
  await (await client.open('plaintext', '«Some text here.»')).actions()
  expect(loaded()).toEqual([])
  for (const code of ['ja', 'de', 'ja']) {
    await (await client.open('plaintext', `lorem3s:${code}|`)).offers()
  }
  expect(loaded()).toEqual(['ja', 'de'])
})
