/** What the script needs of the parameters. The build puts the values in this module's place. */
import { PARAMETER_ENTRIES, type ParameterName, type ValueKind } from '@polyipsum/contract'

export interface Parameter {
  readonly name: ParameterName
  /** Its names in a query, all alike. */
  readonly names: readonly string[]
  readonly kind: ValueKind['kind']
  /** Its value when a query does not name it; undefined when it has no default. */
  readonly usual: string | number | boolean | undefined
}

export const PARAMETERS: readonly Parameter[] = PARAMETER_ENTRIES.map(
  ([name, { names, value, default: always, queryDefault: usual = always }]) => ({
    name,
    names,
    kind: value.kind,
    usual,
  }),
)
