/** Divides the command line into a command, options and operands. */
import { parseArgs } from 'node:util'
import { show, UsageError } from './fault.js'
import type { OptionRows } from './option-row.js'
import { COMMANDS, type CommandName, OPTIONS, type OptionName } from './option-table.js'
import { suggestedOption } from './suggestion.js'

/** The options that are given, in their order, each with its values word for word. */
export type Given<Name extends string = OptionName> = ReadonlyMap<Name, readonly string[]>

/** Options, and the words that belong to no option. */
export interface Arguments<Name extends string = OptionName> {
  readonly given: Given<Name>
  readonly operands: readonly string[]
}

export interface CommandLine<Name extends string = string> extends Arguments<Name> {
  readonly command: CommandName
}

/**
 * @param words the words after the name of the program
 * @throws UsageError for an unknown option, a value that is missing, and a value that a flag was given
 */
export function readCommandLine(
  words: readonly string[],
): (Arguments & { readonly command?: undefined }) | CommandLine {
  const tokens = tokensOf(words, OPTIONS)
  const first = tokens.find((token) => token.kind === 'positional')
  if (first === undefined || !isCommand(first.value)) {
    return readArguments<OptionName>(words, OPTIONS)
  }
  // The program and each command have options of their own.
  const before = readArguments<OptionName>(words.slice(0, first.index), OPTIONS)
  if (before.given.has('help')) return before
  if (before.given.size > 0 || before.operands.length > 0) {
    throw new UsageError(`the options of a text do not go with the command ${first.value}`)
  }
  const { options } = COMMANDS[first.value]
  return { command: first.value, ...readArguments(words.slice(first.index + 1), options) }
}

function isCommand(word: string): word is CommandName {
  return Object.hasOwn(COMMANDS, word)
}

/** Reads one list of options. A request for help hides every fault beside it. @throws UsageError */
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
      // The word stands in the place of the count. Each of its digits is a token.
      if (tokens[i - 1]?.index !== token.index) operands.push(word)
    } else if (token.kind === 'option') {
      checkOption(token.name, token.value, word, rows)
      const values = given.get(token.name as Name) ?? []
      given.set(token.name as Name, token.value === undefined ? values : [...values, token.value])
    }
  }
  return { given, operands }
}

/** The words by their kind. `strict` would refuse faults in words of its own: this module has them. */
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
 * @param word the word that has the option, and maybe its value
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
  const close = suggestedOption(name, names)
  const hint = close === undefined ? '' : `; did you mean ${close}?`
  return new UsageError(`unknown option ${show(name)}${hint}`)
}

function isNegativeNumber(word: string): boolean {
  return /^-[0-9]/u.test(word)
}
