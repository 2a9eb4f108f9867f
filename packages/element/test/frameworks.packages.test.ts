/** The element in apps of React, Vue and Svelte, built and used as a user would. The build must have been run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ROOT, run } from '../../../test/packed-packages.js'
import { createProject, type UserProject } from '../../../test/user-project.js'
import { launchBrowser } from '../../../tools/browser.mjs'
import { startServer } from '../../client/test/servers.js'
import { startService } from '../../server/test/listening-service.js'
import { generate } from '../../text/src/index.js'

let project: UserProject
let browser: Browser
beforeAll(async () => {
  project = await createProject('frameworks', {
    folders: ['packages/element', 'packages/text'],
    programs: ['@types/react', 'esbuild', 'react', 'react-dom', 'svelte', 'vue'],
    manifest: { type: 'module' },
  })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await project?.remove()
})

/** Where the apps expect the service. */
const SERVICE = 'http://localhost:3000'

const REACT_APP = `
  import { defineIpsum } from '@polyipsum/element'
  import { useEffect, useState } from 'react'

  export function App({ baseUrl }) {
    const [locale, setLocale] = useState('nl')
    const [cards, setCards] = useState([1, 2])
    useEffect(() => defineIpsum({ baseUrl }), [])
    return (
      <main>
        <button id="language" onClick={() => setLocale('ar')}>{locale}</button>
        <button id="more" onClick={() => setCards([...cards, cards.length + 1])}>More</button>
        <poly-ipsum locale={locale} count={2} start="false" seed="a" />
        {cards.map((card) => <p className="card" key={card} data-ipsum="locale=en&amp;chars=80-90" />)}
      </main>
    )
  }
`

const APPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  react: {
    'app.jsx': REACT_APP,
    'main.jsx': `
      import { createRoot } from 'react-dom/client'
      import { App } from './app.jsx'
      createRoot(document.getElementById('app')).render(<App baseUrl="${SERVICE}" />)
    `,
  },
  'react from a server': {
    'app.jsx': REACT_APP,
    'server.jsx': `
      import { renderToString } from 'react-dom/server'
      import { App } from './app.jsx'
      console.log(renderToString(<App baseUrl="${SERVICE}" />))
    `,
    'main.jsx': `
      import { hydrateRoot } from 'react-dom/client'
      import { App } from './app.jsx'
      hydrateRoot(document.getElementById('app'), <App baseUrl="${SERVICE}" />)
    `,
  },
  vue: {
    'main.js': `
      import { defineIpsum } from '@polyipsum/element'
      import { createApp, ref } from 'vue/dist/vue.esm-bundler.js'
      defineIpsum({ baseUrl: '${SERVICE}' })
      const app = createApp({
        setup: () => ({ locale: ref('nl'), cards: ref(2) }),
        template: \`<main>
          <button id="language" @click="locale = 'ar'">{{ locale }}</button>
          <button id="more" @click="cards++">More</button>
          <poly-ipsum :locale="locale" :count="2" :start="false" seed="a" />
          <p v-for="card in cards" :key="card" class="card" data-ipsum="locale=en&amp;chars=80-90" />
        </main>\`,
      })
      app.config.compilerOptions.isCustomElement = (tag) => tag === 'poly-ipsum'
      app.mount('#app')
    `,
  },
  svelte: {
    'App.svelte': `
      <script>
        let locale = $state('nl')
        let cards = $state(2)
      </script>
      <main>
        <button id="language" onclick={() => (locale = 'ar')}>{locale}</button>
        <button id="more" onclick={() => cards++}>More</button>
        <poly-ipsum {locale} count={2} start={false} seed="a"></poly-ipsum>
        {#each { length: cards }}<p class="card" data-ipsum="locale=en&amp;chars=80-90"></p>{/each}
      </main>
    `,
    'compile.js': `
      import { readFileSync, writeFileSync } from 'node:fs'
      import { compile } from 'svelte/compiler'
      writeFileSync('App.js', compile(readFileSync('App.svelte', 'utf8'), {}).js.code)
    `,
    'main.js': `
      import { defineIpsum } from '@polyipsum/element'
      import { mount } from 'svelte'
      import App from './App.js'
      defineIpsum({ baseUrl: '${SERVICE}' })
      mount(App, { target: document.getElementById('app') })
    `,
  },
}

const node = (file: string) => run(process.execPath, [file], { cwd: project.path })

async function bundle(entry: string, outfile: string, ...options: string[]): Promise<void> {
  const args = [entry, '--bundle', '--jsx=automatic', `--outfile=${outfile}`, ...options]
  await run(project.program('esbuild'), args, { cwd: project.path })
}

