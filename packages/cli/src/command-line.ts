/** Splits the command line into a command, options and operands. */
import { parseArgs } from 'node:util'
import { show, UsageError } from './fault.js'
import type { OptionRows } from './option-row.js'
import { COMMANDS, type CommandName, OPTIONS, type OptionName } from './option-table.js'
import { hint, suggestedOption } from './suggestion.js'

/** The options given, in order, each with its values as typed. */
export type Given<Name extends string = OptionName> = ReadonlyMap<Name, readonly string[]>

/** Options, and operands: the words that belong to no option. */
export interface Arguments<Name extends string = OptionName> {
  readonly given: Given<Name>
  readonly operands: readonly string[]
}

export interface CommandLine<Name extends string = string> extends Arguments<Name> {
  readonly command: CommandName
}

/**
 * @param words the words after the name of the program
 * @throws UsageError for an unknown option, a missing value, and a value given to a flag
 */
export function readCommandLine(
  words: readonly string[],
): (Arguments & { readonly command?: undefined }) | CommandLine {
  const tokens = tokensOf(words, OPTIONS)
  const first = tokens.find((token) => token.kind === 'positional')
  if (first === undefined || !isCommand(first.value)) {
    return readArguments<OptionName>(words, OPTIONS)
  }
  // The words before the command are for the program, those after it for the command.
  const before = readArguments<OptionName>(words.slice(0, first.index), OPTIONS)
  if (before.given.has('help')) return before
  if (before.given.size > 0 || before.operands.length > 0) {
    throw new UsageError(`the command ${first.value} takes no options of a text`)
  }
  const { options } = COMMANDS[first.value]
  return { command: first.value, ...readArguments(words.slice(first.index + 1), options) }
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word)
}

/** Reads words by a table of options. If --help is one of them, checks nothing. @throws UsageError */
function readArguments<Name extends string>(
  words: readonly string[],
  rows: OptionRows,
): Arguments<Name> {
  const given = new Map<Name, string[]>()
  const operands: string[] = []
  const tokens = tokensOf(words, rows)
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) {
    return { given: new Map([['help' as Name, []]]), operands }
  }
  for (const [i, token] of tokens.entries()) {
    const word = words[token.index] ?? ''
    if (token.kind === 'positional') {
      operands.push(word)
    } else if (isNegativeNumber(word)) {
      // The reader of the count refuses it. `parseArgs` makes a token of each digit; take the word once.
      if (tokens[i - 1]?.index !== token.index) operands.push(word)
    } else if (token.kind === 'option') {
      checkOption(token.name, token.value, word, rows)
      const values = given.get(token.name as Name) ?? []
      given.set(token.name as Name, token.value === undefined ? values : [...values, token.value])
    }
  }
  return { given, operands }
}

/** The tokens of `parseArgs`. It is not strict, because this module has messages of its own. */
function tokensOf(words: readonly string[], rows: OptionRows) {
  const options = Object.fromEntries(
    Object.entries(rows).map(([name, { short, value }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(short !== undefined && { short }),
      },
    ]),
  )
  return parseArgs({ args: [...words], options, strict: false, tokens: true }).tokens
}

/**
 * @param word the whole word: the option, and its value if it has one
 * @throws UsageError
 */
function checkOption(
  name: string,
  value: string | undefined,
  word: string,
  rows: OptionRows,
): void {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined
  if (row === undefined) throw unknownOption(word, rows)
  if (row.value === undefined && value !== undefined) {
    throw new UsageError(`--${name} takes no value`)
  }
  if (row.value !== undefined && value === undefined) {
    throw new UsageError(`--${name} needs a value: --${name} ${row.value}`)
  }
}

function unknownOption(word: string, rows: OptionRows): UsageError {
  const name = word.replace(/=.*$/su, '')
  const names = Object.keys(rows).map((name) => `--${name}`)
  return new UsageError(`unknown option ${show(name)}${hint(suggestedOption(name, names))}`)
}

function isNegativeNumber(word: string): boolean {
  return /^-[0-9]/u.test(word)
}
