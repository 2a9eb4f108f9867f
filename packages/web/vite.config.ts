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
 * Lets the first picture of the page wait for its script, which sets what the link says: Vite
 * leaves the attribute out that would say so in `index.html`.
 */
function blockingScript(): Plugin {
  return {
    name: 'blocking-script',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '$& blocking="render"'),
    },
  }
}

const COMPRESSIBLE = /\.(?:html|js|css|svg|txt)$/u

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
  plugins: [languages(), blockingScript(), compressed()],
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