/** What the development builds of the frameworks want to know. */
const DEFINITIONS = {
  'process.env.NODE_ENV': '"development"',
  __VUE_OPTIONS_API__: true,
  __VUE_PROD_DEVTOOLS__: false,
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
}
const DEFINED = Object.entries(DEFINITIONS).map(([name, value]) => `--define:${name}=${value}`)

/** Builds an app. @returns its script, and the content of its place in the page */
async function build(files: Readonly<Record<string, string>>): Promise<[string, string]> {
  for (const [name, code] of Object.entries(files)) await project.write(name, code)
  if ('compile.js' in files) await node('compile.js')
  const main = 'main.jsx' in files ? 'main.jsx' : 'main.js'
  await bundle(main, 'bundle.js', '--format=esm', '--conditions=browser', ...DEFINED)
  const script = readFileSync(join(project.path, 'bundle.js'), 'utf8')
  if (!('server.jsx' in files)) return [script, '']
  await bundle('server.jsx', 'server.cjs', '--platform=node')
  return [script, (await node('server.cjs')).stdout.trim()]
}

async function open(script: string, html: string): Promise<[Page, string[]]> {
  const origin = await startServer(({ url }, response) => {
    if (url === '/app.js') response.setHeader('content-type', 'text/javascript').end(script)
    else {
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<!doctype html><title>An app</title><link rel="icon" href="data:,"><div id="app">${html}</div><script type="module" src="/app.js"></script>`,
        )
    }
  })
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text())
  })
  await page.goto(origin)
  return [page, errors]
}

const paragraphs = (locale: 'nl' | 'ar') =>
  generate({ locale, count: 2, start: false, seed: 'a' }).items

describe.each(Object.entries(APPS))('an app of %s', (_, files) => {
  it('shows text, and other text when its state changes', async () => {
    const { baseUrl } = await startService()
    const [script, html] = await build(files)
    const [page, errors] = await open(script.replaceAll(SERVICE, baseUrl), html)
    const shown = page.locator('poly-ipsum > p')
    await expect.poll(() => shown.allTextContents()).toEqual(paragraphs('nl'))
    await page.click('#language')
    await expect.poll(() => shown.allTextContents()).toEqual(paragraphs('ar'))
    expect(await page.locator('poly-ipsum').getAttribute('dir')).toBe('rtl')
    await page.click('#more')
    await page.click('#more')
    const cards = page.locator('.card:not(:empty)')
    await expect.poll(() => cards.count()).toBe(4)
    expect(new Set(await cards.allTextContents()).size).toBe(4)
    expect(errors).toEqual([])
  })
})

const TSX = `
  import { defineIpsum, type PolyIpsumElement } from '@polyipsum/element'
  import type {} from '@polyipsum/element/react'
  import type {} from '@polyipsum/element/svelte'
  import type {} from '@polyipsum/element/vue'
  import { generate } from '@polyipsum/text'
  import { createRef } from 'react'
  import type { SvelteHTMLElements } from 'svelte/elements'
  import type { GlobalComponents } from 'vue'

  defineIpsum({ generate })
  defineIpsum({ baseUrl: '/lorem' })
  // @ts-expect-error: one of the two
  defineIpsum({})

  const ref = createRef<PolyIpsumElement>()
  export const shown = (
    <poly-ipsum ref={ref} className="card" locale="nl" count={3} chars="120-160" start="false">
      Soon
    </poly-ipsum>
  )
  export const wrong = [
    // @ts-expect-error: no such type
    <poly-ipsum type="words" />,
    // @ts-expect-error: React leaves out an attribute that is false
    <poly-ipsum start={false} />,
    // @ts-expect-error: no such attribute
    <poly-ipsum cuont={3} />,
  ]
  const { current } = ref
  if (current !== null) current.count = 3

  type Vue = InstanceType<GlobalComponents['poly-ipsum']>['$props']
  export const vue: Vue = { locale: 'nl', count: 3, class: 'card' }
  // @ts-expect-error: no such type
  export const wrongVue: Vue = { type: 'words' }
  type Svelte = SvelteHTMLElements['poly-ipsum']
  export const svelte: Svelte = { locale: 'nl', count: 3, class: 'card' }
  // @ts-expect-error: no such type
  export const wrongSvelte: Svelte = { type: 'words' }
`

it('has types for JSX, for Vue and for Svelte', async () => {
  await project.write('types/main.tsx', TSX)
  await project.write('types/tsconfig.json', {
    compilerOptions: {
      ...{ strict: true, noEmit: true, target: 'es2023', module: 'esnext', skipLibCheck: true },
      ...{ moduleResolution: 'bundler', jsx: 'react-jsx', lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
      types: [],
    },
    include: ['main.tsx'],
  })
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const { stdout } = await run(tsc, ['-p', 'types'], { cwd: project.path }).catch((error) => error)
  expect(stdout).toBe('')
})
