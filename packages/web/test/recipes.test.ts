/** The same request as code: whoever runs it gets what the page shows. */
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isTold, readClipboard } from './clipboard.js'
import { API_PATH, useVisits, type Visit } from './visits.js'

const visit = useVisits()
const run = promisify(execFile)

/** What a shell, a URL or a string of JavaScript would read as something else. */
const HARD_SEED = `it's "hard" $HOME \\ & 100% 漢字`

const CHOICES = [
  { count: '2', locale: 'tr', seed: 'harbour' },
  { type: 'sentence', count: '3', locale: 'ja', format: 'html', start: 'false', seed: HARD_SEED },
  { type: 'word', count: '9', locale: 'ar', format: 'markdown', seed: 'a' },
  { count: '2', locale: 'ru', format: 'json', start: 'false', seed: HARD_SEED },
] as const

async function codeFor(choice: Record<string, string>, tab: string): Promise<[string, Visit]> {
  const on = await visit(`/?${new URLSearchParams({ ...choice, display: 'source' })}`)
  await on.shows(choice)
  await on.tab(tab).click()
  return [(await on.recipe.textContent()) ?? '', on]
}

/** A choice as it is said in full. */
function inFull({ count, ...choice }: Record<string, string>) {
  const { type, locale, format, start, seed } = {
    type: 'paragraph',
    format: 'text',
    start: 'true',
    ...choice,
  } as Record<string, string>
  return { count: Number(count), type, locale, format, start: start === 'true', seed }
}

it.each(['curl', 'fetch', 'Client', 'Command line', 'Python'])(
  '%s: what is copied is what is shown',
  async (tab) => {
    const [code, on] = await codeFor(CHOICES[1], tab)
    expect(code).not.toBe('')
    const copy = on.page.getByRole('tabpanel').getByRole('button', { name: 'Copy' })
    await isTold(on.page, 'Copied', () => copy.click())
    expect((await readClipboard(on.page)).text).toBe(code)
  },
)

it('follows what is chosen', async () => {
  const on = await visit('/?locale=tr&seed=harbour')
  for (const tab of ['curl', 'fetch', 'Client', 'Command line', 'Python']) {
    await on.tab(tab).click()
    await expect.poll(() => on.recipe.textContent()).toContain('tr')
    await on.seed.fill(`seed-${tab.length}`)
    await expect.poll(() => on.recipe.textContent()).toContain(`seed-${tab.length}`)
  }
})

describe.each(CHOICES)('run for %o', (choice) => {
  it('curl gives the same bytes', async () => {
    const [code, { api }] = await codeFor(choice, 'curl')
    const { stdout } = await run('sh', ['-c', code])
    expect(stdout).toBe(await api(choice))
  })

  it('fetch gives the same text', async () => {
    const [code, { api }] = await codeFor(choice, 'fetch')
    const [, name] = /(\w+) = await response/u.exec(code) ?? []
    const script = `${code}\nprocess.stdout.write(JSON.stringify(${name}))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
    const body = await api(choice)
    expect(JSON.parse(stdout)).toEqual(name === 'result' ? JSON.parse(body) : body)
  })

  it('Python gives the same text', async ({ skip }) => {
    const hasPython = spawnSync('python3', ['--version']).status === 0
    // Everything that a test needs is installed where it counts.
    if (!hasPython && process.env['CI'] === undefined) skip('there is no python3')
    const [code, { api }] = await codeFor(choice, 'Python')
    const [, name] = /(\w+) = (?:response\.read|json\.load)/u.exec(code) ?? []
    const script = `${code}\nimport json\nprint(json.dumps(${name}))`
    const { stdout } = await run('python3', ['-c', script])
    const body = await api(choice)
    expect(JSON.parse(stdout)).toEqual(name === 'result' ? JSON.parse(body) : body)
  })

  it('the client is asked for it', async () => {
    const [code, { origin }] = await codeFor(choice, 'Client')
    const [head = '', ...rest] = code.split('\n')
    expect(head).toBe(`import { createClient } from '@polyipsum/client'`)
    const { format, ...options } = inFull(choice)
    // A client that tells what it was asked for.
    const script = `
      const createClient = ({ baseUrl }) => new Proxy({}, {
        get: (_, format) => async (options) => ({ baseUrl, format, ...options }),
      })
      ${rest.join('\n')}
      process.stdout.write(JSON.stringify(${format}))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
    expect({ start: true, ...JSON.parse(stdout) }).toEqual({ baseUrl: origin, format, ...options })
  })

  it('the command line is given it', async () => {
    const [code] = await codeFor(choice, 'Command line')
    // A command that tells the words that a shell gives it.
    const { stdout } = await run('sh', ['-c', `npx() { printf '%s\\0' "$@"; }\n${code}`])
    const [program, count, ...options] = stdout.split('\0').slice(0, -1)
    const { type, locale, format, start, seed } = inFull(choice)
    expect(program).toBe('polyipsum')
    expect(count).toBe(choice.count)
    const said = {
      '--type': type === 'paragraph' ? undefined : type,
      '--locale': locale,
      '--format': format === 'text' ? undefined : format,
      '--seed': seed,
    }
    for (const [option, value] of Object.entries(said)) {
      const place = options.indexOf(option)
      expect(place < 0 ? undefined : options[place + 1], option).toBe(value)
    }
    expect(options.includes('--no-start')).toBe(!start)
  })
})

it('asks the service that serves the page', async () => {
  const [code, { origin }] = await codeFor(CHOICES[0], 'curl')
  expect(code).toContain(origin + API_PATH)
})
