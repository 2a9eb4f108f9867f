/** Reads the values of the options. */
import { isDeepStrictEqual } from 'node:util'
import {
  type TextRequest as ContractRequest,
  type Format,
  groupsOf,
  PARAMETER_ENTRIES,
  PARAMETERS,
  type ParameterName,
} from '@polyipsum/contract'
import {
  type Combination,
  combinationFaults,
  conflict,
  cut,
  hintedFaultOf,
  hintOfTopic,
  languageReader,
  QUERY_READERS,
  readValue,
} from '@polyipsum/text/reading'
import type { Given } from './command-line.js'
import { show, UsageError } from './fault.js'
import { type Languages, OURS } from './languages.js'
import type { OptionName } from './option-table.js'
import { PARAMETER_OPTIONS, type ParameterOption } from './parameter-options.js'

type Parameters = ContractRequest<string> & { readonly format: Format }

/** The text to write. Without `url`, its count may be up to `Number.MAX_SAFE_INTEGER`. */
export interface TextRequest extends Parameters {
  /** The service to ask; undefined when this program writes the text. */
  readonly url: string | undefined
}

/** Where to write the text. */
export type Target = 'stdout' | 'clipboard' | { readonly path: string }

/** @throws UsageError for a value that is not allowed, and for options that exclude one another */
export function readTextRequest(given: Given, languages: Languages = OURS): TextRequest {
  const readers = readersOf(languages)
  const parameters = Object.fromEntries(
    PARAMETER_OPTIONS.map((option) => [option.parameter, readOption(option, given, readers)]),
  ) as unknown as Parameters
  const [fault] = combinationFaults(parameters, {
    ...COMBINATION,
    topicsOf: (locale, type) => groupsOf(type) ?? topicsOf(locale, languages),
  })
  if (fault !== undefined) throw new UsageError(fault.detail)
  const url = readOnce('url', given, readUrl)
  if (url !== undefined && given.has('text')) {
    throw new UsageError('--text and --url cannot go together')
  }
  const { value: count } = PARAMETERS.count
  if (url !== undefined) {
    const reading = readValue(readers, count, String(parameters.count))
    if ('fault' in reading) {
      const { detail } = hintedFaultOf('count', reading.fault)
      throw new UsageError(`${detail} Without --url there is no such bound.`)
    }
  }
  // The default of a type that has an opening. Others allow no opening.
  const start = parameters.start && groupsOf(parameters.type) === undefined
  return { ...parameters, start, url }
}

/** The readers of the service's queries. */
function readersOf({ LOCALE_CODES: codes, findLocale: find, suggestLocale: suggest }: Languages) {
  return { ...QUERY_READERS, language: languageReader({ codes, find, suggest }) }
}

function topicsOf(locale: string, { LOCALES }: Languages): readonly string[] {
  return LOCALES[locale]?.topics ?? []
}

const COMBINATION: Omit<Combination<ParameterName>, 'topicsOf'> = {
  rules: PARAMETER_ENTRIES,
  nameOf: (name) => name,
  isSure: () => true,
  // `start` can only be turned off.
  isStated: (name) => !Object.hasOwn(PARAMETERS[name], 'default'),
  hintOfTopic,
  faultOf: hintedFaultOf,
}

/** @throws UsageError for an empty path, two paths, and a path together with the clipboard */
export function readTarget(given: Given): Target {
  const path = readOnce('output', given, readPath)
  if (given.has('copy')) {
    if (path !== undefined) throw new UsageError('--copy and --output cannot go together')
    return 'clipboard'
  }
  return path === undefined || path === '-' ? 'stdout' : { path }
}

/** Refuses the options of a text beside --list-locales. @throws UsageError */
export function refuseTextOptions(given: Given): void {
  const textOptions: readonly OptionName[] = [...PARAMETER_OPTIONS.map(({ name }) => name), 'url']
  const name = textOptions.find((name) => given.has(name))
  if (name !== undefined) {
    throw new UsageError(`--list-locales and --${name} cannot go together`)
  }
}

/** Checks a port: 0 to 65535, in digits. @throws UsageError */
export function readPort(given: string): string {
  if (/^[0-9]+$/u.test(given) && Number(given) <= 65_535) return given
  throw new UsageError(`port must be a whole number from 0 to 65535, but is ${show(given)}`)
}

/** The value of a parameter, or its default. An empty word counts as absent. @throws UsageError */
function readOption(
  { name, kind, default: byDefault }: ParameterOption,
  given: Given,
  readers: ReturnType<typeof readersOf>,
): unknown {
  if (kind.kind === 'boolean') return given.has(name) ? byDefault !== true : byDefault
  const read = (word: string) => {
    const reading = readValue(readers, kind, word)
    if ('value' in reading) return reading.value
    const { detail, nearest } = hintedFaultOf(name, reading.fault)
    const help = kind.kind === 'language' && nearest === undefined ? LIST_HELP : ''
    throw new UsageError(detail + help)
  }
  return readOnce(name, given, read, (word) => word !== '') ?? byDefault
}

const LIST_HELP = ' polyipsum --list-locales shows all.'

/**
 * The value of an option; undefined when it is not given.
 *
 * @param isGiven whether a word counts
 * @throws UsageError when the option is given twice with different values
 */
function readOnce<Value>(
  name: OptionName,
  given: Given,
  read: (given: string) => Value,
  isGiven: (word: string) => boolean = () => true,
): Value | undefined {
  const words = (given.get(name) ?? []).filter(isGiven)
  const values = words.map(read)
  const other = values.findIndex((value) => !isDeepStrictEqual(value, values[0]))
  if (other === -1) return values[0]
  const [first, second] = [words[0], words[other]].map((word) => cut(word ?? ''))
  throw new UsageError(conflict(name, first ?? '', name, second ?? ''))
}

function readUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return given
  throw new UsageError(`url must begin with http:// or https://, but is ${show(given)}`)
}

function readPath(given: string): string {
  if (given !== '') return given
  throw new UsageError('output must be the name of a file, but is empty')
}
