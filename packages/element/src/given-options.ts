/** The options that an element names, by its attributes or by `data-ipsum`. */
import type { Options } from './source.js'
import { OPTION_ALIASES, OPTION_KINDS, type ValueKind } from './vocabulary.js'

export const TAG = 'poly-ipsum'
export const ATTRIBUTE = 'data-ipsum'

/** Every name of an option. */
export const NAMES = Object.keys({ ...OPTION_KINDS, ...OPTION_ALIASES })

/**
 * The options of an element, in an order that does not depend on the page: by name. Empty values are
 * left out. A name that is no parameter is passed on, so that the source can refuse it.
 *
 * @throws TypeError when two names of one parameter have different values
 */
export function givenOptions(element: Element): Options {
  const pairs =
    element.localName === TAG
      ? NAMES.map((name) => [name, element.getAttribute(name)] as const)
      : new URLSearchParams(element.getAttribute(ATTRIBUTE) ?? '')
  const options = new Map<string, string | number | boolean>()
  for (const [given, text] of pairs) {
    if (!text) continue
    const name = NAMES.includes(given) ? (OPTION_ALIASES[given] ?? given) : given
    const value = typedValue(OPTION_KINDS[name], text)
    const other = options.get(name)
    if (other !== undefined && other !== value) {
      throw new TypeError(`${name} must have one value, but has ${other} and ${value}.`)
    }
    options.set(name, value)
  }
  return Object.fromEntries([...options].sort())
}

/** A value as JSON has it; the text itself when it is none of its kind. */
function typedValue(kind: ValueKind | undefined, text: string): string | number | boolean {
  if (kind === 'integer' && /^\d+$/.test(text)) return Number(text)
  if (kind === 'boolean' && /^(true|false)$/i.test(text)) return /^t/i.test(text)
  return text
}
