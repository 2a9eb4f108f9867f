/**
 * The options and commands. The parser, `--help`, the completions and the manual page use these
 * tables.
 */
import { type CommandRow, type OptionRow, type OptionRows, plainChoices } from './option-row.js'
import { PARAMETER_OPTIONS, type TextOptionName } from './parameter-options.js'

export const SHELLS = ['bash', 'fish', 'powershell', 'zsh'] as const
export type Shell = (typeof SHELLS)[number]

const HELP = { short: 'h', meaning: 'show this help' } as const satisfies OptionRow

const TEXT = {
  value: 'FOLDER',
  meaning: 'write with the text of this folder, too; see polyipsum check',
  choices: 'files',
} as const satisfies OptionRow

/** The options that are not parameters of the contract. */
const OTHER_OPTIONS = {
  output: {
    short: 'o',
    value: 'FILE',
    meaning: 'write to a file, replacing it only when the text is complete; - is standard output',
    choices: 'files',
  },
  copy: { meaning: 'copy the text to the clipboard instead of printing it' },
  text: TEXT,
  url: {
    value: 'URL',
    meaning: 'get the text from the service at this address',
  },
  'list-locales': { meaning: 'list the languages' },
  json: { meaning: 'with --list-locales: list them as JSON' },
  version: { short: 'V', meaning: 'show the version' },
  help: HELP,
} as const satisfies Readonly<Record<string, OptionRow>>

export type OptionName = TextOptionName | keyof typeof OTHER_OPTIONS

/** Every option, by its long name. */
export const OPTIONS: OptionRows = {
  ...Object.fromEntries(PARAMETER_OPTIONS.map((option) => [option.name, option])),
  ...OTHER_OPTIONS,
}

const FOLDER = { name: 'FOLDER', choices: 'files' } as const
const TOPIC_OF_FOLDER = { name: 'FOLDER LANGUAGE TOPIC', choices: 'files' } as const

export const COMMANDS = {
  check: {
    argument: FOLDER,
    meaning: 'check a folder of your own text, and tell every fault with its file and line',
    options: { json: { meaning: 'tell the faults as JSON' }, help: HELP },
  },
  completion: {
    argument: { name: 'SHELL', choices: plainChoices(SHELLS) },
    meaning: `print the completion script for a shell: ${SHELLS.join(', ')}`,
    options: { help: HELP },
  },
  lsp: {
    meaning: 'run the language server, which completes “lorem20” to text in editors',
    options: {
      stdio: { meaning: 'use standard input and output, as it always does' },
      help: HELP,
    },
  },
  mcp: {
    meaning: 'give agents tools that write text: a server of the Model Context Protocol (stdio)',
    options: { text: TEXT, help: HELP },
  },
  new: {
    argument: TOPIC_OF_FOLDER,
    meaning: 'begin a topic of your own text: a file without faults, to write over',
    options: { help: HELP },
  },
  sample: {
    argument: TOPIC_OF_FOLDER,
    meaning: 'show a topic of your own text as its readers see it',
    options: {
      all: { meaning: 'show every wording that can be drawn, beside its neighbours' },
      help: HELP,
    },
  },
  serve: {
    meaning: 'run the service; needs the package @polyipsum/server',
    options: {
      port: { value: 'PORT', meaning: 'the port to listen on; 0 picks a free one (default 3000)' },
      host: { value: 'HOST', meaning: 'the address to listen on (default 0.0.0.0)' },
      text: TEXT,
      help: HELP,
    },
  },
} as const satisfies Readonly<Record<string, CommandRow>>

export type CommandName = keyof typeof COMMANDS

/** The examples of the help and the manual page. */
export const EXAMPLES = [
  ['polyipsum 3 --locale tr', 'three paragraphs in Turkish'],
  ['polyipsum 5 -t sentence -l ja -f html', 'five Japanese sentences as HTML'],
  ['polyipsum 12 -t word --no-start --seed menu', 'the same twelve words each time'],
  ['polyipsum 1000000 -o load.txt', 'a file of half a gigabyte'],
  ['polyipsum 100 -f markdown | less', 'a long page to scroll'],
] as const satisfies readonly (readonly [command: string, meaning: string])[]
