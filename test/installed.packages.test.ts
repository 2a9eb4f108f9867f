/** The packages as a user gets them: installed from their tarballs into an empty project. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { generate } from '@polyipsum/text'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ROOT, readManifest, run } from './packed-packages.js'
import { createProject, type UserProject } from './user-project.js'

let project: UserProject
beforeAll(async () => {
  project = await createProject('installed', { manifest: { type: 'module' } })
})
afterAll(() => project?.remove())

/** Runs a module of the project. Its output is JSON, and is returned as a value. */
async function evaluate(code: string, ...args: string[]): Promise<unknown> {
  await project.write('main.js', code)
  const { stdout } = await run(process.execPath, ['main.js', ...args], { cwd: project.path })
  return JSON.parse(stdout)
}

const OPTIONS = { locale: 'tr', type: 'sentence', count: 2, seed: 'installed' } as const
const { text: TEXT } = generate(OPTIONS)

/** Starts the service with an installed program, and returns its address. */
async function startService(name: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0' }
  const service: ChildProcess = spawn(project.program(name), args, { env })
  onTestFinished(async () => {
    if (service.exitCode === null && service.kill()) await once(service, 'exit')
  })
  let output = ''
  service.stderr?.on('data', (chunk) => (output += chunk))
  for await (const chunk of service.stdout ?? []) {
    output += chunk
    const address = output.match(/http:\/\/127\.0\.0\.1:\d+/u)?.[0]
    if (address !== undefined) return address
  }
  throw new Error(`the service did not start: ${output}`)
}

describe('from JavaScript, the installed packages', () => {
  it('write the text that the sources write, in Node and from the engine alone', async () => {
    const code = `
      import { generate } from '@polyipsum/text'
      import { generate as generateFrom } from '@polyipsum/text/core'
      import { tr } from '@polyipsum/text/locales/tr'
      const { locale, ...options } = JSON.parse(process.argv[2])
      const texts = [generate({ locale, ...options }).text, generateFrom(tr, options).text]
      console.log(JSON.stringify(texts))
    `
    expect(await evaluate(code, JSON.stringify(OPTIONS))).toEqual([TEXT, TEXT])
  })

  it('are required in CommonJS, without a warning', async () => {
    const code = `
      const { generate } = require('@polyipsum/text')
      const { generate: generateFrom } = require('@polyipsum/text/core')
      const { generate: generatePlain } = require('@polyipsum/text/plain')
      const { createLorem } = require('@polyipsum/text/faker')
      const { tr } = require('@polyipsum/text/locales/tr')
      const { createClient, ProblemError } = require('@polyipsum/client')
      if (!('quota' in createClient({ baseUrl: 'http://localhost' }))) throw new Error('no client')
      if (!(ProblemError.prototype instanceof Error)) throw new Error('no class of errors')
      const { locale, ...options } = JSON.parse(process.argv[2])
      const texts = [generate({ locale, ...options }), generateFrom(tr, options), generatePlain(tr, options)]
      const lorem = createLorem({ number: { int: ({ min }) => min } }, (options) => generateFrom(tr, options))
      console.log(JSON.stringify([...texts.map(({ text }) => text), typeof lorem.paragraph()]))
    `
    await project.write('main.cjs', code)
    const args = ['main.cjs', JSON.stringify(OPTIONS)]
    const { stdout, stderr } = await run(process.execPath, args, { cwd: project.path })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual([TEXT, TEXT, TEXT, 'string'])
  })

  it.each(['polyipsum-server', 'polyipsum serve'])(
    'serve, with the page, and ask what is served: %s',
    async (command) => {
      const [name = '', ...args] = command.split(' ')
      const address = await startService(name, ...args)
      const code = `
      import { createClient } from '@polyipsum/client'
      const client = createClient({ baseUrl: process.argv[2] })
      console.log(JSON.stringify(await client.text(JSON.parse(process.argv[3]))))
    `
      expect(await evaluate(code, address, JSON.stringify(OPTIONS))).toBe(TEXT)
      const page = await fetch(`${address}/`)
      expect(page.headers.get('content-type')).toMatch(/^text\/html/u)
      expect(await page.text()).toContain('<form')
    },
  )

  it('answer on the command line', async () => {
    const { version } = readManifest('packages/cli')
    expect((await run(project.program('polyipsum'), ['--version'])).stdout.trim()).toBe(version)
    const { locale, type, count, seed } = OPTIONS
    const args = [String(count), '--locale', locale, '--type', type, '--seed', seed]
    expect((await run(project.program('polyipsum'), args)).stdout).toBe(TEXT)
  })
})

