import {
  type Choice,
  type CommandRow,
  type OptionRow,
  type OptionRows,
  spellings,
} from '../option-row.js'
import { COMMANDS, OPTIONS } from '../option-table.js'

/** The script for Windows PowerShell 5.1, and PowerShell 6 and later on any system. */
export function powershellCompletion(): string {
  const commands = Object.entries<CommandRow>(COMMANDS)
  const names = commands.map(([value, { meaning }]) => ({ value, meaning }))
  return `# PowerShell completion for polyipsum
Register-ArgumentCompleter -Native -CommandName polyipsum -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements |
    Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
    ForEach-Object { $_.Extent.Text })
  $word = $wordToComplete
  $before = ''
  $previous = $words[-1]
  # The value may be part of the word: --type=word.
  if ($word -match '^(--[^=]+)=(.*)$') {
    $previous = $Matches[1]
    $before = $Matches[1] + '='
    $word = $Matches[2]
  }
  $command = if ($words.Count -gt 1) { $words[1] } else { '' }
  # A tab separates a value from its meaning. Without values, PowerShell offers files.
  $choices = switch -CaseSensitive -Exact ($command) {
${commands.map(([name, { argument, options }]) => clause(`'${name}'`, cases(options, valuesOf(argument ?? {})))).join('\n')}
${clause("''", cases(OPTIONS, names))}
${clause('default', cases(OPTIONS, []))}
  }
  $choices | Where-Object { $_ -and $_.StartsWith($word) } | ForEach-Object {
    $value, $meaning = $_ -split "\`t", 2
    [System.Management.Automation.CompletionResult]::new($before + $value, $value, 'ParameterValue', $meaning)
  }
}
`
}

function clause(condition: string, body: string): string {
  return `    ${condition} {
      switch -CaseSensitive -Exact ($previous) {
${body}
      }
    }`
}

/** The values of options, by the word before; else the names of options, or other words. */
function cases(options: OptionRows, words: readonly Choice[]): string {
  const rows = Object.entries(options)
  const names = rows.flatMap(([name, row]) =>
    spellings(name, row).map((value) => ({ value, meaning: row.meaning })),
  )
  return [
    ...rows
      .filter(([, row]) => row.value !== undefined)
      .flatMap(([name, row]) =>
        spellings(name, row).map(
          (spelling) => `        '${spelling}' { ${list(valuesOf(row))}; break }`,
        ),
      ),
    `        default { if ($word.StartsWith('-')) { ${list(names)} } else { ${list(words)} } }`,
  ].join('\n')
}

/** Without choices, PowerShell offers files. */
function valuesOf({ choices }: Pick<OptionRow, 'choices'>): readonly Choice[] {
  return choices === undefined || choices === 'files' ? [] : choices
}

function list(choices: readonly Choice[]): string {
  return `@(${choices.map(({ value, meaning }) => quoted(`${value}\t${meaning ?? value}`)).join(', ')})`
}

/** PowerShell takes typographic quotation marks for straight ones: “’” ends a string, too. */
function quoted(text: string): string {
  return `'${text.replace(/['‘’‚‛]/gu, '$&$&')}'`
}
