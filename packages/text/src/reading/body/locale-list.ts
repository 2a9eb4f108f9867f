/** Reads `locales`, the list of languages in a JSON body. */
import { BODY_FIELDS, type Fault, fieldNames, PARAMETER_RULES } from '@polyipsum/contract'
import { hintedFaultOf } from '../meant-value.js'
import { isAbsent } from '../readers.js'
import { show } from '../shown.js'
import type { Reading } from '../value-fault.js'

export interface LocalesReading {
  /** Undefined when the body has no list, or a list with faults. */
  readonly locales?: readonly string[]
  readonly faults: readonly Fault[]
}

const REPLACED = PARAMETER_RULES[BODY_FIELDS.locales.instead]
const REPLACED_NAMES = fieldNames(REPLACED)

/**
 * Every member that is no language, or repeats one, is a fault.
 *
 * @param most how many languages there are
 * @param readLanguage reads one member
 */
export function readLocales(
  fields: Readonly<Record<string, unknown>>,
  most: number,
  readLanguage: (given: unknown) => Reading,
): LocalesReading {
  const given = fields['locales']
  if (isAbsent(given)) return { faults: [] }
  const reading = readList(given, most, readLanguage)
  const other = REPLACED_NAMES.find((name) => !isAbsent(fields[name]))
  if (other === undefined) return reading
  const detail = `${other} and locales cannot go together: leave one out.`
  return { faults: [{ pointer: '#/locales', detail }, ...reading.faults] }
}

function readList(
  given: unknown,
  most: number,
  readLanguage: (given: unknown) => Reading,
): LocalesReading {
  // Checked before any member: the number of members bounds the work.
  if (!Array.isArray(given) || given.length === 0 || given.length > most) {
    const came = Array.isArray(given) ? `a list of ${given.length}` : show(given)
    const list = `a list of 1 to ${most} different languages, such as ["en", "ja"]`
    const detail = `locales must be ${list}, but is ${came}.`
    return { faults: [{ pointer: '#/locales', detail }] }
  }
  const faults: Fault[] = []
  /** The languages, each with the member that names it. */
  const named = new Map<string, unknown>()
  for (const [place, tag] of given.entries()) {
    const pointer = `#/locales/${place}`
    const reading = readLanguage(tag)
    if ('fault' in reading) {
      faults.push({ pointer, ...hintedFaultOf(`locales[${place}]`, reading.fault) })
      continue
    }
    const code = reading.value as string
    if (named.has(code)) {
      const both = `${show(named.get(code))} and ${show(tag)}`
      const detail = `locales must name each language once, but names ${code} by ${both}.`
      faults.push({ pointer, detail })
    } else {
      named.set(code, tag)
    }
  }
  return faults.length > 0 ? { faults } : { locales: [...named.keys()], faults }
}
