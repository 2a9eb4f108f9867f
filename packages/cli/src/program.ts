/** The command line, read: from its words to what to do. */
import { Command, CommanderError, Option } from 'commander'
import { usageError } from './commander-error.js'
import { show, UsageError } from './fault.js'
import { nearest } from './nearest.js'
import {
  COMMANDS,
  type CommandRow,
  EXAMPLES,
  type FlagName,
  OPTIONS,
  type OptionRow,
  SHELLS,
  type Shell,
  sentence,
  spellings,
  type ValueName,
} from './option-table.js'
import {
  readName,
  readPort,
  readTarget,
  readTextRequest,
  refuseTextOptions,
  type Target,
  type TextRequest,
} from './options.js'

/** What the command line asks for. */
export type Task =
  | { readonly task: 'write'; readonly request: TextRequest; readonly target: Target }
  | { readonly task: 'list-locales'; readonly json: boolean; readonly target: Target }
  | { readonly task: 'help'; readonly text: string }
  | { readonly task: 'version' }
  | { readonly task: 'completion'; readonly shell: Shell }
  | {
      readonly task: 'serve'
      readonly port: string | undefined
      readonly host: string | undefined
    }

/**
 * @param words what stands after the name of the program
 * @throws UsageError for what there is not
 */
export function readTask(words: readonly string[]): Task {
  let task: Task | undefined
  let help = ''
  const values: { [Name in ValueName]?: string[] } = {}
  const flags = new Set<FlagName>()

  const program = newCommand('polyipsum')
    .usage('[COUNT] [options]')
    .argument('[COUNT]')
    .description('Writes placeholder text that reads like the language it is in, offline.')
    .helpCommand(false)
    // An option of the program does not go with a command, nor the other way round.
    .enablePositionalOptions()
  for (const [name, row] of Object.entries(OPTIONS)) {
    if (name === 'help') continue
    addOption(program, name, row, (value) => {
      if (value === undefined) flags.add(name as FlagName)
      else values[name as ValueName] = [...(values[name as ValueName] ?? []), value]
    })
  }
  program.action((count: string | undefined) => {
    refuseMore(program, 1)
    if (count !== undefined) {
      refuseCommandLike(count)
      values.count = [count, ...(values.count ?? [])]
    }
    task = readMainTask()
  })

  function readMainTask(): Task {
    if (flags.has('version')) return { task: 'version' }
    const given = { values, flags }
    const target = readTarget(given)
    if (flags.has('list-locales')) {
      refuseTextOptions(given)
      return { task: 'list-locales', json: flags.has('json'), target }
    }
    if (flags.has('json')) {
      throw new UsageError('--json goes with --list-locales; for a text, see --format json')
    }
    return { task: 'write', request: readTextRequest(given), target }
  }

  function addCommand(name: keyof typeof COMMANDS, read: (given: CommandGiven) => Task): void {
    const row: CommandRow = COMMANDS[name]
    const given = new Map<string, string>()
    const command = newCommand(name).summary(row.meaning).description(sentence(row.meaning))
    if (row.argument !== undefined) command.argument(`<${row.argument.name}>`)
    for (const [option, optionRow] of Object.entries(row.options)) {
      if (option === 'help') continue
      addOption(command, option, optionRow, (value) => given.set(option, value ?? ''))
    }
    command.action((argument: unknown) => {
      refuseMore(command, row.argument === undefined ? 0 : 1)
      if (flags.size > 0 || Object.keys(values).length > 0) {
        throw new UsageError(`the options of a text do not go with the command ${name}`)
      }
      task = read({ argument: typeof argument === 'string' ? argument : '', options: given })
    })
    program.addCommand(command)
  }
  addCommand('completion', ({ argument }) => ({
    task: 'completion',
    shell: readName('shell', SHELLS, argument),
  }))
  addCommand('serve', ({ options }) => {
    const port = options.get('port')
    return {
      task: 'serve',
      port: port === undefined ? undefined : readPort(port),
      host: options.get('host'),
    }
  })

  program.addHelpText('after', () => `\n${examplesText()}`)
  for (const command of [program, ...program.commands]) {
    command.configureOutput({ writeOut: (text) => (help += text), writeErr: () => undefined })
  }
  try {
    program.parse(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.helpDisplayed') return { task: 'help', text: help }
    throw usageError(error, words)
  }
  if (task === undefined) throw new Error('commander ran no action')
  return task
}

interface CommandGiven {
  readonly argument: string
  readonly options: ReadonlyMap<string, string>
}

function newCommand(name: string): Command {
  return (
    new Command(name)
      .exitOverride()
      .allowExcessArguments()
      .showSuggestionAfterError(false)
      .helpOption(spellings('help', OPTIONS.help).join(', '), OPTIONS.help.meaning)
      // The width of standard output is not asked for: its stream is opened elsewhere.
      .configureOutput({
        getOutHelpWidth: () => HELP_WIDTH,
        getErrHelpWidth: () => HELP_WIDTH,
        getOutHasColors: () => false,
        getErrHasColors: () => false,
      })
  )
}

const HELP_WIDTH = 80

function addOption(
  command: Command,
  name: string,
  row: OptionRow,
  take: (value: string | undefined) => void,
): void {
  const flags = spellings(name, row).join(', ')
  const value = row.value === undefined ? '' : ` <${row.value}>`
  const option = new Option(`${flags}${value}`, row.meaning)
  command.addOption(option)
  command.on(`option:${option.name()}`, (value?: string | null) => take(value ?? undefined))
}

const COMPLETIONS_TEXT = `  ~/.bashrc                   source <(polyipsum completion bash)
  ~/.zshrc                    source <(polyipsum completion zsh)
  ~/.config/fish/config.fish  polyipsum completion fish | source`

function examplesText(): string {
  const width = Math.max(...EXAMPLES.map(([command]) => command.length))
  const lines = EXAMPLES.map(([command, meaning]) => `  ${command.padEnd(width)}  ${meaning}`)
  return `Examples:\n${lines.join('\n')}\n\nCompletions:\n${COMPLETIONS_TEXT}\n`
}

function refuseMore({ args }: Command, most: number): void {
  const more = args[most]
  if (more !== undefined) throw new UsageError(`unexpected argument ${show(more)}`)
}

/** A word in the place of the count that was rather meant for a command. */
function refuseCommandLike(given: string): void {
  const close = nearest(given, Object.keys(COMMANDS))
  if (close !== undefined && /^\p{L}/u.test(given)) {
    throw new UsageError(`unknown command ${show(given)}; did you mean ${close}?`)
  }
}
