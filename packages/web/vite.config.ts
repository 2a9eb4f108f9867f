import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { DOCS_PATH, GENERATE_PATH } from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
import { defineConfig, type Plugin } from 'vite'
import { contractInPage } from './build/contract.js'
import { PAGE_LANGUAGES, translated } from './build/messages.js'

/**
 * Puts the script and the styles into the page: over a slow network, two more requests would take
 * longer than the larger page does. The script keeps its place in the page.
 */
function inlined(): Plugin {
  return {
    name: 'inlined',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the build has no page')
      const inline = (name: string): string => {
        const file = bundle[name]
        if (file === undefined)
          throw new Error(`the page needs ${name}, which the build did not make`)
        delete bundle[name]
        const content = file.type === 'chunk' ? file.code : String(file.source)
        if (/<\/(?:script|style)/iu.test(content))
          throw new Error(`${name} contains the end tag of its element`)
        return content.trim()
      }
      page.source = String(page.source)
        .replace(
          /<script type="module"[^>]* src="\/([^"]+)"><\/script>/u,
          (_, name: string) => `<script type="module" blocking="render">${inline(name)}</script>`,
        )
        .replace(
          /<link rel="stylesheet"[^>]* href="\/([^"]+)">/u,
          (_, name: string) => `<style>${inline(name)}</style>`,
        )
      const left = Object.keys(bundle).filter((name) => /\.(?:js|css)$/u.test(name))
      if (left.length > 0) throw new Error(`the page does not include ${left.join(', ')}`)
    },
  }
}

/** Makes a page for each language: `index.html` in English, `index.de.html` in German. */
function inLanguages(): Plugin {
  return {
    name: 'in-languages',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server === undefined ? html : translated(html, 'en')),
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('the build has no page')
      const places = String(page.source)
      for (const code of LOCALE_CODES) {
        const has = PAGE_LANGUAGES.includes(code)
        if (!has) {
          this.warn(
            `packages/web/messages/${code}.json does not exist: readers of the language get the page in English. Translate a copy of en.json there`,
          )
        }
        const source = translated(places, has ? code : 'en')
        if (code === 'en') page.source = source
        else this.emitFile({ type: 'asset', fileName: `index.${code}.html`, source })
      }
    },
  }
}

const COMPRESSIBLE = /\.(?:html|svg|txt)$/u

/** Compresses every file once, as small as possible, so that the service need not. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    async writeBundle({ dir = '' }) {
      for (const name of await readdir(dir, { recursive: true })) {
        if (!COMPRESSIBLE.test(name)) continue
        const file = join(dir, name)
        const bytes = await readFile(file)
        await writeFile(`${file}.br`, brotliCompressSync(bytes))
        await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

/** The service that `npm start` runs. The development server passes requests on to it. */
const SERVICE = 'http://localhost:3000'

export default defineConfig({
  plugins: [contractInPage(), inlined(), inLanguages(), compressed()],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    // A data URL would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    // Compressing takes nearly all the time, which is no reason for a warning.
    rolldownOptions: { checks: { pluginTimings: false } },
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { [GENERATE_PATH]: SERVICE, [DOCS_PATH]: SERVICE },
  },
})
