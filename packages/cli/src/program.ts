/** Reads the words of the command line into a task. */
import { type Arguments, type CommandLine, readCommandLine } from './command-line.js'
import { show, UsageError } from './fault.js'
import { helpText } from './help.js'
import { COMMANDS, type CommandName, SHELLS, type Shell } from './option-table.js'
import {
  readPort,
  readTarget,
  readTextRequest,
  refuseTextOptions,
  type Target,
  type TextRequest,
} from './options.js'
import { hint, readName, suggestedName, suggestedWords } from './suggestion.js'

/** What a command line asks for. */
export type Task =
  | { readonly task: 'write'; readonly request: TextRequest; readonly target: Target }
  | { readonly task: 'list-locales'; readonly json: boolean; readonly target: Target }
  | { readonly task: 'help'; readonly text: string }
  | { readonly task: 'version' }
  | { readonly task: 'completion'; readonly shell: Shell }
  | { readonly task: 'lsp' }
  | {
      readonly task: 'serve'
      readonly port: string | undefined
      readonly host: string | undefined
    }

/**
 * @param words the words after the name of the program
 * @throws UsageError for an invalid command line
 */
export function readTask(words: readonly string[]): Task {
  const line = readCommandLine(words)
  // `polyipsum help`, as in many programs.
  const asksForHelp = line.command === undefined && line.operands[0] === 'help'
  if (line.given.has('help') || asksForHelp) return { task: 'help', text: helpText(line.command) }
  return line.command === undefined ? readTextTask(line) : COMMAND_READERS[line.command](line)
}

const COMMAND_READERS: { readonly [Name in CommandName]: (line: CommandLine) => Task } = {
  completion: readCompletion,
  lsp: readLsp,
  serve: readServe,
}

/** Reads a command line without a command. @throws UsageError */
function readTextTask({ given: options, operands }: Arguments): Task {
  refuseMore(operands, 1)
  const [count] = operands
  const given = new Map(options)
  if (count !== undefined) {
    refuseWord(count)
    given.set('count', [count, ...(given.get('count') ?? [])])
  }
  if (given.has('version')) return { task: 'version' }
  const target = readTarget(given)
  if (given.has('list-locales')) {
    refuseTextOptions(given)
    return { task: 'list-locales', json: given.has('json'), target }
  }
  if (given.has('json')) {
    throw new UsageError('--json needs --list-locales; for a text in JSON, use --format json')
  }
  return { task: 'write', request: readTextRequest(given), target }
}

function readCompletion({ operands }: CommandLine): Task {
  refuseMore(operands, 1)
  const [shell] = operands
  if (shell === undefined) throw new UsageError(`completion needs a shell: ${SHELLS.join(', ')}`)
  return { task: 'completion', shell: readName('shell', SHELLS, shell) }
}

function readLsp({ operands }: CommandLine): Task {
  refuseMore(operands, 0)
  return { task: 'lsp' }
}

function readServe({ given, operands }: CommandLine): Task {
  refuseMore(operands, 0)
  const port = given.get('port')?.at(-1)
  return {
    task: 'serve',
    port: port === undefined ? undefined : readPort(port),
    host: given.get('host')?.at(-1),
  }
}

function refuseMore(operands: readonly string[], most: number): void {
  const more = operands[most]
  if (more !== undefined) throw unexpected(more)
}

function unexpected(given: string): UsageError {
  return new UsageError(`unexpected argument ${show(given)}${hint(suggestedWords(given))}`)
}

/** Refuses a type, a language or a misspelled command in place of the count. @throws UsageError */
function refuseWord(given: string): void {
  if (!/^\p{L}/u.test(given)) return
  const command = suggestedName(given, Object.keys(COMMANDS))
  if (command !== undefined) throw new UsageError(`unknown command ${show(given)}${hint(command)}`)
  if (suggestedWords(given) !== undefined) throw unexpected(given)
}
