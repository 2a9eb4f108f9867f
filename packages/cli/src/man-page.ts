/** The manual page, in roff with the macros of man(7). */
import { LOCALE_CODES } from '@polyipsum/text'
import { type CommandRow, hasOptions, type OptionRows, sentence, spellings } from './option-row.js'
import { COMMANDS, EXAMPLES, OPTIONS } from './option-table.js'

/** When the page was last revised. */
const DATE = '2026-11-21'

const EXIT_CODES = [
  ['0', 'All is written, or whoever reads had read enough.'],
  ['1', 'A fault of the disk, the network, the clipboard or the service.'],
  ['2', 'The command line is not one that the program understands.'],
  ['130', 'Ended by an interrupt (Ctrl+C). A file that was being written is as it was before.'],
] as const

/** @returns what stands in `man/polyipsum.1` */
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
    '.UR https://github.com/polyipsum/polyipsum',
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
 * Escapes what roff would take for its own: hyphens must stay those of options.
 * Broken into lines of a length that is usual in its sources.
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