/** Code for browsers, which has no declarations of Node. */
const FOR_BROWSERS = `
  import { createClient } from '@polyipsum/client'
  import { createHandler } from '@polyipsum/fetch'
  import { createHandler as createCoreHandler, type Handler } from '@polyipsum/fetch/core'
  import { generate, LOCALES, type LocaleCode } from '@polyipsum/text'
  import { generate as generateFrom } from '@polyipsum/text/core'
  import { tr } from '@polyipsum/text/locales/tr'

  const code: LocaleCode = 'tr'
  export const texts: readonly string[] = [
    generate({ locale: code, type: 'word', count: 3 }).text,
    generateFrom(tr, { seed: 'demo' }).html,
    LOCALES[code].nativeName,
  ]
  export const asked: Promise<string> = createClient({ baseUrl: '/' }).text({ locale: code })
  interface Env { readonly LIMITER: { limit(_: { key: string }): Promise<{ success: boolean }> } }
  export const all: Promise<Response> = createHandler()(new Request('https://example.com/api/2'))
  export const worker: Handler<[env: Env]> = createCoreHandler<[env: Env]>({
    languages: [tr],
    limit: async (request, env) => {
      const { success } = await env.LIMITER.limit({ key: request.headers.get('x') ?? '' })
      return { allowed: success, limit: 100 }
    },
  })
  // @ts-expect-error: not a language
  createHandler({ languages: ['tr'] })
  // @ts-expect-error: not a type
  generate({ type: 'novel' })
`

const FOR_NODE = `
  import { createApp, createService } from '@polyipsum/server'
  import { createAdmin } from '@polyipsum/server/admin'
  import { openSharedWindow } from '@polyipsum/server/shared-window'
  import '@polyipsum/server/main'

  export const listening: Promise<string> = createApp({ rateLimit: 100 }).listen({ port: 0 })
  export const admin = createAdmin(createService())
  export const opened = openSharedWindow
`

/** Compiles a file of the project. @returns the faults that `tsc` reports */
async function compile(file: string, code: string, options: object): Promise<string> {
  await project.write(`types/${file}`, code)
  await project.write('types/tsconfig.json', {
    compilerOptions: {
      ...{ strict: true, skipLibCheck: false, noEmit: true, target: 'es2023' },
      ...options,
    },
    include: [file],
  })
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  // `tsc` writes its faults to stdout, which the message of an error of `run` does not have.
  const { stdout } = await run(tsc, ['-p', 'types'], { cwd: project.path }).catch((error) => error)
  return stdout
}

/** What a browser's code may use. */
const BROWSER = { lib: ['ES2023', 'DOM'], types: [] }

it.each(['node16', 'node18', 'node20', 'nodenext'])(
  'from TypeScript in CommonJS, with module “%s”, the text package has types that hold',
  async (module) => {
    const code = `
      import { GeneratedText, generate, type LocaleCode } from '@polyipsum/text'
      import { generate as generateFrom } from '@polyipsum/text/core'
      import { generate as generatePlain } from '@polyipsum/text/plain'
      import { createLorem } from '@polyipsum/text/faker'

      const code: LocaleCode = 'tr'
      export const text: GeneratedText<LocaleCode> = generate({ locale: code })
      export const others = [generateFrom, generatePlain, createLorem]
      // @ts-expect-error: not a type
      generate({ type: 'novel' })
    `
    expect(await compile('main.cts', code, { ...BROWSER, module })).toBe('')
  },
)

describe.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('from TypeScript, with module resolution “%s”, the installed packages', (resolution, module) => {
  it.each([
    ['without Node’s types', FOR_BROWSERS, BROWSER],
    [
      'under Node',
      FOR_NODE,
      { lib: ['ES2023'], types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
    ],
  ])('have types that hold %s', async (_, code, options) => {
    const modules = { module, moduleResolution: resolution }
    expect(await compile('main.ts', code, { ...options, ...modules })).toBe('')
  })
})
