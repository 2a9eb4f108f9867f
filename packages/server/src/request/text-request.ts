/** A request that is read. */
import { randomUUID } from 'node:crypto'
import {
  groupsOf,
  PARAMETER_ENTRIES,
  type ParameterName,
  type TextRequest as Request,
} from '@polyipsum/contract'
import type { LocaleCode, TextOptions } from '@polyipsum/text'

/**
 * A request. Only paths with options set `lists`, `fragment` and `capitals`. Only a POST sets
 * `locales`, the languages that replace `locale`.
 */
export type TextRequest = Request<LocaleCode> &
  Pick<TextOptions, 'lists' | 'fragment' | 'capitals'> & {
    readonly locales?: readonly LocaleCode[]
    /** The seed of texts in several languages that a request without a seed asks for. */
    readonly commonSeed?: string
  }

/** The requests that a POST with several languages combines, in their order. */
export function requestsByLocale(
  { locales: _, ...request }: TextRequest,
  locales: readonly LocaleCode[],
): readonly TextRequest[] {
  // Labels and messages mean the same in each language.
  const isAligned = groupsOf(request.type) !== undefined && request.seed === undefined
  const common = isAligned ? { commonSeed: randomUUID() } : {}
  return locales.map((locale) => ({ ...request, ...common, locale }))
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
