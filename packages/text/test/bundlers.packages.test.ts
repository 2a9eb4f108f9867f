/** The package in bundles for Node.js, where it cannot read the files of its folder. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT, run } from '../../../test/packed-packages.js'
import { createProject, type UserProject } from '../../../test/user-project.js'
import { generate, LOCALE_CODES } from '../src/index.js'

/** Every language, an exact length and an article. */
const ORDERS = [
  ...LOCALE_CODES.map((locale) => ({ locale, count: 2, seed: 'bundled' })),
  { locale: 'de', chars: 160, seed: 'bundled' },
  { locale: 'ja', type: 'article', count: 2, seed: 'bundled' },
] as const
const TEXTS = ORDERS.map((options) => generate(options).text)

/** Writes the texts that `generate` gives for the orders. */
const WRITE = `
  const { orders } = JSON.parse(process.argv[2])
  console.log(JSON.stringify(orders.map((options) => generate(options).text)))
`

/** Programs by their names. */
const ENTRIES = {
  'whole.mjs': `import { generate } from '@polyipsum/text'\n${WRITE}`,
  'required.cjs': `const { generate } = require('@polyipsum/text')\n${WRITE}`,
  'one.mjs': `
    import { generate as generateFrom } from '@polyipsum/text/core'
    import { tr } from '@polyipsum/text/locales/tr'
    const generate = ({ locale, ...options }) => generateFrom(tr, options)
    ${WRITE}
  `,
} as const

let project: UserProject
beforeAll(async () => {
  project = await createProject('bundlers', {
    folders: ['packages/text'],
    programs: ['esbuild', 'rollup', '@rollup/plugin-node-resolve', 'webpack', 'webpack-cli'],
  })
  for (const [name, code] of Object.entries(ENTRIES)) await project.write(name, code)
  await project.write(
    'vite.config.mjs',
    `export default {
      ssr: { noExternal: true },
      build: { rollupOptions: { output: { entryFileNames: '[name].mjs' } } },
    }`,
  )
})
afterAll(() => project?.remove())

/** The programs of the workspace itself. */
const own = (name: string) => join(ROOT, 'node_modules/.bin', name)

/** The command of each bundler, without settings that concern the package. */
const BUNDLERS: Readonly<Record<string, (entry: string, bundle: Bundle) => readonly string[]>> = {
  'esbuild, ES module': (entry, { mjs }) => [
    project.program('esbuild'),
    ...[entry, '--bundle', '--platform=node', '--format=esm', `--outfile=${mjs}`],
  ],
  'esbuild, CommonJS': (entry, { cjs }) => [
    project.program('esbuild'),
    ...[entry, '--bundle', '--platform=node', '--format=cjs', `--outfile=${cjs}`],
  ],
  'Rollup, ES module': (entry, { mjs }) => [
    project.program('rollup'),
    ...[entry, '--plugin', 'node-resolve', '--format', 'es', '--file', mjs],
  ],
  'Rollup, CommonJS': (entry, { cjs }) => [
    project.program('rollup'),
    ...[entry, '--plugin', 'node-resolve', '--format', 'cjs', '--file', cjs],
  ],
  webpack: (entry, { folder }) => [
    project.program('webpack'),
    ...['--mode', 'production', '--target', 'node', '--entry', `./${entry}`],
    ...['--output-path', folder, '--output-filename', 'main.cjs'],
  ],
  Rolldown: (entry, { cjs }) => [
    own('rolldown'),
    ...[entry, '--platform', 'node', '--format', 'cjs', '--file', cjs],
  ],
  'Vite for the server': (entry, { folder }) => [
    own('vite'),
    ...['build', '--ssr', entry, '--outDir', folder],
  ],
}

/** Where a bundle is written. */
interface Bundle {
  readonly folder: string
  readonly mjs: string
  readonly cjs: string
}

let bundles = 0

/** Bundles a program into a folder of its own, outside of the project. @returns the path of the bundle */
async function bundle(
  entry: keyof typeof ENTRIES,
  command: (entry: string, bundle: Bundle) => readonly string[],
): Promise<string> {
  const folder = join(project.parent, `bundle-${bundles++}`)
  await mkdir(folder)
  const files = { mjs: join(folder, 'main.mjs'), cjs: join(folder, 'main.cjs') }
  const [program = '', ...args] = command(entry, { folder, ...files })
  await run(program, args, { cwd: project.path })
  const { name } = /^(?<name>.+)\.[cm]js$/u.exec(entry)?.groups ?? {}
  for (const path of [files.mjs, files.cjs, join(folder, `${name}.mjs`)]) {
    const found = await readFile(path).catch(() => undefined)
    if (found !== undefined) return path
  }
  throw new Error(`${program} wrote no bundle into ${folder}`)
}

/** Runs a bundle where there are no installed packages. @returns the texts that it writes */
async function textsOf(path: string, orders: readonly object[]): Promise<unknown> {
  const args = [path, JSON.stringify({ orders })]
  const { stdout } = await project.without('node_modules', () =>
    run(process.execPath, args, { cwd: join(path, '..'), maxBuffer: 2 ** 24 }),
  )
  return JSON.parse(stdout)
}

/** The English name of a language, as a string of a program. */
const ANOTHER = /["'`]Vietnamese["'`]/u

describe.each(Object.entries(BUNDLERS))('a bundle of %s', (_, command) => {
  it('writes what the package writes, in every language', async () => {
    const path = await bundle('whole.mjs', command)
    expect(await textsOf(path, ORDERS)).toEqual(TEXTS)
    expect(await readFile(path, 'utf8')).toMatch(ANOTHER)
  })

  it('of the engine and one language has no other language', async () => {
    const path = await bundle('one.mjs', command)
    const orders = ORDERS.filter(({ locale }) => locale === 'tr')
    expect(await textsOf(path, orders)).toEqual(orders.map((options) => generate(options).text))
    const code = await readFile(path, 'utf8')
    expect(code).not.toMatch(ANOTHER)
    expect(code.length).toBeLessThan(1_000_000)
  })
})

// Rollup and Vite bundle `require` in packages only, if at all.
it.each(Object.entries(BUNDLERS).filter(([name]) => !/^(?:Rollup|Vite)/u.test(name)))(
  'a program that calls `require`, bundled by %s, writes what the package writes',
  async (_, command) => {
    expect(await textsOf(await bundle('required.cjs', command), ORDERS)).toEqual(TEXTS)
  },
)

describe('a bundler with conditions of its own', () => {
  const withConditions =
    (conditions: string) =>
    (entry: string, { mjs }: Bundle) => [
      project.program('esbuild'),
      ...[entry, '--bundle', '--platform=node', '--format=esm', `--outfile=${mjs}`],
      `--conditions=${conditions}`,
    ]

  it('is told which one is missing', async () => {
    const path = await bundle('whole.mjs', withConditions('custom'))
    await expect(textsOf(path, ORDERS)).rejects.toThrow('must resolve the condition “module”')
  })

  it('needs `module` among them', async () => {
    const path = await bundle('whole.mjs', withConditions('custom,module'))
    expect(await textsOf(path, ORDERS)).toEqual(TEXTS)
  })
})
