/** The clipboard of a real X server, read by another program. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { generate } from '@polyipsum/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { polyipsum } from './polyipsum.js'

let server: ChildProcess
let env: NodeJS.ProcessEnv

/** The environment without a display. A desktop may set more than one of these variables. */
const { DISPLAY: _, WAYLAND_DISPLAY: __, XDG_SESSION_TYPE: ___, ...NO_DISPLAY } = process.env

beforeAll(async () => {
  // Xvfb takes a free display number, and writes it to this descriptor when it is ready.
  server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [line] = await once(server.stdio[3] as Readable, 'data')
  env = { ...NO_DISPLAY, DISPLAY: `:${String(line).trim()}` }
})
afterAll(async () => {
  const exit = once(server, 'exit')
  server.kill()
  await exit
})

/** More bytes than any text of these tests has. */
const MAX_PASTED = 64 * 1024 * 1024

async function pasted(): Promise<string> {
  const words = ['-selection', 'clipboard', '-out']
  return (await promisify(execFile)('xclip', words, { env, maxBuffer: MAX_PASTED })).stdout
}

describe('--copy', () => {
  it.each([
    [1, 'word', 'en', 'copied 1 word in English'],
    [3, 'paragraph', 'tr', 'copied 3 paragraphs in Turkish'],
    [100, 'sentence', 'ja', 'copied 100 sentences in Japanese'],
    [20_000, 'paragraph', 'ar', 'copied 20000 paragraphs in Arabic'],
    [3, 'article', 'en', 'copied an article in English'],
  ] as const)('copies %i × %s of %s, and says so', async (count, type, locale, message) => {
    const words = [`${count}`, '-t', type, '-l', locale, '--seed', 'copy', '--copy']
    const { out, err, code } = await polyipsum(words, { env })
    expect(err).toBe(`polyipsum: ${message} to the clipboard\n`)
    expect({ out: out.toString(), code }).toEqual({ out: '', code: 0 })
    const { text } = generate({ count, type, locale, seed: 'copy' })
    expect((await pasted()) === text).toBe(true)
  })

  it('refuses a text that is too long, and leaves the clipboard as it was', async () => {
    await polyipsum(['1', '-t', 'word', '--copy'], { env })
    const { err, code } = await polyipsum(['1000000', '--copy'], { env })
    expect(err).toMatch(/^polyipsum: [^\n]*too long for the clipboard[^\n]*\n$/u)
    expect(code).toBe(1)
    expect(await pasted()).toBe('Lorem')
  })

  it('says in one line that there is no clipboard', async () => {
    const { out, err, code } = await polyipsum(['--copy'], { env: NO_DISPLAY })
    expect(err).toMatch(/^polyipsum: cannot copy: [^\n]*display[^\n]*; use --output\n$/u)
    expect(err.length).toBeLessThan(110)
    expect({ out: out.toString(), code }).toEqual({ out: '', code: 1 })
  })
})
