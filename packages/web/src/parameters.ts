/** What the script needs of the parameters. The build puts the values in this module's place. */
import {
  PARAMETER_ENTRIES,
  type ParameterName,
  type Type,
  type ValueKind,
} from '@polyipsum/contract'

export interface Parameter {
  readonly name: ParameterName
  /** Its names in a query, all alike. */
  readonly names: readonly string[]
  readonly kind: ValueKind['kind']
  /** Its value when a query does not name it; undefined when it has no default. */
  readonly usual: string | number | boolean | undefined
  /** The types that it means something for; undefined for all. */
  readonly types: readonly Type[] | undefined
  /** The parameters that it cannot be given together with. */
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
