/**
 * The options and commands of the command line. Parsing, `--help`, the completions and the man
 * page are all made from these tables.
 */
import { FORMATS, LOCALES, TYPES } from '@polyipsum/text'

/** A value that an option or an argument may have. */
export interface Choice {
  readonly value: string
  /** What it means, where the value does not say so. */
  readonly meaning?: string
}

export interface OptionRow {
  /** The one letter that stands for its name. */
  readonly short?: string
  /** What its value is called; none for an option that takes no value. */
  readonly value?: string
  /** One sentence, with no capital and no full stop. */
  readonly meaning: string
  /** What its value may be, or that it is the name of a file. */
  readonly choices?: readonly Choice[] | 'files'
}

export interface CommandRow {
  readonly argument?: { readonly name: string; readonly choices: readonly Choice[] }
  readonly meaning: string
  readonly options: Readonly<Record<string, OptionRow>>
}

export const SHELLS = ['bash', 'fish', 'zsh'] as const
export type Shell = (typeof SHELLS)[number]

const HELP = { short: 'h', meaning: 'show this help' } as const satisfies OptionRow

const plain = (values: readonly string[]): readonly Choice[] => values.map((value) => ({ value }))

/** Every option, by its long name. */
export const OPTIONS = {
  count: {
    short: 'n',
    value: 'COUNT',
    meaning: 'how many items to write; may also stand alone, as in “polyipsum 3” (default 1)',
  },
  type: {
    short: 't',
    value: 'TYPE',
    meaning: `what an item is: ${TYPES.join(', ')} (default paragraph)`,
    choices: plain(TYPES),
  },
  locale: {
    short: 'l',
    value: 'LOCALE',
    meaning: 'the language: a code of --list-locales or a tag such as pt-BR (default la)',
    choices: Object.values(LOCALES).map(({ code, englishName }) => ({
      value: code,
      meaning: englishName,
    })),
  },
  format: {
    short: 'f',
    value: 'FORMAT',
    meaning: `how the text is written down: ${FORMATS.join(', ')} (default text)`,
    choices: plain(FORMATS),
  },
  'no-start': { meaning: 'do not begin with “Lorem ipsum”' },
  seed: {
    value: 'SEED',
    meaning: 'any text of 1 to 64 characters; the same seed gives the same text again',
  },
  output: {
    short: 'o',
    value: 'FILE',
    meaning: 'write to a file, which is replaced only when all is written; - is standard output',
    choices: 'files',
  },
  copy: { meaning: 'copy to the clipboard instead' },
  url: {
    value: 'URL',
    meaning: 'ask the service at this address instead of writing the text here',
  },
  'list-locales': { meaning: 'list the languages' },
  json: { meaning: 'with --list-locales: as JSON' },
  help: HELP,
  version: { short: 'V', meaning: 'show the version' },
} as const satisfies Readonly<Record<string, OptionRow>>

export const COMMANDS = {
  completion: {
    argument: { name: 'SHELL', choices: plain(SHELLS) },
    meaning: `print the completion script for a shell: ${SHELLS.join(', ')}`,
    options: { help: HELP },
  },
  serve: {
    meaning: 'run the service; needs the package @polyipsum/server',
    options: {
      port: { value: 'PORT', meaning: 'the port to listen on; 0 takes a free one (default 3000)' },
      host: { value: 'HOST', meaning: 'the address to listen on (default 0.0.0.0)' },
      help: HELP,
    },
  },
} as const satisfies Readonly<Record<string, CommandRow>>

/** What to show of the use of the program: a command line, and what it does. */
export const EXAMPLES = [
  ['polyipsum 3 --locale tr', 'three paragraphs in Turkish'],
  ['polyipsum 5 -t sentence -l ja -f html', 'five Japanese sentences as HTML'],
  ['polyipsum 12 -t word --no-start --seed menu', 'the same twelve words each time'],
  ['polyipsum 1000000 -o load.txt', 'a file of half a gigabyte'],
  ['polyipsum 100 -f markdown | less', 'a long page to scroll'],
] as const satisfies readonly (readonly [command: string, meaning: string])[]

type NamesWhere<Rows, Shape> = {
  [Name in keyof Rows]: Rows[Name] extends Shape ? Name : never
}[keyof Rows]

/** The options that take a value. */
export type ValueName = NamesWhere<typeof OPTIONS, { readonly value: string }>
/** The options that do not. */
export type FlagName = Exclude<keyof typeof OPTIONS, ValueName>

/** A meaning as a sentence of its own. */
export function sentence(meaning: string): string {
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`
}

/** The ways to write an option, the short one first: `-n`, `--count`. */
export function spellings(name: string, { short }: OptionRow): readonly string[] {
  return short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`]
}
