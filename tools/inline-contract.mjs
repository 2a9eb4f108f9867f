/**
 * Puts the contract into the packages that are published, which may depend on nothing private: a
 * copy of it into each, and the way to that copy into what imports it. A part of every build.
 *
 * The copy is beside `dist`: the compiler takes what is in there for its own, and looks for the source.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url))
const CONTRACT = join(PACKAGES, 'contract/dist')
const IMPORT = /(from |import\(|import )(['"])@polyipsum\/contract\2/gu

for (const name of ['text', 'server', 'cli']) {
  const dist = join(PACKAGES, name, 'dist')
  const own = join(PACKAGES, name, 'contract')
  cpSync(CONTRACT, own, {
    recursive: true,
    filter: (path) => !path.endsWith('.tsbuildinfo') && !path.endsWith('.map'),
  })
  for (const file of readdirSync(dist, { recursive: true })) {
    if (!/\.(?:js|d\.ts)$/u.test(file)) continue
    const path = join(dist, file)
    const source = readFileSync(path, 'utf8')
    const place = relative(dirname(path), join(own, 'index.js'))
    const inlined = source.replace(IMPORT, `$1$2${place.startsWith('.') ? place : `./${place}`}$2`)
    // An unchanged file keeps its time, so that nothing that depends on it is built again.
    if (inlined !== source) writeFileSync(path, inlined)
  }
}
