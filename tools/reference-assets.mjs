/**
 * Puts the script that renders the reference at /docs beside the built service, compressed: a part
 * of every build. Only that one file of its package is needed where the service runs.
 */
import { hash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const FOLDER = new URL('../packages/server/dist/docs/', import.meta.url)
const script = new URL('js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference'))

/**
 * A library within asks whether it may make code from text. The policy of the page says no; the
 * browser reports every such question as a violation.
 */
const QUESTION = 'try{return new Function(""),!0}catch(e){return!1}'
const parts = readFileSync(script, 'utf8').split(QUESTION)
if (parts.length !== 2) throw new Error(`${script.pathname} asks ${parts.length - 1} times`)
/** Notes of how long everything took are for who writes the renderer. */
const NOTES = /\bconsole\.(?:info|log|debug)\(/gu
const bytes = Buffer.from(parts.join('return!1').replaceAll(NOTES, 'Boolean('))

const name = `scalar-${hash('sha256', bytes, 'base64url').slice(0, 8)}.js`
const target = new URL(name, FOLDER)
if (!existsSync(target)) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  // The last step, to 11, saves 2 % more and takes twice the time: 7 s.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  writeFileSync(new URL(`${name}.br`, FOLDER), brotliCompressSync(bytes, { params }))
  writeFileSync(new URL(`${name}.gz`, FOLDER), gzipSync(bytes, { level: 9 }))
  copyFileSync(new URL('../../LICENSE', script), new URL('LICENSE.txt', FOLDER))
  // Last, so that where it is, all is.
  writeFileSync(target, bytes)
}
