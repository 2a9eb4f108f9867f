/** Reads the value of a parameter from a query or from JSON. */
import { type Fault, VALUE_SYNONYMS, type ValueKind, type ValueOfKind } from '@polyipsum/contract'
import { findLocale, LOCALE_CODES, readExtent, suggestLocale, suggestName } from '@polyipsum/text'
import { show } from '../http/shown.js'

/** The fault of a value. */
export interface ValueFault extends Pick<Fault, 'allowed' | 'nearest'> {
  /** The expected value: “a whole number from 1 to 100”. */
  readonly expectation: string
  /** The given value, as the answer shows it. */
  readonly given: string
}

/** A fault with its sentence for people. */
export function faultOf(name: string, { expectation, given, ...members }: ValueFault) {
  const { nearest } = members
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  return { detail: `${name} must be ${expectation}, but is ${given}.${meant}`, ...members }
}

export type Reading = { readonly value: unknown } | { readonly fault: ValueFault }

/** Whether a value in a JSON body counts as absent. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

interface Reader<Kind> {
  fromQuery(text: string, kind: Kind): Reading
  fromJson(value: unknown, kind: Kind): Reading
}

/** Reads a value from a query. */
export function readQueryValue(kind: ValueKind, text: string): Reading {
  return readerOf(kind).fromQuery(text, kind)
}

/** Reads a value from a JSON body. */
export function readJsonValue(kind: ValueKind, value: unknown): Reading {
  return readerOf(kind).fromJson(value, kind)
}

const READERS: { readonly [Kind in ValueKind['kind']]: Reader<ValueOfKind<Kind>> } = {
  integer: {
    // Only decimal digits: no sign, point or exponent.
    fromQuery: (text, kind) =>
      readInteger(/^[0-9]+$/u.test(text) ? Number(text) : Number.NaN, text, kind),
    fromJson: (value, kind) =>
      readInteger(typeof value === 'number' ? value : Number.NaN, value, kind),
  },
  choice: {
    fromQuery: (text, { values }) => readChoice(text, values),
    fromJson: (value, { values }) => readChoice(value, values),
  },
  boolean: {
    fromQuery: (text) => {
      const reading = readChoice(text.toLowerCase(), ['true', 'false'])
      return 'value' in reading ? { value: reading.value === 'true' } : reading
    },
    fromJson: (value) =>
      typeof value === 'boolean' ? { value } : expected('true or false', value),
  },
  language: {
    fromQuery: readLanguage,
    fromJson: (value) =>
      Array.isArray(value)
        ? notAllowed(LOCALE_CODES, value, undefined, `${A_LANGUAGE} (a list goes in locales)`)
        : readLanguage(value),
  },
  topic: {
    // The topics depend on the language: `combinationFaults` checks them.
    fromQuery: (text) => ({ value: text }),
    fromJson: (value) => (typeof value === 'string' ? { value } : expected('a topic', value)),
  },
  extent: {
    fromQuery: (text, kind) => readExtentWithin(readExtent(text), text, kind),
    fromJson: (value, kind) =>
      readExtentWithin(
        typeof value === 'string' || typeof value === 'number'
          ? readExtent(String(value))
          : undefined,
        value,
        kind,
      ),
  },
  set: {
    fromQuery: (text, { values }) => readSet(text.split(','), text, values),
    fromJson: (value, { values }) =>
      typeof value === 'string'
        ? readSet(value.split(','), value, values)
        : readSet(value, value, values),
  },
  text: {
    fromQuery: readText,
    fromJson: (value, kind) => {
      if (typeof value === 'string') return readText(value, kind)
      // A whole number stands for its decimal digits, so that `42` equals `?seed=42`.
      return Number.isSafeInteger(value)
        ? { value: String(value) }
        : expected(`${aText(kind)}, or a whole number`, value)
    },
  },
}

function readerOf(kind: ValueKind): Reader<ValueKind> {
  return READERS[kind.kind] as Reader<ValueKind>
}

function expected(expectation: string, given: unknown): Reading {
  return { fault: { expectation, given: show(given) } }
}

function readInteger(number: number, given: unknown, kind: ValueOfKind<'integer'>): Reading {
  const { minimum, maximum } = kind
  return Number.isInteger(number) && number >= minimum && number <= maximum
    ? { value: number }
    : expected(`a whole number from ${minimum} to ${maximum}`, given)
}

function readExtentWithin(
  extent: readonly [least: number, most: number] | undefined,
  given: unknown,
  { minimum, maximum }: ValueOfKind<'extent'>,
): Reading {
  return extent !== undefined && extent[0] >= minimum && extent[1] <= maximum
    ? { value: extent }
    : expected(
        `a whole number from ${minimum} to ${maximum}, or a range of two such as 120-160`,
        given,
      )
}

/** Reads any of the values, or `all` or `none` alone. The result has the order of `values`. */
function readSet(names: unknown, given: unknown, values: readonly string[]): Reading {
  if (!Array.isArray(names)) return expected(`some of ${values.join(', ')}`, given)
  if (names.length === 1 && names[0] === 'all') return { value: values }
  if (names.length === 1 && names[0] === 'none') return { value: [] }
  for (const name of names) {
    if (name === 'all' || name === 'none') {
      return expected(`some of ${values.join(', ')}, or all or none alone`, given)
    }
    if (!values.includes(name)) return notAllowed([...values, 'all', 'none'], name)
  }
  return { value: values.filter((value) => names.includes(value)) }
}

/** Reads one of the values. */
export function readChoice(given: unknown, values: readonly string[]): Reading {
  return values.includes(given as string) ? { value: given } : notAllowed(values, given)
}

function notAllowed(
  allowed: readonly string[],
  given: unknown,
  nearest: string | undefined = meantAmong(allowed, given),
  expectation = `one of ${allowed.join(', ')}`,
): Reading {
  const fault = { expectation, given: show(given), allowed }
  return { fault: nearest === undefined ? fault : { ...fault, nearest } }
}

/** The value that was meant: the one with this synonym, or the most similar one. */
function meantAmong(allowed: readonly string[], given: unknown): string | undefined {
  const text = asText(given).trim().toLowerCase()
  const called = allowed.find((value) => SYNONYMS.get(value)?.includes(text))
  return called ?? suggestName(text, allowed)
}

const SYNONYMS = new Map<string, readonly string[]>(Object.entries(VALUE_SYNONYMS))

const A_LANGUAGE = 'the code of a language, such as en, or a tag, such as en-US'

function readLanguage(given: unknown): Reading {
  const code = typeof given === 'string' ? findLocale(given) : undefined
  return code === undefined
    ? notAllowed(LOCALE_CODES, given, suggestLocale(asText(given)), A_LANGUAGE)
    : { value: code }
}

const aText = ({ minLength, maxLength }: ValueOfKind<'text'>) =>
  `a text of ${minLength} to ${maxLength} characters`

function readText(text: string, kind: ValueOfKind<'text'>): Reading {
  const length = [...text].length
  if (length < kind.minLength || length > kind.maxLength) return expected(aText(kind), text)
  return text.isWellFormed()
    ? { value: text }
    : expected(`${aText(kind)} in well-formed Unicode`, text)
}

/** A value as text. A body could replace its `toString`, so it is not called. */
function asText(given: unknown): string {
  return typeof given === 'string' ? given : show(given)
}
