/** The examples of docs/client.md and of the package's README print what the pages show. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, promisify } from 'node:util'
import { build } from 'rolldown'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { codeBlocks } from '../../../test/markup.js'
import { optionTable, withOptions } from '../../../tools/client-options.mjs'
import { startService } from '../../server/test/listening-service.js'
import * as client from '../src/index.js'

const ROOT = new URL('../../../', import.meta.url)
const GUIDE = readFileSync(new URL('docs/client.md', ROOT), 'utf8')
const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

const CLIENT = fileURLToPath(new URL('../src/index.ts', import.meta.url))
const COMPILER = fileURLToPath(new URL('node_modules/.bin/tsc', ROOT))

/** Where the examples expect the service. */
const BASE_URL = 'http://localhost:3000'

/** Each example, after the first one of its page, which it continues. */
const EXAMPLES = Object.entries({ README, GUIDE }).flatMap(([page, text]) => {
  const [first = '', ...others] = codeBlocks(text).flatMap(({ lang, code }) =>
    lang === 'ts' ? [`${code}\n`] : [],
  )
  const whole = [first, ...others.map((code) => `${first}\n${code}`)]
  return whole.map((code, i) => ({ name: `${page} ${i + 1}`, code: `${code}\nexport {}\n` }))
})

/** The output that an example shows: the comments after the lines that print. */
function printedBy(example: string): string[] {
  return [...example.matchAll(/console\.log\(.*\)\n((?: *\/\/ .*\n)+)/gu)].map(([, lines = '']) =>
    lines.replaceAll(/^ *\/\/ /gmu, '').trimEnd(),
  )
}

/** Runs an example as a module, with a service of its own. @returns what it printed */
async function run(example: string): Promise<string[]> {
  const { baseUrl } = await startService({ now: () => 0 })
  const { output } = await build({
    input: 'example.ts',
    write: false,
    plugins: [
      {
        name: 'example',
        resolveId: (id) => (id === '@polyipsum/client' ? CLIENT : id === 'example.ts' ? id : null),
        load: (id) => (id === 'example.ts' ? example.replaceAll(BASE_URL, baseUrl) : null),
      },
    ],
  })
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...values) => {
    printed.push(format(...values))
  })
  onTestFinished(() => log.mockRestore())
  const module = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  if (module.default !== undefined) {
    const headers = { 'accept-language': 'de-AT,de;q=0.9' }
    const response: Response = await module.default.fetch(
      new Request(`${BASE_URL}/page`, { headers }),
    )
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/^<p>Lorem ipsum/u)
  }
  return printed
}

it('the guide has the options of the contract', () => {
  expect(withOptions(GUIDE)).toBe(GUIDE)
  expect(GUIDE).toContain(optionTable())
})

describe('the examples', () => {
  it('compile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'polyipsum-examples-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const { name, code } of EXAMPLES) writeFileSync(join(folder, `${name}.ts`), code)
    const tsconfig = {
      extends: fileURLToPath(new URL('tsconfig.check.json', ROOT)),
      compilerOptions: {
        paths: { '@polyipsum/client': [CLIENT] },
        types: [],
        noUnusedLocals: false,
      },
      include: [folder],
    }
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    const faults = await promisify(execFile)(COMPILER, ['-p', folder]).catch((error) => error)
    expect(faults.stdout).toBe('')
  })

  it.each(EXAMPLES)('print what they say: $name', async ({ code }) => {
    const printed = await run(code)
    const told = printedBy(code)
    expect(printed).toHaveLength(told.length)
    for (const [i, text] of told.entries()) {
      // An ellipsis stands for the rest of a long text.
      if (text.endsWith(' …')) expect(printed[i]).toContain(text.slice(0, -2))
      else expect(printed[i]).toBe(text)
    }
  })

  it('name every export, and print enough', () => {
    for (const name of Object.keys(client)) expect(GUIDE).toContain(name)
    expect(EXAMPLES.flatMap(({ code }) => printedBy(code)).length).toBeGreaterThan(10)
  })
})
