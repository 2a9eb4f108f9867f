/** The packages as a user gets them: installed from their tarballs into an empty project. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from '@polyipsum/text'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { packPackages, ROOT, readManifest, run, temporaryFolder } from './packed-packages.js'

const folder = temporaryFolder('installed')
const project = join(folder.path, 'project')
const program = (name: string) => join(project, 'node_modules/.bin', name)

beforeAll(async () => {
  const packed = await packPackages(folder.path)
  const tarballs = packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`])
  await write('package.json', {
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(tarballs),
    // The packages also get one another from the tarballs.
    overrides: Object.fromEntries(tarballs.map(([name]) => [name, `$${name}`])),
  })
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: project })
})
afterAll(folder.remove)

/** Writes a file of the project. An object becomes JSON. */
async function write(path: string, content: string | object): Promise<void> {
  await mkdir(join(project, path, '..'), { recursive: true })
  await writeFile(
    join(project, path),
    typeof content === 'string' ? content : JSON.stringify(content),
  )
}

/** Runs a module of the project. Its output is JSON, and is returned as a value. */
async function evaluate(code: string, ...args: string[]): Promise<unknown> {
  await write('main.js', code)
  const { stdout } = await run(process.execPath, ['main.js', ...args], { cwd: project })
  return JSON.parse(stdout)
}

const OPTIONS = { locale: 'tr', type: 'sentence', count: 2, seed: 'installed' } as const
const { text: TEXT } = generate(OPTIONS)

/** Starts the service with an installed program, and returns its address. */
async function startService(name: string, ...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0' }
  const service: ChildProcess = spawn(program(name), args, { env })
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
    expect((await run(program('polyipsum'), ['--version'])).stdout.trim()).toBe(version)
    const { locale, type, count, seed } = OPTIONS
    const args = [String(count), '--locale', locale, '--type', type, '--seed', seed]
    expect((await run(program('polyipsum'), args)).stdout).toBe(TEXT)
  })
})

/** Code for browsers, which has no declarations of Node. */
const FOR_BROWSERS = `
  import { createClient } from '@polyipsum/client'
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

describe.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('from TypeScript, with module resolution “%s”, the installed packages', (resolution, module) => {
  const OPTIONS = { strict: true, skipLibCheck: false, noEmit: true, target: 'es2023' }

  it.each([
    ['without Node’s types', FOR_BROWSERS, { lib: ['ES2023', 'DOM'], types: [] }],
    [
      'under Node',
      FOR_NODE,
      { lib: ['ES2023'], types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
    ],
  ])('have types that hold %s', async (_, code, options) => {
    await write('types/main.ts', code)
    await write('types/tsconfig.json', {
      compilerOptions: { ...OPTIONS, ...options, module, moduleResolution: resolution },
      include: ['main.ts'],
    })
    const tsc = join(ROOT, 'node_modules/.bin/tsc')
    // `tsc` writes its faults to stdout, which the message of an error of `run` does not have.
    const { stdout } = await run(tsc, ['-p', 'types'], { cwd: project }).catch((error) => error)
    expect(stdout).toBe('')
  })
})
