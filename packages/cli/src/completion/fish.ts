import type { Choice, CommandRow, OptionRows } from '../option-row.js'
import { COMMANDS, OPTIONS } from '../option-table.js'

const NO_COMMAND = `not __fish_seen_subcommand_from ${Object.keys(COMMANDS).join(' ')}`

/** The script for fish. It also works as `polyipsum.fish` in the folder of completions. */
export function fishCompletion(): string {
  const lines = ['# fish completion for polyipsum', 'complete -c polyipsum -f']
  for (const [name, { meaning, argument, options }] of Object.entries<CommandRow>(COMMANDS)) {
    const seen = `__fish_seen_subcommand_from ${name}`
    lines.push(complete('__fish_is_first_arg', `-a ${name} -d ${quoted(meaning)}`))
    if (argument !== undefined) {
      const { choices } = argument
      lines.push(complete(seen, choices === 'files' ? '-F' : `-a ${values(choices)}`))
    }
    lines.push(...optionLines(seen, options))
  }
  lines.push(...optionLines(NO_COMMAND, OPTIONS))
  return `${lines.join('\n')}\n`
}

function optionLines(condition: string, options: OptionRows): readonly string[] {
  return Object.entries(options).map(([name, { short, value, meaning, choices }]) => {
    const parts = [...(short === undefined ? [] : [`-s ${short}`]), `-l ${name}`]
    if (choices === 'files') parts.push('-r -F')
    else if (value !== undefined) parts.push('-x')
    if (Array.isArray(choices)) parts.push(`-a ${values(choices)}`)
    return complete(condition, `${parts.join(' ')} -d ${quoted(meaning)}`)
  })
}

function complete(condition: string, what: string): string {
  return `complete -c polyipsum -n ${quoted(condition)} ${what}`
}

/** The choices as words of the shell. A tab separates a value from its meaning. */
function values(choices: readonly Choice[]): string {
  return quoted(
    choices
      .map(({ value, meaning }) =>
        meaning === undefined ? value : `${value}\\t${quoted(meaning)}`,
      )
      .join(' '),
  )
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
