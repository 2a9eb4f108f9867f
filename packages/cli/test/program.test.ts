/** How the words of a command line are read. */
import {
  groupsOf,
  MAX_COUNT,
  MAX_SEED_LENGTH,
  PARAMETER_ENTRIES,
  type Type,
  type ValueKind,
  type ValueOfKind,
} from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startFor } from '../../../test/opening.js'
import { UsageError } from '../src/fault.js'
import { spellings } from '../src/option-row.js'
import { OPTIONS } from '../src/option-table.js'
import { PARAMETER_OPTIONS, type ParameterOption } from '../src/parameter-options.js'
import { readTask } from '../src/program.js'
import { requestOf } from './request-of.js'

/** The request of a GET without parameters. */
const DEFAULTS = {
  ...Object.fromEntries(
    PARAMETER_ENTRIES.map(([name, row]) => [name, row.queryDefault ?? row.default]),
  ),
  url: undefined,
}

/** Allowed values of a parameter. A flag stands for one value. */
const VALUES_OF: {
  readonly [Name in ValueKind['kind']]: (
    kind: ValueOfKind<Name>,
    option: ParameterOption,
  ) => fc.Arbitrary<unknown>
} = {
  integer: ({ minimum, maximum }) => fc.integer({ min: minimum, max: maximum }),
  choice: ({ values }) => fc.constantFrom(...values),
  boolean: (_, option) => fc.constant(option.default !== true),
  language: () => fc.constantFrom(...LOCALE_CODES),
  topic: () => fc.constantFrom(...LOCALES.en.topics),
  extent: ({ minimum, maximum }) =>
    fc
      .tuple(fc.integer({ min: minimum, max: maximum }), fc.integer({ min: minimum, max: maximum }))
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)]),
  set: ({ values }) => fc.subarray([...values], { minLength: 1 }),
  text: ({ minLength, maxLength }) =>
    fc
      .string({ minLength, maxLength, unit: 'grapheme-composite' })
      .filter((text) => [...text].length <= maxLength),
}

/** Any parameters that go together, with allowed values. */
const GIVEN = fc
  .record(
    Object.fromEntries(
      PARAMETER_OPTIONS.map((option) => [
        option.parameter,
        (
          VALUES_OF[option.kind.kind] as (
            kind: ValueKind,
            option: ParameterOption,
          ) => fc.Arbitrary<unknown>
        )(option.kind, option),
      ]),
    ),
    { requiredKeys: [] },
  )
  .map(({ topic, ...given }) => {
    if (topic === undefined) return given
    const { type = 'paragraph' } = given as { readonly type?: Type }
    const group = groupsOf(type)?.[0]
    return { ...given, topic: group ?? topic, locale: 'en' }
  })
  .map((given) => {
    // Leaves out parameters that are not for the type, or that another one excludes.
    const { type = 'paragraph' } = given as { readonly type?: Type }
    const fits = PARAMETER_ENTRIES.filter(
      ([name, { types, excludes = [], needs }]) =>
        (types === undefined || types.includes(type)) &&
        (needs === undefined || needs in given) &&
        !excludes.some((other) => other in given && other < name),
    ).map(([name]) => name as string)
    return Object.fromEntries(Object.entries(given).filter(([name]) => fits.includes(name)))
  })

