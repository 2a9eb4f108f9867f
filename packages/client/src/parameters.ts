/** The parameters of a request, as the options of a call give them. */
import type { CallOptions, ListOptions, TextOptions } from './text-options.js'
import { LIST_OPTION_KINDS, OPTION_KINDS, REPLACED_OPTIONS, type ValueKind } from './vocabulary.js'

export type OptionKinds = Readonly<Record<string, ValueKind>>

const { [REPLACED_OPTIONS.locales]: _, ...OTHER_KINDS } = OPTION_KINDS
/** The options of `generateAll`. */
export const LIST_KINDS = { ...OTHER_KINDS, ...LIST_OPTION_KINDS }

/** The options for the client itself. They are not sent. */
const CALL_OPTIONS: Readonly<Record<keyof CallOptions, true>> = {
  signal: true,
  timeoutMs: true,
  retries: true,
}

/** Parameters that some method has, or the service alone. */
const PARAMETERS = { ...OPTION_KINDS, ...LIST_OPTION_KINDS, format: true }

/** A parameter to send. */
interface Parameter {
  readonly name: string
  readonly kind: ValueKind
  readonly value: unknown
}

/**
 * The parameters to send. Undefined, null and an empty text count as absent.
 *
 * @throws TypeError for an unknown option, which would have no effect; RangeError for a seed that is
 *   a number but has no digits
 */
export function given(
  options: TextOptions | ListOptions,
  kinds: OptionKinds,
): readonly Parameter[] {
  const names = Object.keys({ ...kinds, ...CALL_OPTIONS })
  const isAbsent = (value: unknown) => value === undefined || value === null || value === ''
  for (const [name, value] of Object.entries(options)) {
    if (names.includes(name) || isAbsent(value)) continue
    throw new TypeError(
      Object.hasOwn(PARAMETERS, name)
        ? `${name} must be left out here.`
        : `${name} is no name of a parameter: there are ${names.join(', ')}.`,
    )
  }
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const value: unknown = options[name as keyof typeof options]
    if (isAbsent(value)) return []
    // JSON has no such numbers, and as text they would be seeds.
    if (kind === 'text' && typeof value === 'number' && !Number.isFinite(value)) {
      throw new RangeError(`${name} must be a text or a whole number, but is ${value}.`)
    }
    return [{ name, kind, value }]
  })
}

const TEXT = ['string']

/** The JavaScript types of the values that a query carries as what they are; `TEXT` for other kinds. */
const QUERY_TYPES: { readonly [Kind in ValueKind]?: readonly string[] } = {
  integer: ['number'],
  boolean: ['boolean'],
  extent: ['number', 'string'],
}

/** The text of a value in a query; undefined for a value that only JSON carries as what it is. */
export function queryText(kind: ValueKind, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const isRange = kind === 'extent' && value.length === 2 && value.every(Number.isFinite)
    if (isRange) return value.join('-')
    const isSet =
      kind === 'set' && value.every((part) => typeof part === 'string' && /^[^,]+$/.test(part))
    // The service would ignore an empty value.
    return isSet ? value.join() || 'none' : undefined
  }
  const isDigits = kind === 'text' && Number.isSafeInteger(value)
  const isSaid = isDigits || (QUERY_TYPES[kind] ?? TEXT).includes(typeof value)
  // A surrogate without its pair would become another character.
  return isSaid && !/\p{Surrogate}/u.test(String(value)) ? String(value) : undefined
}

/**
 * A value as JSON carries it, so that the service refuses what it would refuse here. JSON would leave
 * out a function, turn `NaN` into null, which counts as absent, and a date into a text.
 */
export function jsonOf(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value)
  return isPlain ? value : {}
}
