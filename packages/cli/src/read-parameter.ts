/** Reads the value of an option by the kind of its parameter. */
import {
  PARAMETER_ENTRIES,
  type ParameterName,
  type TextRequest,
  type Type,
  type ValueKind,
} from '@polyipsum/contract'
import { findLocale, LOCALES, type LocaleCode, readExtent } from '@polyipsum/text'
import { show, UsageError } from './fault.js'
import { suggestedLocale, suggestedName } from './suggestion.js'

type TopicOptions = Pick<TextRequest<LocaleCode>, 'locale' | 'topic'>

type KindOf<Name> = Extract<ValueKind, { readonly kind: Name }>

/** The values that are given in a word. A boolean is a flag, which takes no value. */
type WordKind = Exclude<ValueKind, { readonly kind: 'boolean' }>

type Reader<Kind> = (name: string, given: string, kind: Kind) => unknown

const READERS: { readonly [Name in WordKind['kind']]: Reader<KindOf<Name>> } = {
  integer: readInteger,
  choice: (name, given, { values }) => readName(name, values, given),
  language: readLanguage,
  // Which ones there are depends on the language: see `checkTopic`.
  topic: (_name, given) => given,
  extent: readExtentWithin,
  set: readSet,
  text: readText,
}

/**
 * The value of the option `--name`.
 *
 * @throws UsageError when the parameter has no such value
 */
export function readParameter(name: string, kind: WordKind, given: string): unknown {
  return (READERS[kind.kind] as Reader<WordKind>)(name, given, kind)
}

/** @throws UsageError unless it is a whole number within the bounds, in decimal digits */
function readInteger(name: string, given: string, { minimum, maximum }: KindOf<'integer'>): number {
  const number = /^[0-9]+$/u.test(given) ? Number(given) : Number.NaN
  if (number > maximum) {
    throw new UsageError(`${name} must be at most ${maximum}, but is ${show(given)}`)
  }
  if (number >= minimum) return number
  throw new UsageError(
    `${name} must be a whole number from ${minimum}, in digits, but is ${show(given)}`,
  )
}

/** @throws UsageError unless it is a length or a range within the bounds */
function readExtentWithin(
  name: string,
  given: string,
  { minimum, maximum }: KindOf<'extent'>,
): readonly [least: number, most: number] {
  const extent = readExtent(given)
  if (extent !== undefined && extent[0] >= minimum && extent[1] <= maximum) return extent
  throw new UsageError(
    `${name} must be a whole number from ${minimum} to ${maximum}, or a range such as 120-160, but is ${show(given)}`,
  )
}

/** @throws UsageError for a name that is none of the values */
function readSet(name: string, given: string, { values }: KindOf<'set'>): readonly string[] {
  if (given === 'all') return values
  if (given === 'none') return []
  const names = given.split(',').map((value) => readName(name, values, value))
  return values.filter((value) => names.includes(value))
}

/**
 * One of the names of a kind, such as a type.
 *
 * @throws UsageError for another, with the one that was probably meant
 */
export function readName<Name extends string>(
  kind: string,
  names: readonly Name[],
  given: string,
): Name {
  const name = names.find((name) => name === given)
  if (name !== undefined) return name
  const close = suggestedName(given, names)
  const hint = close === undefined ? `expected ${names.join(', ')}` : `did you mean ${close}?`
  throw new UsageError(`unknown ${kind} ${show(given)}; ${hint}`)
}

/** @throws UsageError for options that mean nothing for the type, or not together */
export function checkCombination(request: Readonly<Record<ParameterName, unknown>>): void {
  for (const [name, { types, excludes = [] }] of PARAMETER_ENTRIES) {
    if (request[name] === undefined) continue
    if (types !== undefined && !types.includes(request.type as Type)) {
      throw new UsageError(
        `--${name} goes with --type ${types.join(', ')}, but the type is ${request.type}`,
      )
    }
    const other = excludes.find((other) => request[other as ParameterName] !== undefined)
    if (other !== undefined) throw new UsageError(`--${name} and --${other} cannot go together`)
  }
}

/** @throws UsageError for a topic that the language does not have */
export function checkTopic({ locale, topic }: TopicOptions): void {
  if (topic === undefined) return
  const { topics, englishName } = LOCALES[locale]
  if (topics.length === 0) throw new UsageError(`${englishName} has no topics: leave --topic out`)
  readName('topic', topics, topic)
}

function readLanguage(name: string, given: string): string {
  const code = findLocale(given)
  if (code !== undefined) return code
  const close = suggestedLocale(given)
  const hint =
    close === undefined
      ? 'polyipsum --list-locales shows all'
      : `did you mean ${close} (${LOCALES[close].englishName})?`
  throw new UsageError(`unknown ${name} ${show(given)}; ${hint}`)
}

function readText(name: string, given: string, { minLength, maxLength }: KindOf<'text'>): string {
  const length = [...given].length
  if (length >= minLength && length <= maxLength && given.isWellFormed()) return given
  throw new UsageError(
    `${name} must be a text of ${minLength} to ${maxLength} characters, but is ${show(given)}`,
  )
}
