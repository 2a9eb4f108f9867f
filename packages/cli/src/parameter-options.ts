/** The options of a text: one for each parameter of the contract. */
import {
  PARAMETER_ENTRIES,
  type ParameterName,
  type ParameterRow,
  type ValueKind,
} from '@polyipsum/contract'
import type { OptionRow } from './option-row.js'
import { helpOf } from './parameter-values.js'

/** What the command line adds to a parameter of the contract. */
interface Addition {
  readonly short?: string
  /** Follows the meaning in the help. */
  readonly clause?: string
  /** The largest number, if a service allows less. */
  readonly maximum?: number
}

const ADDITIONS: { readonly [Name in ParameterName]?: Addition } = {
  count: {
    short: 'n',
    clause: 'may also stand alone, as in “polyipsum 3”',
    maximum: Number.MAX_SAFE_INTEGER,
  },
  type: { short: 't' },
  locale: { short: 'l' },
  format: { short: 'f' },
}

/** A parameter as an option of the command line. */
export interface ParameterOption extends OptionRow {
  readonly parameter: ParameterName
  /** Its long name without the hyphens. */
  readonly name: TextOptionName
  /** Its values. A count may be larger than a service allows. */
  readonly kind: ValueKind
  /** The value when the option is not given; undefined if there is none. */
  readonly default: string | number | boolean | undefined
}

/** The name of the parameter, after `no-` if the option turns the parameter off. */
export type TextOptionName = ParameterName | `no-${ParameterName}`

/** The options of a text, in the order of the contract. */
export const PARAMETER_OPTIONS: readonly ParameterOption[] = PARAMETER_ENTRIES.map(
  ([parameter, row]) => optionOf(parameter, row, ADDITIONS[parameter] ?? {}),
)

function optionOf(
  parameter: ParameterName,
  row: ParameterRow,
  { short, clause, maximum }: Addition,
): ParameterOption {
  // Like an answer to a GET, the command line writes one format.
  const byDefault = row.queryDefault ?? row.default
  const shared = { parameter, default: byDefault, ...(short !== undefined && { short }) }
  if (row.value.kind === 'boolean') {
    const flag = { ...shared, kind: row.value }
    return byDefault === true
      ? { ...flag, name: `no-${parameter}`, meaning: otherwise(parameter, row) }
      : { ...flag, name: parameter, meaning: row.meaning }
  }
  const kind =
    row.value.kind === 'integer' && maximum !== undefined ? { ...row.value, maximum } : row.value
  const { values, range, choices } = helpOf(kind)
  const meaning = joined([joined([row.meaning, clause], '; '), values], ': ')
  const notes = joined([range, byDefault === undefined ? undefined : `default ${byDefault}`], ', ')
  return {
    ...shared,
    name: parameter,
    kind,
    value: parameter.toUpperCase(),
    meaning: notes === '' ? meaning : `${meaning} (${notes})`,
    ...(choices !== undefined && { choices }),
  }
}

function otherwise(parameter: ParameterName, row: ParameterRow): string {
  if (row.otherwise !== undefined) return row.otherwise
  throw new Error(`the contract does not say what ${parameter} does when it is false`)
}

function joined(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter((part) => part !== undefined).join(separator)
}
