/** The manual page, in roff with the macros of man(7). */
import { REPOSITORY } from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
import { type CommandRow, hasOptions, type OptionRows, sentence, spellings } from './option-row.js'
import { COMMANDS, EXAMPLES, OPTIONS } from './option-table.js'

/** When the page was last revised. */
const DATE = '2026-11-21'

const EXIT_CODES = [
  ['0', 'All is written, or the reader has read enough.'],
  ['1', 'The disk, the network, the clipboard or the service has failed.'],
  ['2', 'The program does not understand the command line.'],
  ['130', 'An interrupt (Ctrl+C) ended it. An old file is unchanged.'],
] as const

/** @returns the content of `man/polyipsum.1` */
export function manPage(): string {
  return `${[
    `.TH POLYIPSUM 1 ${DATE} Polyipsum`,
    '.SH NAME',
    'polyipsum \\- placeholder text that reads like the language it is in',
    '.SH SYNOPSIS',
    '.B polyipsum',
    '.RI [ COUNT ]',
    '.RI [ options ]',
    ...Object.entries<CommandRow>(COMMANDS).flatMap(synopsis),
    '.SH DESCRIPTION',
    `Writes paragraphs, sentences or words in one of ${LOCALE_CODES.length} languages.`,
    'It needs no network and writes any number of them in constant memory.',
    'A pipe or a file gets exactly the text; on a terminal a newline follows it.',
    '.SH OPTIONS',
    ...optionLines(OPTIONS),
    '.SH COMMANDS',
    ...Object.entries<CommandRow>(COMMANDS).flatMap(commandLines),
    '.SH EXIT STATUS',
    ...EXIT_CODES.flatMap(([code, meaning]) => ['.TP', `.B ${code}`, text(meaning)]),
    '.SH EXAMPLES',
    ...EXAMPLES.flatMap(([command, meaning]) => [
      '.TP',
      text(sentence(meaning)),
      `.B ${text(command)}`,
    ]),
    '.SH SEE ALSO',
    `.UR ${REPOSITORY}`,
    'The project',
    '.UE .',
  ].join('\n')}\n`
}

function synopsis([name, row]: [string, CommandRow]): readonly string[] {
  const { argument } = row
  return [
    '.br',
    `.B polyipsum ${name}`,
    ...(argument === undefined ? [] : [`.I ${argument.name}`]),
    ...(hasOptions(row) ? ['.RI [ options ]'] : []),
  ]
}

function optionLines(options: OptionRows): readonly string[] {
  return Object.entries(options).flatMap(([name, row]) => {
    const names = spellings(name, row).map((spelling) => `\\fB${text(spelling)}\\fR`)
    const value = row.value === undefined ? '' : ` \\fI${row.value}\\fR`
    return ['.TP', `${names.join(', ')}${value}`, text(sentence(row.meaning))]
  })
}

function commandLines([name, { argument, meaning, options }]: [
  string,
  CommandRow,
]): readonly string[] {
  const value = argument === undefined ? '' : ` \\fI${argument.name}\\fR`
  return [
    '.TP',
    `\\fB${name}\\fR${value}`,
    text(sentence(meaning)),
    '.RS',
    ...optionLines(options),
    '.RE',
  ]
}

/**
 * Escapes the characters that have a meaning in roff; a hyphen must stay the one of an option.
 * Breaks the text into lines as long as those of other sources in roff.
 */
function text(plain: string): string {
  return plain
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('“', '\\(lq')
    .replaceAll('”', '\\(rq')
    .replace(/(.{1,72})(?: |$)/gu, '$1\n')
    .trimEnd()
    .replace(/^[.']/gmu, '\\&$&')
}
