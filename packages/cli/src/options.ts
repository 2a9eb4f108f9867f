/** What was given on the command line, read into what to do. */
import {
  FORMATS,
  type Format,
  findLocale,
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  TYPES,
  type Type,
} from '@polyipsum/text'
import { show, UsageError } from './fault.js'
import { nearest } from './nearest.js'
import type { FlagName, ValueName } from './option-table.js'

/** The options that were given: the flags, and each value word for word. */
export interface Given {
  readonly values: { readonly [Name in ValueName]?: readonly string[] }
  readonly flags: ReadonlySet<FlagName>
}

/** A text to write. */
export interface TextRequest {
  /** From 1 to `Number.MAX_SAFE_INTEGER`. */
  readonly count: number
  readonly type: Type
  readonly locale: LocaleCode
  readonly format: Format
  /** Whether the text begins with “Lorem ipsum”. */
  readonly start: boolean
  readonly seed: string | undefined
  /** The service to ask; none where the text is written here. */
  readonly url: string | undefined
}

/** Where to write: a file by its path, or elsewhere. */
export type Target = 'stdout' | 'clipboard' | { readonly path: string }

/** A service writes at most so many items for one request. */
export const SERVICE_MAX_COUNT = 100

/** A seed has from 1 to this many characters (Unicode code points). */
export const MAX_SEED_LENGTH = 64

/** @throws UsageError for a value that there is not, and for two that differ */
export function readTextRequest({ values, flags }: Given): TextRequest {
  const count = one('count', values.count, readCount) ?? 1
  const url = one('url', values.url, readUrl)
  if (url !== undefined && count > SERVICE_MAX_COUNT) {
    throw new UsageError(
      `a service writes at most ${SERVICE_MAX_COUNT} items at a time, but count is ${count}; without --url there is no such bound`,
    )
  }
  return {
    count,
    type: one('type', values.type, (given) => readName('type', TYPES, given)) ?? 'paragraph',
    locale: one('locale', values.locale, readLocale) ?? 'la',
    format: one('format', values.format, (given) => readName('format', FORMATS, given)) ?? 'text',
    start: !flags.has('no-start'),
    seed: one('seed', values.seed, readSeed),
    url,
  }
}

/** @throws UsageError for an empty name, and for two places */
export function readTarget({ values, flags }: Given): Target {
  const path = one('output', values.output, readPath)
  if (flags.has('copy')) {
    if (path !== undefined) throw new UsageError('--copy and --output cannot go together')
    return 'clipboard'
  }
  return path === undefined || path === '-' ? 'stdout' : { path }
}

/** @throws UsageError where an option of a text is given where none is written */
export function refuseTextOptions({ values, flags }: Given): void {
  const { output: _, ...ofText } = values
  const [name] = [...Object.keys(ofText), ...(flags.has('no-start') ? ['no-start'] : [])]
  if (name !== undefined) throw new UsageError(`--list-locales does not go with --${name}`)
}

/** A port to listen on, from 0 to 65535, in digits. */
export function readPort(given: string): string {
  if (/^[0-9]+$/u.test(given) && Number(given) <= 65_535) return given
  throw new UsageError(`port must be a whole number from 0 to 65535, but is ${show(given)}`)
}

/**
 * A count in decimal digits.
 *
 * @throws UsageError for anything but a whole number from 1 to `Number.MAX_SAFE_INTEGER`
 */
export function readCount(given: string): number {
  const count = /^[0-9]+$/u.test(given) ? Number(given) : Number.NaN
  if (count > Number.MAX_SAFE_INTEGER) {
    throw new UsageError(`count must be at most ${Number.MAX_SAFE_INTEGER}, but is ${show(given)}`)
  }
  if (count >= 1) return count
  throw new UsageError(`count must be a whole number from 1, in digits, but is ${show(given)}`)
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
  const close = nearest(given, names)
  const hint = close === undefined ? `expected ${names.join(', ')}` : `did you mean ${close}?`
  throw new UsageError(`unknown ${kind} ${show(given)}; ${hint}`)
}

/** The value that an option was given, once or again. */
function one<Value>(
  name: ValueName,
  given: readonly string[] = [],
  read: (given: string) => Value,
): Value | undefined {
  const values = given.map(read)
  const other = values.findIndex((value) => value !== values[0])
  if (other === -1) return values[0]
  throw new UsageError(
    `${name} is given twice, as ${show(given[0] ?? '')} and ${show(given[other] ?? '')}`,
  )
}

function readLocale(given: string): LocaleCode {
  const code = findLocale(given)
  if (code !== undefined) return code
  const byName = new Map(
    LOCALE_CODES.flatMap((code) => {
      const { englishName, nativeName } = LOCALES[code]
      return [code, englishName, nativeName].map((name) => [name, code] as const)
    }),
  )
  const close = byName.get(nearest(given, [...byName.keys()]) ?? '')
  const hint =
    close === undefined
      ? 'polyipsum --list-locales shows all'
      : `did you mean ${close} (${LOCALES[close].englishName})?`
  throw new UsageError(`unknown locale ${show(given)}; ${hint}`)
}

function readSeed(given: string): string {
  const length = [...given].length
  if (length >= 1 && length <= MAX_SEED_LENGTH && given.isWellFormed()) return given
  throw new UsageError(
    `seed must be a text of 1 to ${MAX_SEED_LENGTH} characters, but is ${show(given)}`,
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
