import type { CommanderError } from 'commander'
import { show, UsageError } from './fault.js'
import { nearest } from './nearest.js'
import { COMMANDS, OPTIONS, type OptionRow, SHELLS, spellings } from './option-table.js'
import { readCount } from './options.js'

/**
 * What commander found, in our words.
 *
 * @param words the command line that it read
 */
export function usageError(
  { code, message }: CommanderError,
  words: readonly string[],
): UsageError {
  const quoted = /'(.*)'/su.exec(message)?.[1] ?? ''
  if (code === 'commander.unknownOption') return unknownOption(quoted, words)
  if (code === 'commander.optionMissingArgument') {
    const [, option = '', value = ''] = /(--[a-z-]+) <([A-Z]+)>/u.exec(quoted) ?? []
    return new UsageError(`${option} needs a value: ${option} ${value}`)
  }
  if (code === 'commander.missingArgument') {
    return new UsageError(`completion needs a shell: ${SHELLS.join(', ')}`)
  }
  return new UsageError(message.replace(/^error: /u, '').replaceAll("'", '"'))
}

function unknownOption(given: string, words: readonly string[]): UsageError {
  // A negative number, in the place of the count.
  if (/^-[0-9]/u.test(given)) return negativeCount(given)
  const command = Object.entries(COMMANDS).find(([name]) => name === words[0])?.[1]
  const rows: Readonly<Record<string, OptionRow>> = command?.options ?? OPTIONS
  const names = Object.entries(rows).flatMap((row) => spellings(...row))
  const name = given.replace(/=.*$/su, '')
  if (names.includes(name)) return new UsageError(`${name} takes no value`)
  const close = name.startsWith('--') ? nearest(name, names) : undefined
  const hint = close === undefined ? '' : `; did you mean ${close}?`
  return new UsageError(`unknown option ${show(name)}${hint}`)
}

function negativeCount(given: string): UsageError {
  try {
    readCount(given)
  } catch (error) {
    if (error instanceof UsageError) return error
  }
  throw new Error(`a count that cannot be read was read: ${given}`)
}
