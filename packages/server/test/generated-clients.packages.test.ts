/** Clients that generators make of the OpenAPI document compile, and ask a service. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from '@polyipsum/text'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT, run } from '../../../test/packed-packages.js'
import { createProject, type UserProject } from '../../../test/user-project.js'
import { createApp } from '../src/app.js'
import { portOf } from './http-client.js'

const app = createApp({ rateLimit: 100 })
let origin = ''
let project: UserProject

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${portOf(app)}`
  project = await createProject('generated', {
    folders: [],
    programs: ['openapi-fetch', 'openapi-typescript', 'orval'],
    manifest: { type: 'module' },
  })
  const document = await fetch(`${origin}/openapi.json`)
  await writeFile(join(project.path, 'openapi.json'), await document.text())
})
afterAll(async () => {
  await project?.remove()
  await app.close()
})

/** Compiles a module of the project as strictly as `tsc` can. @returns its faults */
async function compile(): Promise<string> {
  await project.write('tsconfig.json', {
    compilerOptions: {
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
      ...{ skipLibCheck: false, target: 'es2023', module: 'nodenext', outDir: 'built' },
      ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
    },
    include: ['main.ts'],
  })
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const { stdout } = await run(tsc, [], { cwd: project.path }).catch((error) => error)
  return stdout
}

/** Runs the compiled module. Its output is JSON, and is returned as a value. */
async function evaluate(): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['built/main.js'], { cwd: project.path })
  return JSON.parse(stdout)
}

/** What each module prints. */
const EXPECTED = {
  defaults: generate({ seed: 'client' }).text,
  words: JSON.parse(generate({ type: 'word', count: 3, locale: 'tr', seed: 'client' }).json).words,
  texts: (['en', 'zh-Hant'] as const).map(
    (locale) => generate({ type: 'title', locale, seed: 'client' }).text,
  ),
  fault: expect.stringContaining('topic'),
  languages: 'la',
}

it('openapi-typescript with openapi-fetch', async () => {
  await run(project.program('openapi-typescript'), ['openapi.json', '-o', 'schema.d.ts'], {
    cwd: project.path,
  })
  await project.write(
    'main.ts',
    `
    import createClient from 'openapi-fetch'
    import type { components, paths } from './schema.js'

    const client = createClient<paths>({ baseUrl: '${origin}' })
    const locale: components['schemas']['Locale'] = 'tr'
    const path = '/api/generate'

    export const empty: components['schemas']['GenerateRequest'] = {}
    // @ts-expect-error: the codes are known
    export const unknown: components['schemas']['GenerateRequest'] = { locale: 'xx' }
    // @ts-expect-error: a list of languages is needed
    export const none: components['schemas']['LocalesRequest'] = {}

    function words(result: components['schemas']['Result']): string[] | undefined {
      // @ts-expect-error: only words have them
      result.json.words
      return result.type === 'word' ? result.json.words : undefined
    }

    const query = { type: 'word', count: 3, locale, seed: 'client' } as const
    const asText = await client.GET(path, { params: { query: { seed: 'client' } }, parseAs: 'text' })
    const one = await client.POST(path, { body: query })
    const several = await client.POST(path, {
      body: { locales: ['en', 'zh-Hant'], type: 'title', seed: 'client' },
    })
    const refused = await client.POST(path, { body: { type: 'word', topic: 'food' } })
    const languages = await client.GET('/api/languages')
    console.log(JSON.stringify({
      defaults: asText.data,
      words: one.data && 'type' in one.data ? words(one.data) : undefined,
      texts: several.data && 'texts' in several.data ? several.data.texts.map(({ text }) => text) : undefined,
      fault: refused.error?.errors?.[0]?.detail,
      languages: languages.data?.languages[0]?.code,
    }))
  `,
  )
  expect(await compile()).toBe('')
  expect(await evaluate()).toEqual(EXPECTED)
})

it('orval, a client of fetch', async () => {
  await project.write(
    'orval.config.cjs',
    `module.exports = { ipsum: {
      input: 'openapi.json',
      output: { target: 'ipsum.ts', client: 'fetch', baseUrl: '${origin}' },
    } }`,
  )
  await run(project.program('orval'), ['--config', 'orval.config.cjs'], { cwd: project.path })
  await project.write(
    'main.ts',
    `
    import { getLanguages, getText, type Locale, postRequest, type Result } from './ipsum.js'

    const locale: Locale = 'tr'
    // @ts-expect-error: the codes are known
    export const unknown: Locale = 'xx'

    function words(result: Result): string[] | undefined {
      return result.type === 'word' ? result.json.words : undefined
    }

    const defaults = await postRequest({ seed: 'client' })
    const one = await postRequest({ type: 'word', count: 3, locale, seed: 'client' })
    const items = await getText({ type: 'word', count: 3, locale, seed: 'client', format: 'json' })
    const several = await postRequest({ locales: ['en', 'zh-Hant'], type: 'title', seed: 'client' })
    const refused = await postRequest({ type: 'word', topic: 'food' })
    const languages = await getLanguages()
    const given = one.status === 200 && 'type' in one.data ? words(one.data) : undefined
    const same = items.status === 200 && typeof items.data === 'object' && 'words' in items.data &&
      String(items.data.words) === String(given)
    console.log(JSON.stringify({
      defaults: defaults.status === 200 && 'text' in defaults.data ? defaults.data.text : undefined,
      words: same ? given : items,
      texts: several.status === 200 && 'texts' in several.data
        ? several.data.texts.map(({ text }) => text)
        : undefined,
      fault: refused.status === 400 ? refused.data.errors?.[0]?.detail : undefined,
      languages: languages.status === 200 ? languages.data.languages[0]?.code : undefined,
    }))
  `,
  )
  expect(await compile()).toBe('')
  expect(await evaluate()).toEqual(EXPECTED)
})
