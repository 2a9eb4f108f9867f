/** The values of options, by the kind of their parameter: their help, and how they are read. */
import type { ValueKind, ValueOfKind } from '@polyipsum/contract'
import { findLocale, LOCALES, readExtent, suggestLocale, TOPICS } from '@polyipsum/text'
import { show, UsageError } from './fault.js'
import { type Choice, plainChoices } from './option-row.js'
import { hint, readName } from './suggestion.js'

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

interface KindRow<Kind> {
  help(kind: Kind): ValueHelp
  /** @throws UsageError for a value that is not allowed */
  read(name: string, given: string, kind: Kind): unknown
}

const KINDS: { readonly [Name in WordKind['kind']]: KindRow<ValueOfKind<Name>> } = {
  integer: {
    help: ({ minimum, maximum }) => ({
      range: maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `${minimum} to ${maximum}`,
    }),
    read(name, given, { minimum, maximum }) {
      const number = /^[0-9]+$/u.test(given) ? Number(given) : Number.NaN
      if (number > maximum) {
        throw new UsageError(`${name} must be at most ${maximum}, but is ${show(given)}`)
      }
      if (number >= minimum) return number
      throw new UsageError(
        `${name} must be a whole number from ${minimum}, in digits, but is ${show(given)}`,
      )
    },
  },
  choice: {
    help: ({ values }) => ({ values: values.join(', '), choices: plainChoices(values) }),
    read: (name, given, { values }) => readName(name, values, given),
  },
  language: {
    help: () => ({
      values: 'a code of --list-locales or a tag such as pt-BR',
      choices: Object.values(LOCALES).map(({ code, englishName }) => ({
        value: code,
        meaning: englishName,
      })),
    }),
    read(name, given) {
      const code = findLocale(given)
      if (code !== undefined) return code
      const close = suggestLocale(given)
      const meant = close === undefined ? undefined : `${close} (${LOCALES[close].englishName})`
      const help = hint(meant, 'polyipsum --list-locales shows all')
      throw new UsageError(`unknown ${name} ${show(given)}${help}`)
    },
  },
  topic: {
    help: () => ({ values: TOPICS.join(', '), choices: plainChoices(TOPICS) }),
    // `checkTopic` checks it, since every language has topics of its own.
    read: (_name, given) => given,
  },
  extent: {
    help: ({ minimum, maximum }) => ({ range: `${minimum} to ${maximum}, or a range: 120-160` }),
    read(name, given, { minimum, maximum }) {
      const extent = readExtent(given)
      if (extent !== undefined && extent[0] >= minimum && extent[1] <= maximum) return extent
      throw new UsageError(
        `${name} must be a whole number from ${minimum} to ${maximum}, or a range such as 120-160, but is ${show(given)}`,
      )
    },
  },
  set: {
    help: ({ values }) => ({
      values: `all, none, or some of these, separated by commas: ${values.join(', ')}`,
      choices: plainChoices([...values, 'all', 'none']),
    }),
    read(name, given, { values }) {
      if (given === 'all') return values
      if (given === 'none') return []
      const names = given.split(',').map((value) => readName(name, values, value))
      return values.filter((value) => names.includes(value))
    },
  },
  text: {
    help: ({ minLength, maxLength }) => ({ range: `${minLength} to ${maxLength} characters` }),
    read(name, given, { minLength, maxLength }) {
      const length = [...given].length
      if (length >= minLength && length <= maxLength && given.isWellFormed()) return given
      throw new UsageError(
        `${name} must be a text of ${minLength} to ${maxLength} characters, but is ${show(given)}`,
      )
    },
  },
}

export function helpOf(kind: WordKind): ValueHelp {
  return rowOf(kind).help(kind)
}

/**
 * Reads the value of the option `--name`.
 *
 * @throws UsageError for a value that is not allowed
 */
export function readValue(name: string, given: string, kind: WordKind): unknown {
  return rowOf(kind).read(name, given, kind)
}

function rowOf(kind: WordKind): KindRow<WordKind> {
  return KINDS[kind.kind]
}
