/**
 * Writes the words of the API into the declarations of the client, which depends on no package:
 * a part of every build.
 *
 * It starts from the source, not from what the compiler made of it, which the compiler does not
 * write again while its own words stay the same.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { FORMATS, ITEMS_PROPERTY, LOCALE_CODES, TYPES } from '../packages/text/dist/index.js'

const SOURCE = new URL('../packages/client/src/vocabulary.ts', import.meta.url)
const TARGET = new URL('../packages/client/dist/vocabulary.d.ts', import.meta.url)
const IMPORT = /import type \{[^}]*\} from '@polyipsum\/text'\n/u

const constants = Object.entries({ FORMATS, ITEMS_PROPERTY, LOCALE_CODES, TYPES })
  .map(([name, value]) => `declare const ${name}: ${literalType(value)}\n`)
  .join('')
const declarations = `${readFileSync(SOURCE, 'utf8').replace(IMPORT, constants)}\nexport {}\n`

// An unchanged file keeps its time, so that nothing that depends on it is built again.
if (readFileSync(TARGET, 'utf8') !== declarations) writeFileSync(TARGET, declarations)
rmSync(new URL('vocabulary.d.ts.map', TARGET), { force: true })

/** The type of a constant: a string, or a list or a record of them. */
function literalType(value) {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `readonly [${value.map(literalType).join(', ')}]`
  const members = Object.entries(value).map(
    ([key, item]) => `readonly ${key}: ${literalType(item)}`,
  )
  return `{ ${members.join('; ')} }`
}
