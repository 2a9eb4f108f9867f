/** The script that renders the reference at /docs. Only this one file of its package is served. */
import { hash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * A library in the script tests whether it may make code from text. The Content-Security-Policy of the
 * page forbids it, and the browser reports the test as a violation. The test is replaced by its result.
 */
const QUESTION = 'try{return new Function(""),!0}catch(e){return!1}'

/** The script logs how long its steps took. Only its authors need that. */
const LOGGING = /\bconsole\.(?:info|log|debug)\(/gu

/**
 * Writes the script, compressed as well, and its licence into a folder, unless they are there.
 *
 * @returns the name of the script, which changes with its content
 * @throws Error when the script does not have the test exactly once
 */
export function writeDocsScript(folder: URL): string {
  const script = new URL('js/standalone.js', import.meta.resolve('@scalar/fastify-api-reference'))
  const parts = readFileSync(script, 'utf8').split(QUESTION)
  if (parts.length !== 2) {
    throw new Error(`${script.pathname} has “${QUESTION}” ${parts.length - 1} times, not once`)
  }
  const bytes = Buffer.from(parts.join('return!1').replaceAll(LOGGING, 'Boolean('))

  const name = `scalar-${hash('sha256', bytes, 'base64url').slice(0, 8)}.js`
  const target = new URL(name, folder)
  if (existsSync(target)) return name
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Quality 11 saves 2 % more and takes twice the time: 7 s.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(bytes, { params }))
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(bytes, { level: 9 }))
  copyFileSync(new URL('../../LICENSE', script), new URL('LICENSE.txt', folder))
  // Written last: if it is there, all files are complete.
  writeFileSync(target, bytes)
  return name
}
