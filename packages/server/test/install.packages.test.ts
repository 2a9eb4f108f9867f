/** The packages as a user installs them. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)
const folderOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))

it('installs where every package must run on this Node.js, and starts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'polyipsum-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['text', 'web', 'element', 'fetch', 'mcp', 'server']) {
    await run('npm', ['pack', '--silent', '--pack-destination', folder, folderOf(name)])
  }
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const packed = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  const options = ['--engine-strict', '--prefer-offline', '--no-audit', '--no-fund']
  await run('npm', ['install', ...options, ...packed.map((file) => `./${file}`)], { cwd: folder })

  const main = join(folder, 'node_modules/@polyipsum/server/dist/main.js')
  const service = execFile(process.execPath, [main], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0' },
  })
  onTestFinished(() => void service.kill())
  let log = ''
  for await (const chunk of service.stdout ?? []) {
    log += chunk
    if (log.includes('\n')) break
  }
  const [url] = log.match(/http:\/\/127\.0\.0\.1:\d+/u) ?? []
  const answer = await fetch(`${url}/api/generate?type=word`)
  expect(await answer.text()).toBe('Lorem')
}, 240_000)
