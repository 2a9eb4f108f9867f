/** One option has one shape: what one surface takes, all take; what one refuses, all refuse alike. */
import { MAX_COUNT } from '@polyipsum/contract'
import { ELEMENTS, type GenerateOptions, generate, LENGTHS, LOCALES, TYPES } from '@polyipsum/text'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createClient, ProblemError } from '../../client/src/index.js'
import { type ListeningService, openService } from '../../server/test/listening-service.js'
import * as core from '../../text/src/core.js'
import { localeOf } from '../../text/test/texts.js'
import { UsageError } from '../src/fault.js'
import { openText } from '../src/text-source.js'
import { polyipsum } from './polyipsum.js'
import { requestOf } from './request-of.js'

let service: ListeningService
let client: Client
let url: string

beforeAll(async () => {
  service = await openService({ rateLimit: 0 })
  url = `${service.baseUrl}/api/generate`
  client = createClient({ baseUrl: service.baseUrl, retries: 0 })
})
afterAll(() => service.stop())

/** A text, or the sentences of its refusal. */
type Outcome = { readonly text: string } | { readonly refused: readonly string[] }

/**
 * A sentence without the given value, which a query shows as text, and without the bound of the count,
 * which the service alone has.
 */
function plain(sentence: string): string {
  return sentence
    .replace(/, but is .*?\.(?= Did you mean|$)/su, '.')
    .replace(`from 1 to ${MAX_COUNT}.`, 'from 1.')
    .replace(' polyipsum --list-locales shows all.', '')
}

/** A sentence without what was probably meant. */
const unhinted = (sentence: string) =>
  sentence.replace(/: there are .*$| Did you mean [^?]*\?$/su, '').replace(/\.$/u, '')

function refusalOf(error: unknown): Outcome {
  if (error instanceof ProblemError) {
    const { errors = [], detail = '' } = error.problem
    return {
      refused: errors.length === 0 ? [plain(detail)] : errors.map((one) => plain(one.detail)),
    }
  }
  if (error instanceof RangeError || error instanceof UsageError) {
    return { refused: [plain(error.message)] }
  }
  throw error
}

async function outcomeOf(write: () => string | Promise<string>): Promise<Outcome> {
  try {
    return { text: await write() }
  } catch (error) {
    return refusalOf(error)
  }
}

async function answerOf(response: Response): Promise<Outcome> {
  if (response.ok) return { text: await response.text() }
  const { errors } = (await response.json()) as { errors: readonly { detail: string }[] }
  return { refused: errors.map(({ detail }) => plain(detail)) }
}

/** Whether one surface, which stops at its first fault, does what the service does. */
function expectSame(own: Outcome, answer: Outcome, named: string): void {
  if ('text' in answer || 'text' in own) expect(own, named).toEqual(answer)
  else expect(answer.refused, named).toEqual(expect.arrayContaining([...own.refused]))
}

const LENGTH_TEXTS = ['160', '120-160', '40-60', '0', '160-120', '1.5', 'long', ' 9']

/** Values of each option as JavaScript has them, allowed and not. */
const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  count: fc.constantFrom(1, 2, 5, 0, -1, 1.5, '3', true, null, ''),
  type: fc.constantFrom(...TYPES, ...TYPES, 'words', 'poem', 3, null, ''),
  locale: fc.constantFrom('en', 'nl', 'la', 'en-US', 'PT_br', 'german', 'xx', 5, ['en'], null),
  start: fc.constantFrom(true, false, 'false', 'true', 0, null),
  startWithLorem: fc.constantFrom(true, false, 'no', null),
  offset: fc.constantFrom(0, 3, 1000, 1001, -1, '3', 0.5, null),
  topic: fc.constantFrom(
    'food',
    'travel',
    ...LOCALES.en.topics,
    'actions',
    'errors',
    'fod',
    1,
    ['food'],
    '',
  ),
  length: fc.constantFrom(...Object.keys(LENGTHS), 'shrot', 7, ''),
  chars: fc.oneof(
    fc.constantFrom<unknown>(
      ...LENGTH_TEXTS,
      160,
      [120, 160],
      [160, 120],
      [1, 2.5],
      [1],
      ['1', '9'],
    ),
    fc.integer({ min: -1, max: 500 }),
  ),
  bytes: fc.constantFrom<unknown>(...LENGTH_TEXTS, 90, [60, 90], [60, 90, 120], {}, true, null),
  with: fc.oneof(
    fc.subarray([...ELEMENTS]),
    fc.subarray([...ELEMENTS], { minLength: 1 }).map((some) => some.join()),
    fc.constantFrom<unknown>('all', 'none', ['all'], ['none'], [], 'lists,all', ['lists,code']),
    fc.constantFrom<unknown>(['tabels'], 'tabels', [['lists']], [''], 'lists,', 3, null, ''),
  ),
  lenght: fc.constantFrom('short', null),
  lang: fc.constant('nl'),
  words: fc.constantFrom(3, 'x'),
}

const SEEDS = fc.constantFrom<unknown>(
  'demo',
  42,
  '42',
  -7,
  2 ** 53,
  0.5,
  {},
  true,
  'a'.repeat(65),
  '\ud800',
)
const GOOD_SEEDS = fc.constantFrom<unknown>('demo', 42, '42', -7, 0)

