/** Reads the arguments of `generate_text`. */
import {
  BODY_FIELDS,
  type Fault,
  fieldNames,
  groupsOf,
  MAX_FAULTS,
  PARAMETER_ENTRIES,
} from '@polyipsum/contract'
import {
  type BodyRequest,
  bodyReader,
  cut,
  fieldMeant,
  isAbsent,
  type Languages,
  show,
} from '@polyipsum/text/reading'
import { LARGE } from './schemas.js'

export type ArgumentsReading =
  | { readonly request: BodyRequest; readonly isLarge: boolean }
  | { readonly faults: readonly string[] }

/** All names of arguments: those of a JSON body, and `large`. */
const NAMES: ReadonlySet<string> = new Set([
  ...PARAMETER_ENTRIES.flatMap(([, row]) => fieldNames(row)),
  ...Object.keys(BODY_FIELDS),
  LARGE,
])

const SHOWN_NAMES = [
  ...PARAMETER_ENTRIES.map(([, { field }]) => field),
  ...Object.keys(BODY_FIELDS),
  LARGE,
].join(', ')

/** Reads the arguments of a call. */
export type ArgumentsReader = (given: Readonly<Record<string, unknown>>) => ArgumentsReading

/**
 * Reads arguments as the service reads a JSON body, with the same faults. Besides, a name that is unlike
 * any argument is a fault: a model made it up, and would believe that it had an effect.
 */
export function argumentsReader({ locales, find, suggest }: Languages): ArgumentsReader {
  const readBody = bodyReader({
    codes: Object.keys(locales),
    find,
    suggest,
    topicsOf: (locale, type) => groupsOf(type) ?? locales[locale]?.topics ?? [],
  })
  return function readArguments({ [LARGE]: large, ...fields }) {
    const faults: string[] = []
    const isLarge = isAbsent(large) ? false : large
    if (typeof isLarge !== 'boolean') {
      faults.push(`${LARGE} must be true or false, but is ${show(large)}.`)
    }
    const reading = readBody(fields)
    if ('faults' in reading) faults.push(...reading.faults.map(sentenceOf))
    for (const name in fields) {
      if (faults.length >= MAX_FAULTS) break
      const isUnlike = !NAMES.has(name) && fieldMeant(name, fields[name]) === undefined
      if (isUnlike && !isAbsent(fields[name])) {
        faults.push(`${cut(name)} is no argument. There are ${SHOWN_NAMES}.`)
      }
    }
    return 'request' in reading && faults.length === 0
      ? { request: reading.request, isLarge: isLarge === true }
      : { faults: faults.slice(0, MAX_FAULTS) }
  }
}

/** The sentence of a fault, with all allowed values. */
function sentenceOf({ detail, allowed }: Fault): string {
  const values = allowed?.join(', ') ?? ''
  return detail.includes(values) ? detail : `${detail} Allowed: ${values}.`
}
