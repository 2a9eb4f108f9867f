/** The manual page, in roff with the macros of man(7). */
import { REPOSITORY, sentence } from '@polyipsum/contract'
import { LANGUAGE_CODES } from '@polyipsum/text'
import { type CommandRow, hasOptions, type OptionRows, spellings } from './option-row.js'
import { COMMANDS, EXAMPLES, OPTIONS } from './option-table.js'

/** The day of the last change to the page. */
const DATE = '2026-11-24'

const EXIT_CODES = [
  ['0', 'The whole text was written, or its reader stopped early.'],
  ['1', 'The disk, the network, the clipboard or the service failed.'],
  ['2', 'The command line is invalid.'],
  ['130', 'An interrupt (Ctrl+C) ended the program. An existing output file is unchanged.'],
] as const

/** The content of `man/polyipsum.1`. */
export function manPage(): string {
  return `${[
    `.TH POLYIPSUM 1 ${DATE} Polyipsum`,
    '.SH NAME',
    `polyipsum \\- placeholder text in ${LANGUAGE_CODES.length} languages`,
    '.SH SYNOPSIS',
    '.B polyipsum',
    '.RI [ COUNT ]',
    '.RI [ options ]',
    ...Object.entries<CommandRow>(COMMANDS).flatMap(synopsis),
    '.SH DESCRIPTION',
    'Writes placeholder text without a network.',
    'The memory needed does not grow with the length of the text.',
    'On a terminal, a newline follows the text; a pipe or a file gets the text alone.',
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

/** Escapes a text for roff and breaks it into lines. A bare `-` would print as U+2010. */
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
