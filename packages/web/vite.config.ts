import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import { defineConfig, type Plugin } from 'vite'

/** Writes the languages into the page, so that it has them before any script runs. */
function languages(): Plugin {
  const options = LOCALE_CODES.map((code) => {
    const { englishName, nativeName, script, direction, aliases = [] } = LOCALES[code]
    const data = `data-english="${englishName}" data-native="${nativeName}" data-script="${script}" data-aliases="${aliases.join(' ')}"`
    return `<option value="${code}" dir="${direction}" ${data}>${nativeName} · ${englishName}</option>`
  })
  return {
    name: 'languages',
    transformIndexHtml: (html) => html.replace('<!-- languages -->', options.join('\n')),
  }
}

/**
 * Puts the script and the styles into the page: over a slow network, asking for them would take
 * longer than they do. The script stays where it stands in the page.
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
        if (file === undefined) throw new Error(`the page asks for ${name}, which is not built`)
        delete bundle[name]
        const content = file.type === 'chunk' ? file.code : String(file.source)
        if (/<\/(?:script|style)/iu.test(content)) throw new Error(`${name} would end its element`)
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
      if (left.length > 0) throw new Error(`not in the page: ${left.join(', ')}`)
    },
  }
}

const COMPRESSIBLE = /\.(?:html|svg|txt)$/u

/** Compresses every file once, as far as it goes, so that the service need not. */
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

export default defineConfig({
  plugins: [languages(), inlined(), compressed()],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    // A data URL would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': 'http://localhost:3000', '/docs': 'http://localhost:3000' },
  },
})
