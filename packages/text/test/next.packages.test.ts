/** The package in routes of Next.js, which its own compilers bundle. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../deploy/cluster/port.mjs'
import { run } from '../../../test/packed-packages.js'
import { RECIPE_FILES } from '../../../test/recipe-project.js'
import { createProject, type UserProject } from '../../../test/user-project.js'
import { generate } from '../src/index.js'

/** The route of the recipe. */
const ROUTE = 'app/api/articles/route.js'

const ONE_LANGUAGE = `
  import { generate } from '@polyipsum/text/core'
  import { tr } from '@polyipsum/text/locales/tr'
  export const GET = (request) =>
    new Response(generate(tr, { seed: new URL(request.url).searchParams.get('seed') }).text)
`

let project: UserProject
beforeAll(async () => {
  project = await createProject('next', {
    folders: ['packages/text'],
    programs: ['next', 'react', 'react-dom'],
  })
  await project.write(ROUTE, RECIPE_FILES.get(ROUTE) ?? '')
  await project.write('app/one/route.js', ONE_LANGUAGE)
})
afterAll(() => project?.remove())

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/** Builds the project into a folder of its own. @param config what `next.config.mjs` has besides */
async function build(distDir: string, compiler: string, config: object = {}): Promise<void> {
  const settings = { distDir, outputFileTracingRoot: project.path, ...config }
  await project.write('next.config.mjs', `export default ${JSON.stringify(settings)}`)
  await run(project.program('next'), ['build', compiler], { cwd: project.path, env })
}

/** Starts a server, and returns its address. It ends with the test. */
async function serve(cwd: string, args: readonly string[], variables = {}): Promise<string> {
  const server: ChildProcess = spawn(process.execPath, args, { cwd, env: { ...env, ...variables } })
  onTestFinished(async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
  })
  let output = ''
  server.stderr?.on('data', (chunk) => (output += chunk))
  for await (const chunk of server.stdout ?? []) {
    output += chunk
    const address = output.match(/http:\/\/127\.0\.0\.1:\d+/u)?.[0]
    if (address !== undefined && output.includes('Ready')) return address
  }
  throw new Error(`Next.js did not start: ${output}`)
}

/** Asks both routes. */
async function expectTexts(address: string): Promise<void> {
  for (const [lang, locale] of Object.entries({ 'nl-BE': 'nl', ja: 'ja' })) {
    const response = await fetch(`${address}/api/articles?lang=${lang}`)
    expect(await response.json()).toEqual(
      ['first', 'second', 'third'].map((seed) => ({
        title: generate({ locale, type: 'title', start: false, seed }).text,
        paragraphs: generate({ locale, count: 2, start: false, seed }).items,
      })),
    )
  }
  const one = await fetch(`${address}/one?seed=next`)
  expect(await one.text()).toBe(generate({ locale: 'tr', seed: 'next' }).text)
}

describe('routes of Next.js', () => {
  it.each(['turbopack', 'webpack'])('hold the languages that they need: %s', async (compiler) => {
    await build(`.next-${compiler}`, `--${compiler}`)
    const start = ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1']
    await project.without('node_modules/@polyipsum', async () => {
      await expectTexts(await serve(project.path, [...start, '--port', '0']))
    })
  })

  it('are deployed with the files of the package when it is external', async () => {
    await build('.next-external', '--turbopack', {
      output: 'standalone',
      serverExternalPackages: ['@polyipsum/text'],
    })
    const deployed = join(project.parent, 'deployed')
    await cp(join(project.path, '.next-external/standalone'), deployed, { recursive: true })
    const PORT = String(await freePort())
    await project.without('node_modules', async () => {
      await expectTexts(await serve(deployed, ['server.js'], { PORT, HOSTNAME: '127.0.0.1' }))
    })
  })
})
