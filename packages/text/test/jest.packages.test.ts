/** The package, and the client, in tests that run in Jest: in CommonJS, as Jest takes them by default, and in ES modules. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeBlocks } from '../../../test/markup.js'
import { run } from '../../../test/packed-packages.js'
import { createProject, type UserProject } from '../../../test/user-project.js'
import { startService } from '../../server/test/listening-service.js'
import { generate } from '../src/index.js'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The block of the README that has a word in it. */
function shown(word: string): string {
  const block = codeBlocks(README).find(({ code }) => code.includes(word))
  if (block === undefined) throw new Error(`no block of the README has ${word}`)
  return block.code
}

const OPTIONS = { locale: 'tr', count: 3, seed: 'jest' } as const
const { text: TEXT } = generate(OPTIONS)

/** Expects the text of a program's `generate`, a new one without a seed, and an exact length. */
const CHECK = `
  expect(write(${JSON.stringify(OPTIONS)})).toBe(${JSON.stringify(TEXT)})
  expect(write({})).not.toBe(write({}))
  expect(write({ chars: 160 })).toHaveLength(160)
`

const TESTS = {
  'required/whole.test.js': `
    const { generate } = require('@polyipsum/text')
    test('the package', () => {
      const write = (options) => generate(options).text
      ${CHECK}
    })
  `,
  'required/lorem.test.js': `
    const { createLorem } = require('@polyipsum/text/faker')
    const { generate } = require('@polyipsum/text')
    test('the methods of faker', () => {
      const faker = { number: { int: ({ max }) => max } }
      const lorem = createLorem(faker, (options) => generate({ ...options, locale: 'nl' }))
      expect(lorem.words(3).split(' ')).toHaveLength(3)
    })
  `,
  'required/client.test.js': `
    const { get } = require('node:http')
    const { createClient, ConnectionError } = require('@polyipsum/client')
    const { generate } = require('@polyipsum/text')
    // The environment jsdom has no fetch.
    const overHttp = (url) => new Promise((resolve, reject) => {
      get(url, async (response) => {
        const { statusCode: status, headers } = response
        const body = (await response.setEncoding('utf8').toArray()).join('')
        resolve({ ok: true, status, headers: new Map(Object.entries(headers)), text: async () => body })
      }).on('error', reject)
    })
    const ask = { fetch: globalThis.fetch ?? overHttp, retries: 0 }
    test('the client', async () => {
      const options = ${JSON.stringify(OPTIONS)}
      const client = createClient({ ...ask, baseUrl: process.env.SERVICE })
      expect(await client.text(options)).toBe(generate(options).text)
      const nowhere = createClient({ ...ask, baseUrl: 'http://127.0.0.1:1' })
      await expect(nowhere.text()).rejects.toBeInstanceOf(ConnectionError)
    })
  `,
  'transformed/one.test.js': `
    import { generate } from '@polyipsum/text/core'
    import { tr } from '@polyipsum/text/locales/tr'
    test('one language', () => {
      const write = ({ locale, ...options }) => generate(tr, options).text
      ${CHECK}
    })
  `,
  'modules/imported.test.mjs': `
    import { generate } from '@polyipsum/text'
    import { generate as generateFrom } from '@polyipsum/text/core'
    import { tr } from '@polyipsum/text/locales/tr'
    test.each([
      ['the package', (options) => generate(options).text],
      ['one language', ({ locale, ...options }) => generateFrom(tr, options).text],
    ])('%s', (_, write) => {
      ${CHECK}
    })
  `,
} as const

let project: UserProject
beforeAll(async () => {
  project = await createProject('jest', {
    folders: ['packages/text', 'packages/client'],
    programs: ['jest', 'jest-environment-jsdom', '@babel/preset-env'],
  })
  for (const [path, code] of Object.entries(TESTS)) await project.write(path, code)
  await project.write('required/jest.config.json', {})
  await project.write('transformed/jest.config.cjs', shown('transformIgnorePatterns'))
  await project.write('transformed/babel.config.json', {
    presets: [['@babel/preset-env', { targets: { node: 'current' } }]],
  })
  await project.write('modules/jest.config.json', { testMatch: ['**/*.test.mjs'] })
})
afterAll(() => project?.remove())

/** Runs the tests of a folder. @returns how many passed and failed */
async function jest(folder: string, args: readonly string[] = [], variables = {}) {
  const { stdout } = await run(project.program('jest'), ['--json', ...args], {
    cwd: `${project.path}/${folder}`,
    env: { ...process.env, ...variables },
  }).catch((error) => error)
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(stdout)
  const faults = testResults.map(({ message }: { message: string }) => message).join('')
  return { passed: numPassedTests, failed: numFailedTests, faults }
}

describe('in Jest, the package', () => {
  it.each(['node', 'jsdom'])('is required with no settings, in the environment %s', async (env) => {
    const { baseUrl } = await startService({ rateLimit: 0 })
    const result = await jest('required', ['--env', env], { SERVICE: baseUrl })
    expect(result).toEqual({ passed: 3, failed: 0, faults: '' })
  })

  it.each(['node', 'jsdom'])(
    'has its languages alone in CommonJS by the settings of the README, in %s',
    async (env) => {
      const result = await jest('transformed', ['--env', env])
      expect(result).toEqual({ passed: 1, failed: 0, faults: '' })
    },
  )

  it('is imported by tests in ES modules', async () => {
    const variables = { NODE_OPTIONS: '--experimental-vm-modules' }
    expect(await jest('modules', [], variables)).toEqual({ passed: 2, failed: 0, faults: '' })
  })
})