/** Some options: few, so that many go together. */
const OPTIONS = fc.subarray(Object.keys(VALUES), { maxLength: 4 }).chain((names) =>
  fc.record({
    ...Object.fromEntries(names.map((name) => [name, VALUES[name] as fc.Arbitrary<unknown>])),
    seed: fc.oneof({ arbitrary: GOOD_SEEDS, weight: 5 }, { arbitrary: SEEDS, weight: 1 }),
  }),
)

describe('the same options', () => {
  it('give the same text or refusal in the library, the client and the body of a POST', async () => {
    const seen = { texts: 0, refusals: 0 }
    await fc.assert(
      fc.asyncProperty(OPTIONS, async (options) => {
        const named = JSON.stringify(options)
        const asked = options as GenerateOptions
        const body = named
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(url, { method: 'POST', headers, body })
        const posted = await answerOf(response)
        const answer =
          'text' in posted ? { text: (JSON.parse(posted.text) as { text: string }).text } : posted
        seen['text' in answer ? 'texts' : 'refusals']++
        const library = await outcomeOf(() => generate(asked).text)
        expectSame(library, answer, `library ${named}`)
        // The library stops at its first fault, which is the first of the service.
        if ('refused' in library && 'refused' in answer) {
          expect(library.refused[0], named).toBe(answer.refused[0])
        }
        if (['lenght', 'lang', 'words'].some((name) => name in options)) return
        expectSame(await outcomeOf(() => client.text(asked)), answer, `client ${named}`)
        const generated = await outcomeOf(async () => (await client.generate(asked)).text)
        expectSame(generated, answer, `client.generate ${named}`)
      }),
      { numRuns: 600 },
    )
    expect(Math.min(seen.texts, seen.refusals)).toBeGreaterThan(60)
  })

  it('give the same in core, which only does not say what was meant', async () => {
    const nl = localeOf('nl')
    await fc.assert(
      fc.asyncProperty(OPTIONS, async (all) => {
        const { locale: _, ...options } = all as GenerateOptions
        const whole = await outcomeOf(() => generate({ ...options, locale: 'nl' }).text)
        const own = await outcomeOf(() => core.generate(nl, options).text)
        if ('text' in own || 'text' in whole) expect(own).toEqual(whole)
        else if (!('words' in options)) {
          expect(own.refused.map(unhinted)).toEqual(whole.refused.map(unhinted))
        }
      }),
      { numRuns: 600 },
    )
  })
})

/** Values as texts. A flag, which takes no value, stands for `start=false`. */
const TEXTS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  count: fc.constantFrom('1', '2', '05', '0', '-1', '1.5', 'x', ''),
  type: fc.constantFrom(...TYPES, ...TYPES, 'words', 'poem', ''),
  locale: fc.constantFrom('en', 'nl', 'la', 'en-US', 'PT_br', 'german', 'xx', ''),
  start: fc.constant('false'),
  offset: fc.constantFrom('0', '3', '1001', '0.5', ''),
  topic: fc.constantFrom('food', ...LOCALES.en.topics, 'actions', 'errors', 'fod', ''),
  length: fc.constantFrom(...Object.keys(LENGTHS), 'shrot', ''),
  chars: fc.constantFrom(...LENGTH_TEXTS, ''),
  bytes: fc.constantFrom(...LENGTH_TEXTS, ''),
  with: fc.constantFrom('all', 'none', 'lists,code', 'lists,all', 'tabels', 'lists,', ''),
  format: fc.constantFrom('text', 'html', 'markdown', 'json', 'md', ''),
}

const TEXT_OPTIONS = fc.subarray(Object.keys(TEXTS), { maxLength: 5 }).chain((names) =>
  fc.record({
    ...Object.fromEntries(names.map((name) => [name, TEXTS[name] as fc.Arbitrary<string>])),
    seed: fc.constantFrom('demo', '42', '42', 'a'.repeat(65)),
  }),
)

const wordsOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([name, text]) =>
    name === 'start' ? '--no-start' : `--${name}=${text}`,
  )

const asked = async (options: Readonly<Record<string, string>>) =>
  answerOf(await fetch(`${url}?${new URLSearchParams(options)}`))

describe('the same texts', () => {
  it('give the same text or refusal in a query and on the command line', async () => {
    await fc.assert(
      fc.asyncProperty(TEXT_OPTIONS, async (options) => {
        const own = await outcomeOf(async () =>
          Buffer.concat([...(await openText(requestOf(wordsOf(options))))]).toString(),
        )
        expectSame(own, await asked(options), JSON.stringify(options))
      }),
      { numRuns: 600 },
    )
  })

  it('give the same from the program itself', async () => {
    for (const options of fc.sample(TEXT_OPTIONS, { numRuns: 24, seed: 29 })) {
      const { out, err, code } = await polyipsum(wordsOf(options))
      const [, sentence = ''] = /^polyipsum: (.*)\nTry polyipsum --help\n$/u.exec(err) ?? []
      const own = code === 0 ? { text: out.toString() } : { refused: [plain(sentence)] }
      expectSame(own, await asked(options), JSON.stringify(options))
    }
  })
})
