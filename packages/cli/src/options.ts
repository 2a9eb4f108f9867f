/** Reads the values of the options that are given. */
import { isDeepStrictEqual } from 'node:util'
import { type TextRequest as ContractRequest, type Format, MAX_COUNT } from '@polyipsum/contract'
import type { LocaleCode } from '@polyipsum/text'
import type { Given } from './command-line.js'
import { show, UsageError } from './fault.js'
import type { OptionName } from './option-table.js'
import { PARAMETER_OPTIONS, type ParameterOption } from './parameter-options.js'
import { checkCombination, checkTopic, readParameter } from './read-parameter.js'

/** A text to write. Its count may be larger than a service takes: up to `Number.MAX_SAFE_INTEGER`. */
export interface TextRequest extends ContractRequest<LocaleCode> {
  readonly format: Format
  /** The service to ask; undefined when the text is written here. */
  readonly url: string | undefined
}

/** The place to write to: a file by its path, or another place. */
export type Target = 'stdout' | 'clipboard' | { readonly path: string }

/** @throws UsageError for a value that is not allowed, and for two that differ */
export function readTextRequest(given: Given): TextRequest {
  const parameters = Object.fromEntries(
    PARAMETER_OPTIONS.map((option) => [option.parameter, readOption(option, given)]),
  ) as unknown as ContractRequest<LocaleCode> & { readonly format: Format }
  const { count } = parameters
  checkCombination(parameters)
  checkTopic(parameters)
  const url = one('url', given, readUrl)
  if (url !== undefined && count > MAX_COUNT) {
    throw new UsageError(
      `a service writes at most ${MAX_COUNT} items at a time, but count is ${count}; without --url there is no such bound`,
    )
  }
  return { ...parameters, url }
}

/** @throws UsageError for an empty name, and for two places */
export function readTarget(given: Given): Target {
  const path = one('output', given, readPath)
  if (given.has('copy')) {
    if (path !== undefined) throw new UsageError('--copy and --output cannot go together')
    return 'clipboard'
  }
  return path === undefined || path === '-' ? 'stdout' : { path }
}

/** @throws UsageError when an option of a text is given, since no text is written */
export function refuseTextOptions(given: Given): void {
  const ofText: readonly OptionName[] = [...PARAMETER_OPTIONS.map(({ name }) => name), 'url']
  const name = ofText.find((name) => given.has(name))
  if (name !== undefined) throw new UsageError(`--list-locales does not go with --${name}`)
}

/** A port to listen on, from 0 to 65535, in digits. */
export function readPort(given: string): string {
  if (/^[0-9]+$/u.test(given) && Number(given) <= 65_535) return given
  throw new UsageError(`port must be a whole number from 0 to 65535, but is ${show(given)}`)
}

/** The value of a parameter: the one that is given, or the default. */
function readOption({ name, kind, default: byDefault }: ParameterOption, given: Given): unknown {
  if (kind.kind === 'boolean') return given.has(name) ? byDefault !== true : byDefault
  return one(name, given, (word) => readParameter(name, kind, word)) ?? byDefault
}

/**
 * The value of an option that may be given several times with the same value; undefined when it is
 * not given.
 *
 * @throws UsageError for two different values
 */
function one<Value>(
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

function readUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return given
  throw new UsageError(`url must begin with http:// or https://, but is ${show(given)}`)
}

function readPath(given: string): string {
  if (given !== '') return given
  throw new UsageError('output must be the name of a file, but is empty')
}
