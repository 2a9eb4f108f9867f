/**
 * Copies the contract into the published packages, and makes them import the copy: a published package
 * cannot depend on a private one. A part of every build.
 *
 * The copy is beside `dist` and not in it: the compiler looks for the source of every module in `dist`.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url))

/**
 * The files that the compiler wrote. The languages are left out: they import nothing of the
 * contract.
 */
const COMPILED = /^(?!locales).*\.(?:js|d\.ts)$/u

for (const name of ['text', 'fetch', 'mcp', 'server', 'cli']) {
  cpSync(join(PACKAGES, 'contract/dist'), join(PACKAGES, name, 'contract'), { recursive: true })
  const dist = join(PACKAGES, name, 'dist')
  // Before the first build there is nothing that could import an old copy.
  if (!existsSync(dist)) continue
  for (const file of readdirSync(dist, { recursive: true }).filter((file) => COMPILED.test(file))) {
    const path = join(dist, file)
    const text = readFileSync(path, 'utf8')
    const place = `${'../'.repeat(file.split(sep).length)}contract/index.js`
    const inlined = text.replaceAll('@polyipsum/contract', place)
    // An unchanged file keeps its time, so that the next build does not compile its dependents again.
    if (inlined !== text) writeFileSync(path, inlined)
  }
}
