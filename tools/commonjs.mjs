// @ts-check
/**
 * Writes the text package and the client for `require`: their entries in CommonJS, and their types. A part of every
 * build.
 *
 * Node.js can also `require` the modules themselves. Jest cannot, before Node.js 24.9.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/** The environment jsdom of Jest has no encoders. Those of Node.js are there in any environment. */
const ENCODERS = "const { TextDecoder, TextEncoder } = require('node:util')"

// The modules of languages are 6 MB, and only own text needs them.
await writeCommonJs('text', { platform: 'node', external: ['#locales'], banner: ENCODERS })
await writeCommonJs('client', { platform: 'neutral' })

/**
 * @param {string} folder of the package
 * @param {{ platform: 'node' | 'neutral', external?: string[], banner?: string }} settings
 *   `banner` is code at the beginning of each file
 */
async function writeCommonJs(folder, { platform, external = [], banner = '' }) {
  const home = new URL(`../packages/${folder}/`, import.meta.url)
  const dist = new URL('dist/', home)
  /** @type {{ exports: Record<string, { require?: { default: string } } | string | null> }} */
  const { exports } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'))
  /** The modules that the manifest has for `require`, without their extension: `node`, `core` … */
  const names = Object.values(exports).flatMap((target) => {
    const [, name] = /^\.\/dist\/(.+)\.cjs$/u.exec(Object(target).require?.default ?? '') ?? []
    return name === undefined ? [] : [name]
  })

  // The names of shared modules change with the code.
  for (const file of readdirSync(dist)) if (/\.c[jt]s$/u.test(file)) rmSync(new URL(file, dist))
  await build({
    input: Object.fromEntries(
      names.map((name) => [name, fileURLToPath(new URL(`${name}.js`, dist))]),
    ),
    platform,
    external,
    // In one folder with the modules: the code of the text package finds the compiled languages beside itself.
    output: {
      dir: fileURLToPath(dist),
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: 'shared-[name].cjs',
      banner,
    },
  })
  for (const name of names) {
    // TypeScript’s modes node16 and node18 do not let CommonJS take types from an ES module.
    const declarations = `// @ts-ignore\nexport * from './${name}.js'\n`
    writeFileSync(new URL(`${name}.d.cts`, dist), declarations)
  }
}