/** An option, written in one of four ways. */
function written({ name, short, value, parameter }: ParameterOption, given: unknown, look: number) {
  if (value === undefined) return [`--${name}`]
  if (parameter === 'count' && look === 0) return [String(given)]
  if (short !== undefined && look === 1) return [`-${short}${given}`]
  const word =
    parameter === 'chars' || parameter === 'bytes' ? (given as number[]).join('-') : given
  return look === 2 ? [`--${name}=${word}`] : [`--${name}`, String(word)]
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

const WITH_VALUE = Object.entries(OPTIONS).filter(([, { value }]) => value !== undefined)

describe('readTask', () => {
  it('takes the defaults of a service', () => {
    expect(readTask([])).toEqual({ task: 'write', request: DEFAULTS, target: 'stdout' })
  })

  it('reads any options in any order and spelling', () => {
    const looks = fc.infiniteStream(fc.nat(3))
    fc.assert(
      fc.property(GIVEN, looks, fc.nat(), (given, looks, turn) => {
        const groups = PARAMETER_OPTIONS.filter(({ parameter }) => parameter in given).map(
          (option) => written(option, given[option.parameter], looks.next().value ?? 0),
        )
        const at = groups.length === 0 ? 0 : turn % groups.length
        const words = [...groups.slice(at), ...groups.slice(0, at)].flat()
        const { type = 'paragraph' } = given as { readonly type?: Type }
        const start = startFor(type, true)
        expect(requestOf(words)).toEqual({ ...DEFAULTS, start, ...given })
      }),
    )
  })

  it('takes a language tag as a service does', () => {
    expect(requestOf(['-l', 'pt-PT']).locale).toBe('pt')
    expect(requestOf(['-l', 'PT-br']).locale).toBe('pt-BR')
    expect(requestOf(['-l', 'ZH-hans-cn']).locale).toBe('zh')
    expect(requestOf(['-l', 'nb']).locale).toBe('no')
  })

  it.each([
    '1e3',
    '-5',
    '3.0',
    '0',
    '00',
    '+3',
    '-12.5',
    ' 3',
    '3 ',
    '0x3',
    '٣',
    'three',
    'NaN',
    '١٠',
  ])('refuses the count %j, alone and by name', (count) => {
    for (const words of [[count], ['-n', count], [`--count=${count}`]]) {
      expect(refusal(words)).toBe(
        `count must be a whole number from 1, but is ${JSON.stringify(count)}.`,
      )
    }
  })

  it('takes counts up to the largest safe integer', () => {
    expect(requestOf(['9007199254740991']).count).toBe(Number.MAX_SAFE_INTEGER)
    expect(refusal(['9007199254740992'])).toMatch(/^count must be a whole number from 1, but is/u)
    expect(refusal(['9'.repeat(500)])).toMatch(/^.{1,160}$/u)
  })

  it('takes one value given twice, and refuses two different ones', () => {
    expect(requestOf(['3', '-n', '3', '--count=03']).count).toBe(3)
    expect(refusal(['3', '-n', '4'])).toBe(
      'count must have one value, but there are count=3 and count=4.',
    )
    expect(requestOf(['-l', 'pt', '-l', 'pt-PT']).locale).toBe('pt')
    expect(refusal(['-l', 'pt', '-l', 'tr'])).toBe(
      'locale must have one value, but there are locale=pt and locale=tr.',
    )
  })

  it('counts an empty value as absent, as a service does', () => {
    const names = PARAMETER_OPTIONS.filter(({ value }) => value !== undefined)
    expect(requestOf(['', ...names.map(({ name }) => `--${name}=`)])).toEqual(DEFAULTS)
    expect(requestOf(['', '-n', '3']).count).toBe(3)
  })

  it('counts the characters of a seed as a service does', () => {
    const seed = '𝒮'.repeat(MAX_SEED_LENGTH)
    expect(requestOf(['--seed', seed]).seed).toBe(seed)
    expect(refusal(['--seed', `${seed}a`])).toMatch(/^seed must be a text of 1 to 64 characters/u)
  })

  it('holds the count to the bound of a service only with --url', () => {
    const url = ['--url', 'http://localhost:3000']
    expect(requestOf([String(MAX_COUNT), ...url])).toMatchObject({ count: MAX_COUNT, url: url[1] })
    const more = MAX_COUNT + 1
    expect(refusal([String(more), ...url])).toContain(
      `count must be a whole number from 1 to ${MAX_COUNT}, but is "${more}". Without --url`,
    )
    expect(requestOf([String(more)]).count).toBe(more)
  })

  it.each([
    [
      ['-l', 'tukrish'],
      'locale must be the code of a language, such as en, or a tag, such as en-US, but is "tukrish". Did you mean tr?',
    ],
    [
      ['-l', 'deutch'],
      'locale must be the code of a language, such as en, or a tag, such as en-US, but is "deutch". Did you mean de?',
    ],
    [
      ['-l', 'türkce'],
      'locale must be the code of a language, such as en, or a tag, such as en-US, but is "türkce". Did you mean tr?',
    ],
    [
      ['-l', 'xx'],
      'locale must be the code of a language, such as en, or a tag, such as en-US, but is "xx". polyipsum --list-locales shows all.',
    ],
    [
      ['-t', 'words'],
      'type must be one of paragraph, sentence, word, title, article, label, message, but is "words". Did you mean word?',
    ],
    [['5', 'words'], 'unexpected argument "words"; did you mean --type word?'],
    [['tr'], 'unexpected argument "tr"; did you mean --locale tr?'],
    [['5', 'english'], 'unexpected argument "english"; did you mean --locale en?'],
    [
      ['-f', 'md'],
      'format must be one of text, html, markdown, json, but is "md". Did you mean markdown?',
    ],
    [['--lang', 'tr'], 'unknown option "--lang"; did you mean --locale?'],
    [['--words', '5'], 'unknown option "--words"; did you mean --type word?'],
    [
      ['-l', 'xa'],
      'locale must be the code of a language, such as en, or a tag, such as en-US, but is "xa". polyipsum --list-locales shows all.',
    ],
    [
      ['-t', 'poem'],
      'type must be one of paragraph, sentence, word, title, article, label, message, but is "poem".',
    ],
    [
      ['-f', 'HTML'],
      'format must be one of text, html, markdown, json, but is "HTML". Did you mean html?',
    ],
    [['--lcale', 'tr'], 'unknown option "--lcale"; did you mean --locale?'],
    [['--lcale=tr'], 'unknown option "--lcale"; did you mean --locale?'],
    [['--=x'], 'unknown option "--"'],
    [['-x'], 'unknown option "-x"'],
    [['-xyz'], 'unknown option "-xyz"'],
    [['--no-start=1'], '--no-start takes no value'],
    [['-o'], '--output needs a value: --output FILE'],
    [['-o', ''], 'output must be the name of a file, but is empty'],
    [['3', '4'], 'unexpected argument "4"'],
    [['--copy', '-o', 'a'], '--copy and --output cannot go together'],
    [['--json'], '--json needs --list-locales; for a text in JSON, use --format json'],
    [['--list-locales', '3'], '--list-locales and --count cannot go together'],
    [['--url', 'localhost:3000'], /^url must begin with http:\/\/ or https:\/\//u],
    [['serv'], 'unknown command "serv"; did you mean serve?'],
    [['serve', '--prt', '1'], 'unknown option "--prt"; did you mean --port?'],
    [['serve', '--port', '65536'], /^port must be a whole number from 0 to 65535/u],
    [['serve', '-l', 'tr'], 'unknown option "-l"'],
    [['serve', '--lang', 'tr'], 'unknown option "--lang"'],
    [['serve', '--words', '5'], 'unknown option "--words"'],
    [['--lorem'], 'unknown option "--lorem"; did you mean --no-start?'],
    [
      ['-t', 'word', '--length', 'long'],
      'length goes with the type paragraph, article, but the type is word: leave it out, or ask for another type.',
    ],
    [['--offset', '3'], 'offset means nothing without seed: give seed too, or leave offset out.'],
    [
      ['--offset', '1001', '--seed', 'a'],
      'offset must be a whole number from 0 to 1000, but is "1001".',
    ],
    [
      ['--offset', '1.5', '--seed', 'a'],
      'offset must be a whole number from 0 to 1000, but is "1.5".',
    ],
    [
      ['-t', 'article', '--offset', '1', '--seed', 'a'],
      'offset goes with the type paragraph, sentence, word, title, label, message, but the type is article: leave it out, or ask for another type.',
    ],
    [['--skip', '3'], 'unknown option "--skip"; did you mean --offset?'],
    [['--page', '3'], 'unknown option "--page"; did you mean --offset?'],
    [
      ['--topic', 'fod', '-l', 'en'],
      /^topic must be one of .*, but is "fod"\. Did you mean food\?$/u,
    ],
    [['--topic', 'food', '-l', 'la'], 'topic must be left out: the language la has no topics.'],
    [['-l', 'tr', 'serve'], 'the command serve takes no options of a text'],
    [['completion'], 'completion needs a shell: bash, fish, powershell, zsh'],
    [['completion', 'fsh'], 'unknown shell "fsh"; did you mean fish?'],
    [['completion', 'bash', 'zsh'], 'unexpected argument "zsh"'],
  ])('refuses %j: %s', (words, message) => {
    if (typeof message === 'string') expect(refusal(words)).toBe(message)
    else expect(refusal(words)).toMatch(message)
  })

  it('refuses anything else in one short line, and throws no other error', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...WITH_VALUE.flatMap(([name, row]) => spellings(name, row))),
      fc.constantFrom('3', 'tr', 'html', '--', '-', '--copy', 'serve', 'completion', 'a\nb'),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        try {
          readTask(words)
        } catch (error) {
          if (!(error instanceof UsageError)) throw error
          expect(error.message).toMatch(/^[^\n]{1,300}$/u)
        }
      }),
      { numRuns: 2000, examples: [[['--seed', 'a\nb', '--seed', '3']]] },
    )
  })

  it.each([[['-h']], [['-Vh']], [['3', '--help', '--bogus']], [['--help', 'serve']]])(
    'shows the help of the program for %j',
    (words) => expect(readTask(words)).toEqual(readTask(['--help'])),
  )

  it('reads where to write', () => {
    const targetOf = (...words: string[]) => {
      const task = readTask(words)
      return task.task === 'write' ? task.target : undefined
    }
    expect(targetOf('-o', 'a.txt')).toEqual({ path: 'a.txt' })
    expect(targetOf('-o', '-')).toBe('stdout')
    expect(targetOf('--copy')).toBe('clipboard')
  })

  it('suggests a language when one letter of its name is wrong', () => {
    for (const { code, englishName } of Object.values(LOCALES)) {
      if (englishName.length < 5) continue
      const message = refusal(['-l', `${englishName.slice(0, 2)}x${englishName.slice(3)}`])
      expect(message).toContain(`Did you mean ${code}?`)
    }
  })

  it('has every option in the help, with its values', () => {
    const task = readTask(['--help'])
    const help = task.task === 'help' ? task.text : ''
    for (const [name, row] of Object.entries(OPTIONS)) {
      for (const spelling of spellings(name, row)) expect(help).toContain(spelling)
    }
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(readTask(['serve', '-h'])).toMatchObject({ text: expect.stringContaining('--port') })
  })
})
