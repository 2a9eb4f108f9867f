/**
 * Copies the contract into the published packages, which may depend on nothing private, and points
 * their imports of it to the copy. A part of every build.
 *
 * The copy is beside `dist`: the compiler takes what is in there for its own, and looks for the source.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url))

/** What the compiler wrote; the languages are many files, and import nothing. */
const COMPILED = /^(?!locales).*\.(?:js|d\.ts)$/u

for (const name of ['text', 'server', 'cli']) {
  cpSync(join(PACKAGES, 'contract/dist'), join(PACKAGES, name, 'contract'), { recursive: true })
  const dist = join(PACKAGES, name, 'dist')
  for (const file of readdirSync(dist, { recursive: true }).filter((file) => COMPILED.test(file))) {
    const path = join(dist, file)
    const text = readFileSync(path, 'utf8')
    const place = `${'../'.repeat(file.split(sep).length)}contract/index.js`
    const inlined = text.replaceAll('@polyipsum/contract', place)
    // An unchanged file keeps its time, so that nothing that depends on it is built again.
    if (inlined !== text) writeFileSync(path, inlined)
  }
}
