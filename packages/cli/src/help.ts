/** The texts of `--help`, for the program and for each command. */
import { sentence } from '@polyipsum/contract'
import { LANGUAGE_CODES } from '@polyipsum/text'
import {
  type CommandRow,
  hasOptions,
  type OptionRow,
  type OptionRows,
  spellings,
} from './option-row.js'
import { COMMANDS, type CommandName, EXAMPLES, OPTIONS } from './option-table.js'

/** The longest line, in columns. */
const WIDTH = 80

type Entry = readonly [term: string, meaning: string]

const COMPLETIONS = [
  ['~/.bashrc', 'source <(polyipsum completion bash)'],
  ['~/.zshrc', 'source <(polyipsum completion zsh)'],
  ['~/.config/fish/config.fish', 'polyipsum completion fish | source'],
  ['$PROFILE', 'iex (polyipsum completion powershell | Out-String)'],
] as const satisfies readonly Entry[]

/** @param command undefined for the help of the program */
export function helpText(command: CommandName | undefined): string {
  return command === undefined ? programHelp() : commandHelp(command, COMMANDS[command])
}

function programHelp(): string {
  const options = optionEntries(OPTIONS)
  const commands = Object.entries<CommandRow>(COMMANDS).map(commandEntry)
  const width = widthOf([...options, ...commands])
  return `Usage: polyipsum [COUNT] [options]

Writes placeholder text in ${LANGUAGE_CODES.length} languages, without a network.

Options:
${lines(options, width)}
Commands:
${lines(commands, width)}
Examples:
${lines(EXAMPLES)}
Completions:
${lines(COMPLETIONS)}`
}

function commandHelp(name: CommandName, { argument, meaning, options }: CommandRow): string {
  const operand = argument === undefined ? '' : ` <${argument.name}>`
  return `Usage: polyipsum ${name} [options]${operand}

${sentence(meaning)}

Options:
${lines(optionEntries(options))}`
}

function optionEntries(rows: OptionRows): readonly Entry[] {
  return Object.entries(rows).map(([name, row]) => [optionTerm(name, row), row.meaning])
}

function optionTerm(name: string, row: OptionRow): string {
  const value = row.value === undefined ? '' : ` <${row.value}>`
  return `${spellings(name, row).join(', ')}${value}`
}

function commandEntry([name, row]: readonly [string, CommandRow]): Entry {
  const options = hasOptions(row) ? ' [options]' : ''
  const operand = row.argument === undefined ? '' : ` <${row.argument.name}>`
  return [`${name}${options}${operand}`, row.meaning]
}

function widthOf(entries: readonly Entry[]): number {
  return Math.max(...entries.map(([term]) => term.length))
}

/** The terms in one column, their meanings in another. Every line ends in a newline. */
function lines(entries: readonly Entry[], width = widthOf(entries)): string {
  const indent = ' '.repeat(width + 4)
  return entries
    .map(([term, meaning]) => {
      const meaningLines = wrapped(meaning, WIDTH - indent.length).join(`\n${indent}`)
      return `  ${term.padEnd(width)}  ${meaningLines}\n`
    })
    .join('')
}

/** Breaks a text into lines of at most `columns` columns. */
function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= columns) {
      lines[lines.length - 1] = `${line} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}
