import {
  type Choice,
  type CommandRow,
  type OptionRow,
  type OptionRows,
  spellings,
} from '../option-row.js'
import { COMMANDS, OPTIONS } from '../option-table.js'

/** The script for zsh. It also works as `_polyipsum` in a folder of `fpath`. */
export function zshCompletion(): string {
  const commands = Object.entries<CommandRow>(COMMANDS)
  const names = commands.map(([value, { meaning }]) => ({ value, meaning }))
  return `#compdef polyipsum
# zsh completion for polyipsum
_polyipsum() {
  if ((CURRENT > 2)); then
    case $words[2] in
${commands.map(commandCase).join('\n')}
    esac
  fi
  _arguments -s -S \\
${optionSpecs(OPTIONS)} \\
    ${quoted(`::count or command:${values(names)}`)}
}
if [[ $funcstack[1] == _polyipsum ]]; then
  _polyipsum "$@"
else
  compdef _polyipsum polyipsum
fi
`
}

function commandCase([name, { argument, options }]: [string, CommandRow]): string {
  const specs = [optionSpecs(options)]
  if (argument !== undefined) {
    specs.push(`    ${quoted(`:${argument.name}:${action(argument)}`)}`)
  }
  return `      ${name})
  shift words
  ((CURRENT--))
  _arguments -s -S \\
${specs.join(' \\\n')}
  return
  ;;`
}

function optionSpecs(options: OptionRows): string {
  return Object.entries(options).flatMap(optionSpec).join(' \\\n')
}

function optionSpec([name, row]: [string, OptionRow]): readonly string[] {
  const all = spellings(name, row)
  return all.map((spelling) => {
    // The value may be part of the word: -ttext, --type=text.
    const glue = row.value === undefined ? '' : spelling.startsWith('--') ? '=' : '+'
    const value = row.value === undefined ? '' : `:${row.value}:${action(row)}`
    return `    ${quoted(`(${all.join(' ')})${spelling}${glue}[${escaped(row.meaning, /[[\]\\]/gu)}]${value}`)}`
  })
}

function action({ choices }: Pick<OptionRow, 'choices'>): string {
  if (choices === undefined) return ' '
  return choices === 'files' ? '_files' : values(choices)
}

function values(choices: readonly Choice[]): string {
  const pairs = choices.map(({ value, meaning }) =>
    meaning === undefined ? value : `${value}\\:${escaped(meaning, /[\s:()\\"'`$&;|<>]/gu)}`,
  )
  return choices.some(({ meaning }) => meaning !== undefined)
    ? `((${pairs.join(' ')}))`
    : `(${pairs.join(' ')})`
}

function escaped(text: string, special: RegExp): string {
  return text.replace(special, '\\$&')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
