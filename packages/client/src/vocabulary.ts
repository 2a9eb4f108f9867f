/**
 * The client's part of the contract of the API. The package depends on no other, so the build
 * writes it out: `tools/client-vocabulary.mjs`.
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

/** The code of a language: ISO 639-1. */
export type LocaleCode = (typeof LOCALE_CODES)[number]

/** The parameters that are options. A method writes one format, so the format is no option. */
type OptionName = Exclude<ParameterName, 'format'>

type KindOf<Name extends OptionName> = (typeof PARAMETERS)[Name]['value']['kind']

type ValueOf<Name extends ParameterName> = NonNullable<TextRequest<LocaleCode>[Name]>

type OptionOf<Name extends OptionName> =
  KindOf<Name> extends 'text'
    ? string | number
    : KindOf<Name> extends 'language'
      ? // The rest of the strings is set apart, so that editors still offer the codes.
        LocaleCode | (string & Record<never, never>)
      : KindOf<Name> extends 'extent'
        ? number | `${number}-${number}`
        : KindOf<Name> extends 'set'
          ? ValueOf<Name> | 'all' | 'none'
          : ValueOf<Name>

/** What to ask for. The client does not send an option that is left out or undefined. */
export type TextParameters = { readonly [Name in OptionName]?: OptionOf<Name> | undefined }

/** The text in every format. */
export type ResultTexts<Structured> = {
  readonly [Name in keyof typeof RESULT_TEXTS]: Name extends 'json' ? Structured : string
}

type ResultName = Exclude<keyof typeof RESULT_PARAMETERS, 'format'>

/** The names of those that a request need not have. */
type OptionalName = {
  [Name in ResultName]: undefined extends TextRequest[Name] ? Name : never
}[ResultName]

type ResultValue<Name extends ResultName, Of> = Name extends 'type' ? Of : ValueOf<Name>

/** The parameters that an answer repeats. */
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
  /** Its field in a JSON body. */
  readonly field: string
  readonly kind: ValueKind['kind']
}

/** The options that are parameters, in the order of the contract. */
export const OPTION_ROWS = Object.fromEntries(
  PARAMETER_ENTRIES.filter(([name]) => name !== 'format').map(([name, { field, value }]) => [
    name,
    { field, kind: value.kind },
  ]),
) as Readonly<Record<OptionName, OptionRow>>

/** The name of the service's own policy in `RateLimit`. */
export const POLICY = LIMIT.policy
