/** What the help says of the values of options, by the kind of their parameter. */
import { GROUPS, type ValueKind, type ValueOfKind } from '@polyipsum/contract'
import { LOCALES, TOPICS } from '@polyipsum/text'
import { type Choice, plainChoices } from './option-row.js'

/** A kind of value that is given as a word. A boolean is a flag, which takes no value. */
export type WordKind = Exclude<ValueKind, { readonly kind: 'boolean' }>

/** What the help says of the values, and what a shell completes. */
export interface ValueHelp {
  /** Stands after the meaning and a colon. */
  readonly values?: string
  /** Stands at the end, in parentheses. */
  readonly range?: string
  readonly choices?: readonly Choice[]
}

const HELP: { readonly [Name in WordKind['kind']]: (kind: ValueOfKind<Name>) => ValueHelp } = {
  integer: ({ minimum, maximum }) => ({
    range: maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `${minimum} to ${maximum}`,
  }),
  choice: ({ values }) => ({ values: values.join(', '), choices: plainChoices(values) }),
  language: () => ({
    values: 'a code of --list-locales or a tag such as pt-BR',
    choices: Object.values(LOCALES).map(({ code, englishName }) => ({
      value: code,
      meaning: englishName,
    })),
  }),
  topic: () => ({
    values: [
      TOPICS.join(', '),
      ...Object.entries(GROUPS).map(([type, groups]) => `of ${type}s ${groups.join(', ')}`),
    ].join('; '),
    choices: plainChoices([...TOPICS, ...Object.values(GROUPS).flat()]),
  }),
  extent: ({ minimum, maximum }) => ({ range: `${minimum} to ${maximum}, or a range: 120-160` }),
  set: ({ values }) => ({
    values: `all, none, or some of these, separated by commas: ${values.join(', ')}`,
    choices: plainChoices([...values, 'all', 'none']),
  }),
  text: ({ minLength, maxLength }) => ({ range: `${minLength} to ${maxLength} characters` }),
}

export function helpOf(kind: WordKind): ValueHelp {
  return (HELP[kind.kind] as (kind: WordKind) => ValueHelp)(kind)
}
