/** Puts the contract into the page when it is built: into its form, styles and script. */
import {
  PARAMETERS as CONTRACT_PARAMETERS,
  DOCS_PATH,
  GENERATE_PATH,
  LLMS_PATH,
  MONO,
  OPENAPI_PATH,
  PALETTE,
  PARAMETER_ENTRIES,
  REPOSITORY,
  SANS,
  SERIF,
} from '@polyipsum/contract'
import { LANGUAGE_CODES } from '@polyipsum/text'
import type { Plugin } from 'vite'
import { PARAMETERS } from '../src/parameters.js'
import { elementBoxes, expectationOf, lengthOptions, patternOf, topicOptions } from './controls.js'

/** The values that index.html names between percent signs: `%PARAMETERS.count.value.maximum%`. */
const NAMED = {
  DOCS_PATH,
  GENERATE_PATH,
  LLMS_PATH,
  LANGUAGE_CODES,
  OPENAPI_PATH,
  PALETTE,
  PARAMETERS: CONTRACT_PARAMETERS,
  REPOSITORY,
  expectations: Object.fromEntries(
    PARAMETER_ENTRIES.map(([name, row]) => [name, expectationOf(row)]),
  ),
  patterns: Object.fromEntries(PARAMETER_ENTRIES.map(([name, row]) => [name, patternOf(row)])),
}

/**
 * @param place a name between percent signs
 * @returns its value; the place itself when `build/messages.ts` fills it, with words of a language
 * @throws Error when no text or number has this name
 */
function named(place: string, path: string): string {
  if (/^(?:say|topic)\.|^messages$/u.test(path)) return place
  const value = path
    .split('.')
    .reduce<unknown>((within, name) => (within as Record<string, unknown>)?.[name], NAMED)
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new Error(`index.html names %${path}%, which is neither a text nor a number`)
}

/**
 * index.html with values of the contract in its places.
 *
 * @throws Error when its form has no control for a parameter
 */
export function pageOf(html: string): string {
  const missing = PARAMETER_ENTRIES.map(([name]) => name).filter(
    (name) => !html.includes(` name="${name}"`),
  )
  if (missing.length > 0) throw new Error(`index.html has no control for ${missing.join(', ')}`)
  return html
    .replaceAll(/%([\w.-]+)%/gu, named)
    .replace('<!-- topics -->', () => topicOptions())
    .replace('<!-- lengths -->', () => lengthOptions())
    .replace('<!-- elements -->', () => elementBoxes())
}

const VARIABLES = Object.entries({
  ...Object.fromEntries(
    Object.entries(PALETTE).map(([name, [light, dark]]) => [name, `light-dark(${light}, ${dark})`]),
  ),
  sans: SANS,
  serif: SERIF,
  mono: MONO,
})
  .map(([name, value]) => `--${name}: ${value};`)
  .join('\n')

const MODULE = /\/web\/src\/parameters\.ts$/u

export function contractInPage(): Plugin {
  return {
    name: 'contract',
    enforce: 'pre',
    transformIndexHtml: { order: 'pre', handler: pageOf },
    transform: (code, id) =>
      id.endsWith('.css') ? code.replace('/* palette */', () => VARIABLES) : undefined,
    // The script needs no descriptions of parameters.
    load: (id) =>
      MODULE.test(id) ? `export const PARAMETERS = ${JSON.stringify(PARAMETERS)}` : undefined,
  }
}
