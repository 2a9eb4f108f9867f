/**
 * Writes the text package for `require`: one module in CommonJS, with its types. A part of every build.
 *
 * Node.js could `require` the modules of the package themselves; Jest cannot before Node.js 24.9.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const DIST = fileURLToPath(new URL('../packages/text/dist/', import.meta.url))

/** jsdom, in which Jest runs tests of pages, has no encoders; Node.js has them wherever code runs. */
const ENCODERS = "const { TextDecoder, TextEncoder } = require('node:util')"

await build({
  input: `${DIST}node.js`,
  platform: 'node',
  output: { file: `${DIST}node.cjs`, format: 'cjs', banner: ENCODERS },
})
// TypeScript takes a declaration for CommonJS by its name.
writeFileSync(`${DIST}node.d.cts`, "export * from './index.js'\n")
