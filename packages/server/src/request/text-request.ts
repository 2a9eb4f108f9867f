/** A request that is read. */
import {
  PARAMETER_ENTRIES,
  type ParameterName,
  type TextRequest as Request,
} from '@polyipsum/contract'
import type { LocaleCode, TextOptions } from '@polyipsum/text'

/** A request. Only paths with options set `lists`, `fragment` and `capitals`. */
export type TextRequest = Request<LocaleCode> & Pick<TextOptions, 'lists' | 'fragment' | 'capitals'>

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
