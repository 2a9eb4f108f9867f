/** A request that is read. */
import {
  type Fault,
  groupsOf,
  PARAMETER_ENTRIES,
  type ParameterName,
  type TextRequest as Request,
} from '@polyipsum/contract'
import type { TextOptions } from '@polyipsum/text/core'

/**
 * A request. Only paths with options set `lists`, `fragment` and `capitals`. Only a POST sets
 * `locales`, the languages that replace `locale`.
 */
export type TextRequest = Request &
  Pick<TextOptions, 'lists' | 'fragment' | 'capitals'> & {
    readonly locales?: readonly string[]
    /** The seed of texts in several languages that a request without a seed asks for. */
    readonly commonSeed?: string
  }

/** What reading a request gives: the request, or all of its faults. */
export type RequestReading =
  | { readonly request: TextRequest }
  | { readonly faults: readonly Fault[] }

/** A query as `fast-querystring` gives it. A repeated parameter has a list. */
export type Query = Readonly<Record<string, string | readonly string[]>>

/** The requests that a POST with several languages combines, in their order. */
export function requestsByLocale(
  { locales: _, ...request }: TextRequest,
  locales: readonly string[],
): readonly TextRequest[] {
  // Labels and messages mean the same in each language.
  const isAligned = groupsOf(request.type) !== undefined && request.seed === undefined
  const common = isAligned ? { commonSeed: crypto.randomUUID() } : {}
  return locales.map((locale) => ({ ...request, ...common, locale }))
}

/** A request as it is written: with the seed that it has in common with others. */
export function withCommonSeed(asked: TextRequest): TextRequest {
  const { commonSeed } = asked
  return commonSeed === undefined ? asked : { ...asked, seed: commonSeed }
}

/** A request while it is being read. */
export type MutableTextRequest = { -readonly [Name in ParameterName]: TextRequest[Name] }

const defaultsBy = (isQuery: boolean) =>
  Object.fromEntries(
    PARAMETER_ENTRIES.map(([name, row]) => [
      name,
      isQuery ? (row.queryDefault ?? row.default) : row.default,
    ]),
  ) as unknown as TextRequest

/** The values of a body without fields. */
export const DEFAULTS = defaultsBy(false)

/** The values of an empty query. A GET has one format. */
export const QUERY_DEFAULTS = defaultsBy(true)

/** The language of a request that names none: that of the contract, or the first one without it. */
export function defaultLocale(locales: Readonly<Record<string, unknown>>): string {
  return Object.hasOwn(locales, DEFAULTS.locale)
    ? DEFAULTS.locale
    : (Object.keys(locales)[0] as string)
}
