/** The package in routes of Next.js, which its own compilers bundle. */
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../deploy/cluster/port.mjs'
import { buildNext, NEXT_BUNDLERS, NEXT_PROGRAMS, serveNext } from '../../../test/next-project.js'
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
    programs: NEXT_PROGRAMS,
  })
  await project.write(ROUTE, RECIPE_FILES.get(ROUTE) ?? '')
  await project.write('app/one/route.js', ONE_LANGUAGE)
})
afterAll(() => project?.remove())

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
  it.each(NEXT_BUNDLERS)('hold the languages that they need: %s', async (bundler) => {
    await buildNext(project, `.next-${bundler}`, bundler)
    await project.without('node_modules/@polyipsum', async () => {
      await expectTexts(await serveNext(project.path))
    })
  })

  it('are deployed with the files of the package when it is external', async () => {
    await buildNext(project, '.next-external', 'turbopack', {
      output: 'standalone',
      serverExternalPackages: ['@polyipsum/text'],
    })
    const deployed = join(project.parent, 'deployed')
    await cp(join(project.path, '.next-external/standalone'), deployed, { recursive: true })
    const PORT = String(await freePort())
    await project.without('node_modules', async () => {
      await expectTexts(await serveNext(deployed, ['server.js'], { PORT, HOSTNAME: '127.0.0.1' }))
    })
  })
})
