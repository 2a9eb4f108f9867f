/** The parameters, as far as the script needs them. The build replaces this module by its values. */
import {
  PARAMETER_ENTRIES,
  type ParameterName,
  type Type,
  type ValueKind,
} from '@polyipsum/contract'

export interface Parameter {
  readonly name: ParameterName
  /** Its names in a query, all equivalent. */
  readonly names: readonly string[]
  readonly kind: ValueKind['kind']
  /** Its value when a query does not name it; undefined when it has no default. */
  readonly usual: string | number | boolean | undefined
  /** The types that it applies to; undefined for all. */
  readonly types: readonly Type[] | undefined
  /** The parameters that it cannot be combined with; undefined for none. */
  readonly excludes: readonly string[] | undefined
}

export const PARAMETERS: readonly Parameter[] = PARAMETER_ENTRIES.map(
  ([name, { names, value, default: always, queryDefault: usual = always, types, excludes }]) => ({
    name,
    names,
    kind: value.kind,
    usual,
    types,
    excludes,
  }),
)
