/** What a request asks for, once it is read. */
import {
  PARAMETER_ENTRIES,
  type ParameterName,
  type TextRequest as Request,
} from '@polyipsum/contract'
import type { LocaleCode, TextOptions } from '@polyipsum/text'

/** A request, and what only the paths of options can ask for. */
export type TextRequest = Request<LocaleCode> & Pick<TextOptions, 'lists' | 'fragment' | 'capitals'>

/** A request while it is read. */
export type MutableTextRequest = { -readonly [Name in ParameterName]: TextRequest[Name] }

const defaultsBy = (isQuery: boolean) =>
  Object.fromEntries(
    PARAMETER_ENTRIES.map(([name, row]) => [
      name,
      isQuery ? (row.queryDefault ?? row.default) : row.default,
    ]),
  ) as unknown as TextRequest

/** What a request asks for that says nothing. */
export const DEFAULTS = defaultsBy(false)

/** … in a query: an answer to GET has one format. */
export const QUERY_DEFAULTS = defaultsBy(true)
