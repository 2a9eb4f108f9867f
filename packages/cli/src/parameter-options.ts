/** The options of a text: one for each parameter of the contract. */
import {
  PARAMETER_ENTRIES,
  type ParameterName,
  type ParameterRow,
  type ValueKind,
} from '@polyipsum/contract'
import { LOCALES, TOPICS } from '@polyipsum/text'
import { type Choice, type OptionRow, plainChoices } from './option-row.js'

/** What the command line adds to a parameter of the contract. */
interface Addition {
  readonly short?: string
  /** A further clause of its meaning. */
  readonly clause?: string
  /** The largest number, when the command line takes larger ones than a service. */
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

type KindOf<Name> = Extract<ValueKind, { readonly kind: Name }>

/** The words of the help about the values, and the choices that a shell completes. */
interface ValueWords {
  /** Stands after the meaning and a colon. */
  readonly values?: string
  /** Stands in parentheses. */
  readonly range?: string
  readonly choices?: readonly Choice[]
}

const WORDS: { readonly [Name in ValueKind['kind']]: (kind: KindOf<Name>) => ValueWords } = {
  integer: ({ minimum, maximum }) => ({
    range: maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `${minimum} to ${maximum}`,
  }),
  choice: ({ values }) => ({ values: values.join(', '), choices: plainChoices(values) }),
  boolean: () => ({}),
  language: () => ({
    values: 'a code of --list-locales or a tag such as pt-BR',
    choices: Object.values(LOCALES).map(({ code, englishName }) => ({
      value: code,
      meaning: englishName,
    })),
  }),
  topic: () => ({
    values: TOPICS.join(', '),
    choices: plainChoices(TOPICS),
  }),
  extent: ({ minimum, maximum }) => ({ range: `${minimum} to ${maximum}, or a range: 120-160` }),
  set: ({ values }) => ({
    values: `all, none, or some of these, parted by commas: ${values.join(', ')}`,
    choices: plainChoices([...values, 'all', 'none']),
  }),
  text: ({ minLength, maxLength }) => ({ range: `${minLength} to ${maxLength} characters` }),
}

/** A parameter as an option of the command line. */
export interface ParameterOption extends OptionRow {
  readonly parameter: ParameterName
  /** The name without the hyphens. */
  readonly name: TextOptionName
  /** Its values on the command line, which may be more than a service takes. */
  readonly kind: ValueKind
  /** The value without the option; undefined when the parameter has no default. */
  readonly default: string | number | boolean | undefined
}

/** The name of an option: that of its parameter, or `no-` and it. */
export type TextOptionName = ParameterName | `no-${ParameterName}`

/** Every option of a text, in the order of the contract. */
export const PARAMETER_OPTIONS: readonly ParameterOption[] = PARAMETER_ENTRIES.map(
  ([parameter, row]) => optionOf(parameter, row, ADDITIONS[parameter] ?? {}),
)

function optionOf(
  parameter: ParameterName,
  row: ParameterRow,
  { short, clause, maximum }: Addition,
): ParameterOption {
  // The command line writes one format, as an answer to a GET does.
  const byDefault = row.queryDefault ?? row.default
  const shared = { parameter, default: byDefault, ...(short !== undefined && { short }) }
  if (row.value.kind === 'boolean') {
    return byDefault === true
      ? { ...shared, name: `no-${parameter}`, kind: row.value, meaning: otherwise(parameter, row) }
      : { ...shared, name: parameter, kind: row.value, meaning: row.meaning }
  }
  const kind =
    row.value.kind === 'integer' && maximum !== undefined ? { ...row.value, maximum } : row.value
  const { values, range, choices } = (WORDS[kind.kind] as (kind: ValueKind) => ValueWords)(kind)
  const meaning = clause === undefined ? row.meaning : `${row.meaning}; ${clause}`
  const notes = [range, byDefault === undefined ? undefined : `default ${byDefault}`]
  return {
    ...shared,
    name: parameter,
    kind,
    value: parameter.toUpperCase(),
    meaning: `${values === undefined ? meaning : `${meaning}: ${values}`}${inParentheses(notes)}`,
    ...(choices !== undefined && { choices }),
  }
}

function otherwise(parameter: ParameterName, row: ParameterRow): string {
  if (row.otherwise !== undefined) return row.otherwise
  throw new Error(`the contract does not say what ${parameter} does when it is false`)
}

function inParentheses(notes: readonly (string | undefined)[]): string {
  const given = notes.filter((note) => note !== undefined)
  return given.length === 0 ? '' : ` (${given.join(', ')})`
}
