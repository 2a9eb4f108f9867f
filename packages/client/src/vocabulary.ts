/**
 * What the client needs of the contract. The published package has no dependencies, so the build
 * replaces this module with literal values and types: `tools/client-vocabulary.mjs`.
 */
import {
  FORMAT_ROWS,
  type Format,
  LIMIT,
  PARAMETER_ENTRIES,
  type PARAMETERS,
  type ParameterName,
  type RESULT_PARAMETERS,
  type RESULT_TEXTS,
  type TextRequest,
  type Type,
  type ValueKind,
} from '@polyipsum/contract'
import type { LOCALE_CODES } from '@polyipsum/text'

export type { Fault, Format, ItemsProperty, ProblemDocument, Type } from '@polyipsum/contract'
export { BODY_TYPE, GENERATE_PATH, PROBLEM_TYPE } from '@polyipsum/contract'

/** The code of a language, such as `en` or `pt-BR` (BCP 47). */
export type LocaleCode = (typeof LOCALE_CODES)[number]

/** The parameters that are options. The methods set the format, so it is not an option. */
type OptionName = Exclude<ParameterName, 'format'>

type KindOf<Name extends OptionName> = (typeof PARAMETERS)[Name]['value']['kind']

type ValueOf<Name extends ParameterName> = NonNullable<TextRequest<LocaleCode>[Name]>

/** The types of options, by the kind of their parameters. `Value` is the type in the contract. */
interface OptionTypes<Value> {
  integer: Value
  choice: Value
  boolean: Value
  // Any string is allowed. `string` alone would stop editors from offering the codes.
  language: LocaleCode | (string & Record<never, never>)
  topic: Value
  extent: number | `${number}-${number}`
  set: Value | 'all' | 'none'
  text: string | number
}

/** What to ask for. An option that is absent or undefined is not sent. */
export type TextParameters = {
  readonly [Name in OptionName]?: OptionTypes<ValueOf<Name>>[KindOf<Name>] | undefined
}

/** The text in each format. */
export type ResultTexts<Structured> = {
  readonly [Name in keyof typeof RESULT_TEXTS]: Name extends 'json' ? Structured : string
}

type ResultName = Exclude<keyof typeof RESULT_PARAMETERS, 'format'>

/** The parameters without a default. */
type OptionalName = {
  [Name in ResultName]: undefined extends TextRequest[Name] ? Name : never
}[ResultName]

type ResultValue<Name extends ResultName, Of> = Name extends 'type' ? Of : ValueOf<Name>

/** The parameters that the answer to `generate` repeats. */
export type ResultParameters<Of extends Type> = {
  readonly [Name in Exclude<ResultName, OptionalName>]: ResultValue<Name, Of>
} & {
  readonly [Name in OptionalName]?: ResultValue<Name, Of>
}

/** The media type of each format. */
export const MEDIA_TYPES = Object.fromEntries(
  Object.entries(FORMAT_ROWS).map(([format, { mediaType }]) => [format, mediaType]),
) as { readonly [Name in Format]: (typeof FORMAT_ROWS)[Name]['mediaType'] }

interface OptionRow {
  /** Its name in a JSON body. */
  readonly field: string
  readonly kind: ValueKind['kind']
}

/** The parameters that are options, in the order of the contract. */
export const OPTION_ROWS = Object.fromEntries(
  PARAMETER_ENTRIES.filter(([name]) => name !== 'format').map(([name, { field, value }]) => [
    name,
    { field, kind: value.kind },
  ]),
) as Readonly<Record<OptionName, OptionRow>>

/** The name of the service's quota policy in `RateLimit`. */
export const POLICY = LIMIT.policy
