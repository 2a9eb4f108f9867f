/** What the words of the command line mean. */
import { MAX_COUNT, MAX_SEED_LENGTH as SERVICE_MAX_SEED_LENGTH } from '@polyipsum/contract'
import { FORMATS, LOCALE_CODES, LOCALES, TYPES } from '@polyipsum/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UsageError } from '../src/fault.js'
import { OPTIONS, type OptionRow, spellings } from '../src/option-table.js'
import { MAX_SEED_LENGTH, SERVICE_MAX_COUNT } from '../src/options.js'
import { readTask } from '../src/program.js'

const DEFAULTS = {
  count: 1,
  type: 'paragraph',
  locale: 'la',
  format: 'text',
  start: true,
  seed: undefined,
  url: undefined,
}

function requestOf(words: readonly string[]) {
  const task = readTask(words)
  if (task.task !== 'write') throw new Error(`another task: ${task.task}`)
  return task.request
}

function refusal(words: readonly string[]): string {
  try {
    readTask(words)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  throw new Error(`not refused: ${words.join(' ')}`)
}

const VALUES = Object.entries<OptionRow>(OPTIONS).filter(([, { value }]) => value !== undefined)

describe('readTask', () => {
  it('takes what a service does where nothing is said', () => {
    expect(readTask([])).toEqual({ task: 'write', request: DEFAULTS, target: 'stdout' })
  })

  it('reads any options in any order and spelling', () => {
    const given = fc.record(
      {
        count: fc.maxSafeNat().map((n) => Math.max(n, 1)),
        type: fc.constantFrom(...TYPES),
        locale: fc.constantFrom(...LOCALE_CODES),
        format: fc.constantFrom(...FORMATS),
        seed: fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme-composite' }),
      },
      { requiredKeys: [] },
    )
    const valid = given.filter(({ seed = 'a' }) => [...seed].length <= 64)
    const looks = fc.infiniteStream(fc.nat(3))
    fc.assert(
      fc.property(valid, fc.boolean(), looks, fc.nat(), (given, start, looks, turn) => {
        const groups = Object.entries(given).map(([name, value]) => {
          const look = looks.next().value ?? 0
          const { short } = OPTIONS[name as keyof typeof given] as OptionRow
          if (name === 'count' && look === 0) return [String(value)]
          if (short !== undefined && look === 1) return [`-${short}${value}`]
          return look === 2 ? [`--${name}=${value}`] : [`--${name}`, String(value)]
        })
        if (!start) groups.push(['--no-start'])
        const at = groups.length === 0 ? 0 : turn % groups.length
        const words = [...groups.slice(at), ...groups.slice(0, at)].flat()
        expect(requestOf(words)).toEqual({ ...DEFAULTS, ...given, start })
      }),
    )
  })

  it('takes a language tag as a service does', () => {
    expect(requestOf(['-l', 'pt-BR']).locale).toBe('pt')
    expect(requestOf(['-l', 'ZH-hans-cn']).locale).toBe('zh')
    expect(requestOf(['-l', 'nb']).locale).toBe('no')
  })

  it.each(['1e3', '-5', '3.0', '0', '', '00', '+3', ' 3', '3 ', '0x3', '٣', 'three', 'NaN', '١٠'])(
    'refuses the count %j, alone and by name',
    (count) => {
      for (const words of [[count], ['-n', count], [`--count=${count}`]]) {
        expect(refusal(words)).toBe(
          `count must be a whole number from 1, in digits, but is ${JSON.stringify(count)}`,
        )
      }
    },
  )

  it('takes counts up to the largest safe integer', () => {
    expect(requestOf(['9007199254740991']).count).toBe(Number.MAX_SAFE_INTEGER)
    expect(refusal(['9007199254740992'])).toMatch(/at most 9007199254740991/u)
    expect(refusal(['9'.repeat(500)])).toMatch(/^.{1,160}$/u)
  })

  it('takes a value twice where it is the same, and refuses two', () => {
    expect(requestOf(['3', '-n', '3', '--count=03']).count).toBe(3)
    expect(refusal(['3', '-n', '4'])).toBe('count is given twice, as "3" and "4"')
    expect(requestOf(['-l', 'pt', '-l', 'pt-BR']).locale).toBe('pt')
    expect(refusal(['-l', 'pt', '-l', 'tr'])).toBe('locale is given twice, as "pt" and "tr"')
  })

  it('counts the characters of a seed as a service does', () => {
    expect(SERVICE_MAX_SEED_LENGTH).toBe(MAX_SEED_LENGTH)
    const seed = '𝒮'.repeat(MAX_SEED_LENGTH)
    expect(requestOf(['--seed', seed]).seed).toBe(seed)
    expect(refusal(['--seed', `${seed}a`])).toMatch(/^seed must be a text of 1 to 64 characters/u)
    expect(refusal(['--seed', ''])).toMatch(/^seed must/u)
  })

  it('holds to the bound of a service only where one is asked', () => {
    expect(SERVICE_MAX_COUNT).toBe(MAX_COUNT)
    const url = ['--url', 'http://localhost:3000']
    expect(requestOf(['100', ...url])).toMatchObject({ count: 100, url: url[1] })
    expect(refusal(['101', ...url])).toMatch(/at most 100 items at a time, but count is 101/u)
    expect(requestOf(['101']).count).toBe(101)
  })

  it.each([
    [['-l', 'tukrish'], 'unknown locale "tukrish"; did you mean tr (Turkish)?'],
    [['-l', 'deutch'], 'unknown locale "deutch"; did you mean de (German)?'],
    [['-l', 'türkce'], 'unknown locale "türkce"; did you mean tr (Turkish)?'],
    [['-l', 'xx'], 'unknown locale "xx"; polyipsum --list-locales shows all'],
    [['-t', 'words'], 'unknown type "words"; did you mean word?'],
    [['-t', 'page'], 'unknown type "page"; expected paragraph, sentence, word'],
    [['-f', 'HTML'], 'unknown format "HTML"; did you mean html?'],
    [['--lcale', 'tr'], 'unknown option "--lcale"; did you mean --locale?'],
    [['--lcale=tr'], 'unknown option "--lcale"; did you mean --locale?'],
    [['-x'], 'unknown option "-x"'],
    [['--no-start=1'], '--no-start takes no value'],
    [['-o'], '--output needs a value: --output FILE'],
    [['-o', ''], 'output must be the name of a file, but is empty'],
    [['3', '4'], 'unexpected argument "4"'],
    [['--copy', '-o', 'a'], '--copy and --output cannot go together'],
    [['--json'], '--json goes with --list-locales; for a text, see --format json'],
    [['--list-locales', '3'], '--list-locales does not go with --count'],
    [['--url', 'localhost:3000'], /^url must begin with http:\/\/ or https:\/\//u],
    [['serv'], 'unknown command "serv"; did you mean serve?'],
    [['serve', '--prt', '1'], 'unknown option "--prt"; did you mean --port?'],
    [['serve', '--port', '65536'], /^port must be a whole number from 0 to 65535/u],
    [['serve', '-l', 'tr'], 'unknown option "-l"'],
    [['-l', 'tr', 'serve'], 'the options of a text do not go with the command serve'],
    [['completion'], 'completion needs a shell: bash, fish, zsh'],
    [['completion', 'fsh'], 'unknown shell "fsh"; did you mean fish?'],
    [['completion', 'bash', 'zsh'], 'unexpected argument "zsh"'],
  ])('refuses %j: %s', (words, message) => {
    if (typeof message === 'string') expect(refusal(words)).toBe(message)
    else expect(refusal(words)).toMatch(message)
  })

  it('refuses anything else in one short line, and never fails otherwise', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...VALUES.flatMap(([name, row]) => spellings(name, row))),
      fc.constantFrom('3', 'tr', 'html', '--', '-', '--copy', 'serve', 'completion', 'a\nb'),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        try {
          readTask(words)
        } catch (error) {
          if (!(error instanceof UsageError)) throw error
          expect(error.message).toMatch(/^[^\n]{1,250}$/u)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('reads where to write', () => {
    const targetOf = (...words: string[]) => {
      const task = readTask(words)
      return task.task === 'write' ? task.target : undefined
    }
    expect(targetOf('-o', 'a.txt')).toEqual({ path: 'a.txt' })
    expect(targetOf('-o', '-')).toBe('stdout')
    expect(targetOf('--copy')).toBe('clipboard')
  })

  it('names a language that any misspelling by a letter leaves clear', () => {
    for (const { code, englishName } of Object.values(LOCALES)) {
      if (englishName.length < 5) continue
      const message = refusal(['-l', `${englishName.slice(0, 2)}x${englishName.slice(3)}`])
      expect(message).toContain(`did you mean ${code} (${englishName})?`)
    }
  })

  it('has every option in the help, with its values', () => {
    const task = readTask(['--help'])
    const help = task.task === 'help' ? task.text : ''
    for (const [name, row] of Object.entries<OptionRow>(OPTIONS)) {
      for (const spelling of spellings(name, row)) expect(help).toContain(spelling)
    }
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(readTask(['serve', '-h'])).toMatchObject({ text: expect.stringContaining('--port') })
  })
})
