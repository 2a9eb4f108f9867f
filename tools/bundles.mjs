// @ts-check
/**
 * Writes bundles of the text package and of the client, each entry a file. A part of every build.
 *
 * - For `require`, in CommonJS, with types. Node.js can also `require` the modules themselves. Jest cannot, before
 *   Node.js 24.9.
 * - For `import` in Node.js, the text package in ES modules: Node.js loads ten files in a third of the time that it
 *   needs for the hundred and forty modules.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/** The environment jsdom of Jest has no encoders. Those of Node.js are there in any environment. */
const ENCODERS = "const { TextDecoder, TextEncoder } = require('node:util')"

// The modules of languages are 6 MB, and only own text needs them.
const TEXT = { platform: /** @type {const} */ ('node'), external: ['#locales'] }
await writeCommonJs('text', { ...TEXT, banner: ENCODERS })
await writeModules('text', TEXT)
await writeCommonJs('client', { platform: 'neutral' })

/**
 * @typedef {{ platform: 'node' | 'neutral', external?: string[], banner?: string }} Settings
 *   `banner` is code at the beginning of each file
 */

/**
 * @param {string} folder of the package
 * @param {Settings} settings
 */
async function writeCommonJs(folder, settings) {
  const dist = distOf(folder)
  // The names of shared modules change with the code.
  removeFrom(dist, /\.c[jt]s$/u)
  const names = entriesOf(folder)
  await bundle(dist, names, 'cjs', settings)
  for (const name of names) {
    // TypeScript’s modes node16 and node18 do not let CommonJS take types from an ES module.
    const declarations = `// @ts-ignore\nexport * from './${name}.js'\n`
    writeFileSync(new URL(`${name}.d.cts`, dist), declarations)
  }
}

/**
 * @param {string} folder of the package
 * @param {Settings} settings
 */
async function writeModules(folder, settings) {
  const dist = distOf(folder)
  removeFrom(dist, /\.mjs$/u)
  await bundle(dist, entriesOf(folder), 'mjs', settings)
}

/** @param {string} folder */
function distOf(folder) {
  return new URL(`../packages/${folder}/dist/`, import.meta.url)
}

/**
 * The modules that the manifest has for `require`, without their extension: `node`, `core` …
 *
 * @param {string} folder
 */
function entriesOf(folder) {
  /** @type {{ exports: Record<string, { require?: { default: string } } | string | null> }} */
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', distOf(folder)), 'utf8'))
  return Object.values(exports).flatMap((target) => {
    const [, name] = /^\.\/dist\/(.+)\.cjs$/u.exec(Object(target).require?.default ?? '') ?? []
    return name === undefined ? [] : [name]
  })
}

/**
 * @param {URL} dist
 * @param {RegExp} name
 */
function removeFrom(dist, name) {
  for (const file of readdirSync(dist)) if (name.test(file)) rmSync(new URL(file, dist))
}

/**
 * @param {URL} dist
 * @param {string[]} names
 * @param {'cjs' | 'mjs'} extension
 * @param {Settings} settings
 */
async function bundle(dist, names, extension, { platform, external = [], banner = '' }) {
  await build({
    input: Object.fromEntries(
      names.map((name) => [name, fileURLToPath(new URL(`${name}.js`, dist))]),
    ),
    platform,
    external,
    // In one folder with the modules: the code of the text package finds the compiled languages beside itself.
    output: {
      dir: fileURLToPath(dist),
      format: extension === 'cjs' ? 'cjs' : 'esm',
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `shared-[name].${extension}`,
      banner,
    },
  })
}
