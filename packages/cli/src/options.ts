/** Reads the values of the options. */
import { isDeepStrictEqual } from 'node:util'
import {
  type TextRequest as ContractRequest,
  type Format,
  MAX_COUNT,
  PARAMETER_ENTRIES,
} from '@polyipsum/contract'
import { LOCALES, type LocaleCode } from '@polyipsum/text'
import type { Given } from './command-line.js'
import { show, UsageError } from './fault.js'
import type { OptionName } from './option-table.js'
import { PARAMETER_OPTIONS, type ParameterOption } from './parameter-options.js'
import { readValue } from './parameter-values.js'
import { readName } from './suggestion.js'

type Parameters = ContractRequest<LocaleCode> & { readonly format: Format }

/** The text to write. Without `url`, its count may be up to `Number.MAX_SAFE_INTEGER`. */
export interface TextRequest extends Parameters {
  /** The service to ask; undefined when this program writes the text. */
  readonly url: string | undefined
}

/** Where to write the text. */
export type Target = 'stdout' | 'clipboard' | { readonly path: string }

/** @throws UsageError for a value that is not allowed, and for options that exclude one another */
export function readTextRequest(given: Given): TextRequest {
  const parameters = Object.fromEntries(
    PARAMETER_OPTIONS.map((option) => [option.parameter, readOption(option, given)]),
  ) as unknown as Parameters
  const { count } = parameters
  checkCombination(parameters)
  checkTopic(parameters)
  const url = readOnce('url', given, readUrl)
  if (url !== undefined && count > MAX_COUNT) {
    throw new UsageError(
      `a service writes at most ${MAX_COUNT} items at a time, but count is ${count}; without --url there is no such limit`,
    )
  }
  return { ...parameters, url }
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

/** The value of a parameter, or its default. @throws UsageError */
function readOption({ name, kind, default: byDefault }: ParameterOption, given: Given): unknown {
  if (kind.kind === 'boolean') return given.has(name) ? byDefault !== true : byDefault
  return readOnce(name, given, (word) => readValue(name, word, kind)) ?? byDefault
}

/**
 * The value of an option; undefined when it is not given.
 *
 * @throws UsageError when the option is given twice with different values
 */
function readOnce<Value>(
  name: OptionName,
  given: Given,
  read: (given: string) => Value,
): Value | undefined {
  const words = given.get(name) ?? []
  const values = words.map(read)
  const other = values.findIndex((value) => !isDeepStrictEqual(value, values[0]))
  if (other === -1) return values[0]
  throw new UsageError(
    `${name} is given twice, as ${show(words[0] ?? '')} and ${show(words[other] ?? '')}`,
  )
}

/** @throws UsageError for a parameter that does not fit the type, excludes another, or needs one that is not given */
function checkCombination(request: Parameters): void {
  for (const [name, { types, excludes = [], needs }] of PARAMETER_ENTRIES) {
    if (request[name] === undefined) continue
    if (types !== undefined && !types.includes(request.type)) {
      throw new UsageError(
        `--${name} needs --type ${types.join(' or ')}, but the type is ${request.type}`,
      )
    }
    const other = excludes.find((other) => request[other] !== undefined)
    if (other !== undefined) throw new UsageError(`--${name} and --${other} cannot go together`)
    if (needs !== undefined && request[needs] === undefined) {
      throw new UsageError(`--${name} needs --${needs}`)
    }
  }
}

/** @throws UsageError for a topic that the language does not have */
function checkTopic({ locale, topic }: Parameters): void {
  if (topic === undefined) return
  const { topics, englishName } = LOCALES[locale]
  if (topics.length === 0) throw new UsageError(`${englishName} has no topics: leave --topic out`)
  readName('topic', topics, topic)
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
