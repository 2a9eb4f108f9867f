/** Reads the words of the command line into a task. */
import { type Arguments, type CommandLine, readCommandLine } from './command-line.js'
import { show, UsageError } from './fault.js'
import { helpText } from './help.js'
import { type Languages, OURS } from './languages.js'
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

/** A topic of a folder of own text. */
interface TopicOfFolder {
  readonly folder: string
  readonly code: string
  readonly topic: string
}

/** What a command line asks for. */
export type Task =
  | { readonly task: 'write'; readonly request: TextRequest; readonly target: Target }
  | { readonly task: 'list-locales'; readonly json: boolean; readonly target: Target }
  | { readonly task: 'help'; readonly text: string }
  | { readonly task: 'version' }
  | { readonly task: 'check'; readonly folder: string; readonly json: boolean }
  | { readonly task: 'completion'; readonly shell: Shell }
  | { readonly task: 'lsp' }
  | { readonly task: 'mcp'; readonly folder: string | undefined }
  | ({ readonly task: 'new' } & TopicOfFolder)
  | ({ readonly task: 'sample'; readonly isWhole: boolean } & TopicOfFolder)
  | {
      readonly task: 'serve'
      readonly port: string | undefined
      readonly host: string | undefined
      readonly folder: string | undefined
    }

/**
 * @param words the words after the name of the program
 * @param languages those that the command line can ask for
 * @throws UsageError for an invalid command line
 */
export function readTask(words: readonly string[], languages: Languages = OURS): Task {
  const line = readCommandLine(words)
  // `polyipsum help`, as in many programs.
  const asksForHelp = line.command === undefined && line.operands[0] === 'help'
  if (line.given.has('help') || asksForHelp) return { task: 'help', text: helpText(line.command) }
  return line.command === undefined
    ? readTextTask(line, languages)
    : COMMAND_READERS[line.command](line)
}

const COMMAND_READERS: { readonly [Name in CommandName]: (line: CommandLine) => Task } = {
  check: readCheck,
  completion: readCompletion,
  lsp: readLsp,
  mcp: readMcp,
  new: readNew,
  sample: readSample,
  serve: readServe,
}

/** Reads a command line without a command. @throws UsageError */
function readTextTask({ given: options, operands }: Arguments, languages: Languages): Task {
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
  return { task: 'write', request: readTextRequest(given, languages), target }
}

function readCheck({ given, operands }: CommandLine): Task {
  refuseMore(operands, 1)
  const [folder] = operands
  if (folder === undefined) throw new UsageError('check needs a folder: polyipsum check my-text')
  return { task: 'check', folder, json: given.has('json') }
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

function readMcp({ given, operands }: CommandLine): Task {
  refuseMore(operands, 0)
  return { task: 'mcp', folder: given.get('text')?.at(-1) }
}

function readNew(line: CommandLine): Task {
  return { task: 'new', ...readTopicOfFolder(line) }
}

function readSample(line: CommandLine): Task {
  return { task: 'sample', isWhole: line.given.has('all'), ...readTopicOfFolder(line) }
}

function readTopicOfFolder({ command, operands }: CommandLine): TopicOfFolder {
  refuseMore(operands, 3)
  const [folder, code, topic] = operands
  if (folder === undefined || code === undefined || topic === undefined) {
    const example = `polyipsum ${command} my-text en clinic`
    throw new UsageError(`${command} needs a folder, a language and a topic: ${example}`)
  }
  return { folder, code, topic }
}

function readServe({ given, operands }: CommandLine): Task {
  refuseMore(operands, 0)
  const port = given.get('port')?.at(-1)
  return {
    task: 'serve',
    port: port === undefined ? undefined : readPort(port),
    host: given.get('host')?.at(-1),
    folder: given.get('text')?.at(-1),
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
