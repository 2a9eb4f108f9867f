/**
 * Copies the script that renders the reference at /docs into the built service, and compresses it.
 * A part of every build. The service then needs no other file of the script's package.
 */
import { hash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const FOLDER = new URL('../packages/server/dist/docs/', import.meta.url)
const script = new URL('js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference'))

/**
 * A library in the script tests whether it may make code from text. The Content-Security-Policy of
 * the page forbids it, and the browser reports the test as a violation. The test is replaced by its
 * result.
 */
const QUESTION = 'try{return new Function(""),!0}catch(e){return!1}'
const parts = readFileSync(script, 'utf8').split(QUESTION)
if (parts.length !== 2) {
  throw new Error(`${script.pathname} has “${QUESTION}” ${parts.length - 1} times, not once`)
}
/** The script logs how long its steps took. Only its authors need that. */
const NOTES = /\bconsole\.(?:info|log|debug)\(/gu
const bytes = Buffer.from(parts.join('return!1').replaceAll(NOTES, 'Boolean('))

const name = `scalar-${hash('sha256', bytes, 'base64url').slice(0, 8)}.js`
const target = new URL(name, FOLDER)
if (!existsSync(target)) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  // Quality 11 saves 2 % more and takes twice the time: 7 s.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  writeFileSync(new URL(`${name}.br`, FOLDER), brotliCompressSync(bytes, { params }))
  writeFileSync(new URL(`${name}.gz`, FOLDER), gzipSync(bytes, { level: 9 }))
  copyFileSync(new URL('../../LICENSE', script), new URL('LICENSE.txt', FOLDER))
  // Written last: if it is there, all files are complete.
  writeFileSync(target, bytes)
}
