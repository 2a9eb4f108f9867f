/** What the language server costs: large files, and the languages that it loads. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fastest } from './fastest.js'
import { sharedServer, startServer } from './language-client.js'

const server = sharedServer()

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
