/** Every parameter of the contract is an option in all places that show and read options. */
import { readFileSync } from 'node:fs'
import {
  PARAMETER_ENTRIES,
  type ParameterRow,
  type ValueKind,
  type ValueOfKind,
} from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../client/test/servers.js'
import { completionScript } from '../src/completion.js'
import { COMMANDS, OPTIONS, SHELLS } from '../src/option-table.js'
import { readTask } from '../src/program.js'
import { openText } from '../src/text-source.js'
import { requestOf } from './request-of.js'

interface Expected {
  /** The words that describe the values. */
  readonly words: readonly string[]
  /** The values that a shell completes. */
  readonly choices: readonly string[]
  /** A value that is allowed. */
  readonly valid: string
}

/** Every topic that some language has. */
const TOPICS = [...new Set(LOCALE_CODES.flatMap((code) => LOCALES[code].topics))].toSorted()

const EXPECTED: { readonly [Name in ValueKind['kind']]: (kind: ValueOfKind<Name>) => Expected } = {
  integer: ({ minimum, maximum }) => ({
    words: [`${minimum} to ${maximum}`],
    choices: [],
    valid: String(maximum),
  }),
  choice: ({ values }) => ({
    words: [values.join(', ')],
    choices: values,
    // The first type takes the most options.
    valid: values[0] ?? '',
  }),
  boolean: () => ({ words: [], choices: [], valid: '' }),
  language: () => ({ words: [], choices: LOCALE_CODES, valid: 'en' }),
  topic: () => ({ words: TOPICS, choices: TOPICS, valid: TOPICS[0] ?? '' }),
  extent: ({ minimum, maximum }) => ({
    words: [`${minimum} to ${maximum}`],
    choices: [],
    valid: `${minimum}-${maximum}`,
  }),
  set: ({ values }) => ({
    words: [values.join(', ')],
    choices: [...values, 'all', 'none'],
    valid: values.join(','),
  }),
  text: ({ minLength, maxLength }) => ({
    words: [`${minLength} to ${maxLength} characters`],
    choices: [],
    valid: 'a'.repeat(maxLength),
  }),
}

const expectedOf = ({ value }: ParameterRow) =>
  (EXPECTED[value.kind] as (kind: ValueKind) => Expected)(value)

/** The default of a command line, which is that of a query. */
const defaultOf = (row: ParameterRow) => row.queryDefault ?? row.default

const isNegated = (row: ParameterRow) => row.value.kind === 'boolean' && defaultOf(row) === true

const optionOf = (name: string, row: ParameterRow) => (isNegated(row) ? `no-${name}` : name)

const help = readTask(['--help'])
const helpText = help.task === 'help' ? help.text : ''
const manual = readFileSync(new URL('../man/polyipsum.1', import.meta.url), 'utf8')

/** The places that show options, each with the entries there for one option. */
const PLACES: Readonly<Record<string, (option: string) => readonly string[]>> = {
  help: (option) => helpText.split(/\n(?= {2}-)/u).filter((entry) => names(entry, option)),
  'manual page': (option) =>
    manual
      .replace(/\\f[A-Z]/gu, '')
      .replace(/\\\((?:l|r)q/gu, (mark) => (mark === '\\(lq' ? '“' : '”'))
      .replaceAll('\\-', '-')
      .split(/^\.(?:TP|SH.*)$/mu)
      .filter((entry) => names(entry, option)),
  bash: (option) =>
    completionScript('bash')
      .split(';;\n')
      .filter((part) => new RegExp(`--${option}(?: \\||[) '])`, 'u').test(part)),
  zsh: (option) => linesOf('zsh', new RegExp(`\\)--${option}[=[]`, 'u')),
  fish: (option) => linesOf('fish', new RegExp(` -l ${option} `, 'u')),
}

/** Whether an entry begins with the option. */
function names(entry: string, option: string): boolean {
  return new RegExp(`^\\s*(?:-\\w, )?--${option}(?!\\S)`, 'u').test(entry)
}

const linesOf = (shell: 'zsh' | 'fish', pattern: RegExp) =>
  completionScript(shell)
    .split('\n')
    .filter((line) => pattern.test(line))

/** Text for comparison: in one line and in lower case. */
const plain = (text: string) => text.replace(/\s+/gu, ' ').toLowerCase()

describe.each(PARAMETER_ENTRIES)('%s', (name, row) => {
  const option = optionOf(name, row)
  const { words, choices } = expectedOf(row)

  it.each(Object.keys(PLACES))('has its option in: %s', (place) => {
    const entries = PLACES[place]?.(option) ?? []
    expect(entries).not.toEqual([])
    const entry = plain(entries.join('\n'))
    if (place !== 'bash') {
      expect(entry).toContain(plain(isNegated(row) ? (row.otherwise ?? 'nothing') : row.meaning))
      if (row.value.kind !== 'boolean' && defaultOf(row) !== undefined) {
        expect(entry).toContain(`default ${defaultOf(row)}`)
      }
      // Only a service has a bound for the count.
      if (name === 'count') expect(entry).toContain('from 1')
      else for (const word of words) expect(entry).toContain(plain(word))
    }
    if (SHELLS.some((shell) => shell === place)) {
      for (const choice of choices) expect(entry).toMatch(new RegExp(`\\b${choice}\\b`, 'iu'))
    }
  })
})

it('gives no name and no short letter to two options', () => {
  const options = PARAMETER_ENTRIES.map(([name, row]) => optionOf(name, row))
  expect(Object.keys(OPTIONS)).toEqual([...new Set([...options, ...Object.keys(OPTIONS)])])
  for (const { options } of [{ options: OPTIONS }, ...Object.values(COMMANDS)]) {
    const shorts = Object.values(options).flatMap(({ short = [] }) => short)
    expect(shorts).toEqual([...new Set(shorts)])
  }
})

it('sends every parameter that is given to a service', async () => {
  let asked = new URLSearchParams()
  const url = await startServer(({ url = '' }, response) => {
    asked = new URL(url, 'http://localhost').searchParams
    const type = asked.get('format') === 'json' ? 'application/json' : 'text/plain'
    response.setHeader('content-type', type).end('{}')
  })

  for (const [name, row] of PARAMETER_ENTRIES) {
    const { value, types, needs } = row
    const words =
      value.kind === 'boolean' ? [`--${optionOf(name, row)}`] : [`--${name}`, expectedOf(row).valid]
    const others = [
      ...(types === undefined ? [] : ['--type', types[0] ?? '']),
      ...(value.kind === 'topic' ? ['--locale', 'en'] : []),
      ...(needs === undefined ? [] : [`--${needs}`, '7']),
      ...(name === 'format' ? [] : ['--format', 'json']),
    ]
    for await (const _ of await openText(requestOf([...words, ...others, '--url', url])));
    expect({ [name]: row.names.flatMap((name) => asked.getAll(name)) }).toEqual({
      [name]: [value.kind === 'boolean' ? String(!isNegated(row)) : expectedOf(row).valid],
    })
  }
})
