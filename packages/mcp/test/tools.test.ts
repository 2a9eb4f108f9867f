/** The tools, over the transport in memory of the SDK. */
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { BODY_FIELDS, PARAMETER_ENTRIES, PARAMETERS } from '@polyipsum/contract'
import { generate, LOCALE_CODES, LOCALES, TOPICS } from '@polyipsum/text'
import { bodyReader } from '@polyipsum/text/reading'
import Ajv from 'ajv/dist/2020.js'
import { countTokens } from 'gpt-tokenizer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMcpServer, LONGEST_UNASKED, TOOL_LIST } from '../src/index.js'

/** The most tokens of the list of tools, by the encoding o200k. */
const MOST_TOKENS = 600

const client = new Client({ name: 'test', version: '1.0.0' })
beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await createMcpServer().connect(theirs)
  await client.connect(ours)
})
afterAll(() => client.close())

interface Answer {
  readonly content: readonly { readonly type: string; readonly text: string }[]
  readonly structuredContent?: {
    readonly texts: readonly {
      readonly locale: string
      readonly text?: string
      readonly json?: object
    }[]
  }
  readonly isError?: boolean
}

const call = async (given: Record<string, unknown>, name = 'generate_text') =>
  (await client.callTool({ name, arguments: given })) as unknown as Answer

const textOf = ({ content }: Answer) => content.map(({ text }) => text).join('\n')

/** The text of a call that is refused. */
async function refusal(given: Record<string, unknown>): Promise<string> {
  const answer = await call(given)
  expect(answer.isError).toBe(true)
  return textOf(answer)
}

describe('the list of tools', () => {
  it('takes few tokens of a context', async () => {
    const listed = await client.listTools()
    expect(countTokens(JSON.stringify(listed.tools))).toBeLessThanOrEqual(MOST_TOKENS)
  })

  it('has every parameter and field of the contract, with its default', () => {
    const properties = (TOOL_LIST[0]?.inputSchema.properties ?? {}) as Record<string, object>
    const fields = [...PARAMETER_ENTRIES.map(([, { field }]) => field), ...Object.keys(BODY_FIELDS)]
    expect(Object.keys(properties)).toEqual([...fields, 'large'])
    for (const [, row] of PARAMETER_ENTRIES) {
      const byDefault = row.default ?? row.queryDefault
      expect(properties[row.field]).toEqual(
        expect.objectContaining({
          description: expect.any(String),
          ...(byDefault !== undefined && { default: byDefault }),
        }),
      )
    }
  })

  it('has schemas that are valid JSON Schema', () => {
    const ajv = new Ajv.default({ strict: true })
    for (const { inputSchema, outputSchema } of TOOL_LIST) {
      expect(() => ajv.compile(inputSchema as object)).not.toThrow()
      expect(() => ajv.compile((outputSchema ?? {}) as object)).not.toThrow()
    }
  })
})

/** Arguments that are allowed, one set for each parameter at least. */
const ALLOWED: readonly Record<string, unknown>[] = [
  {},
  { count: 3, type: 'sentence', locale: 'en-US', startWithLorem: false },
  { type: 'title', locale: 'de', chars: '20-40', count: 5 },
  { bytes: '100', locale: 'ja' },
  { topic: TOPICS[0], locale: 'nl', length: 'short' },
  { type: 'word', offset: 3, locale: 'pl', count: 4 },
  { type: 'article', with: ['tables', 'lists'], locale: 'fr' },
  { type: 'article', with: ['all'], locale: 'it' },
]

describe.each(['text', 'html', 'markdown', 'json'] as const)('generate_text in %s', (format) => {
  it.each(ALLOWED)('gives the text of the library and a valid answer: %j', async (options) => {
    const seeded = { ...options, seed: 'tools' }
    const answer = await call({ ...seeded, format, large: true })
    const generated = generate(seeded as Parameters<typeof generate>[0])
    const expected = generated[format]
    expect(answer.content).toEqual([{ type: 'text', text: expected }])
    const value = format === 'json' ? { json: JSON.parse(expected) } : { text: expected }
    expect(answer.structuredContent?.texts).toEqual([{ locale: generated.locale, ...value }])
    const ajv = new Ajv.default({ strict: true })
    expect(
      ajv.validate((TOOL_LIST[0]?.outputSchema ?? {}) as object, answer.structuredContent),
    ).toBe(true)
    expect(ajv.validate((TOOL_LIST[0]?.inputSchema ?? {}) as object, { ...seeded, format })).toBe(
      true,
    )
  })
})

it('gives one text for each of several languages, in their order', async () => {
  const answer = await call({ locales: ['ja', 'en', 'ar'], type: 'title', seed: 'several' })
  const texts = ['ja', 'en', 'ar'].map((locale) => ({
    locale,
    text: generate({ locale, type: 'title', seed: 'several' }).text,
  }))
  expect(answer.structuredContent?.texts).toEqual(texts)
  expect(answer.content.map(({ text }) => text)).toEqual(texts.map(({ text }) => text))
})

describe('a call with faults names', () => {
  const readBody = bodyReader({
    codes: LOCALE_CODES,
    find: () => undefined,
    suggest: () => undefined,
    topicsOf: () => [],
  })

  it.each([{ count: 5000 }, { type: 'book' }, { lang: 'de' }, { words: 5 }, { offset: 2 }])(
    'what a body of the service is refused for, with the same sentence: %j',
    async (given) => {
      const reading = readBody(given)
      if (!('faults' in reading)) throw new Error('the body has no fault')
      expect(await refusal(given)).toBe(reading.faults.map(({ detail }) => detail).join('\n'))
    },
  )

  it('all codes of languages, and the one that was meant', async () => {
    const text = await refusal({ locale: 'german' })
    expect(text).toContain('locale must be')
    expect(text).toContain('Did you mean de?')
    expect(text).toContain(LOCALE_CODES.join(', '))
  })

  it('every fault at once', async () => {
    const text = await refusal({ count: 0, type: 'book', chars: '9-1', large: 'yes' })
    for (const name of ['count', 'type', 'chars', 'large']) {
      expect(text).toMatch(new RegExp(`^${name} must be `, 'mu'))
    }
  })

  it('an argument that a model made up, and those that there are', async () => {
    const text = await refusal({ tone: 'formal' })
    expect(text).toContain('tone is no argument')
    for (const { field } of Object.values(PARAMETERS)) expect(text).toContain(field)
  })

  it('the tools that there are, if the tool is none', async () => {
    await expect(call({}, 'write_poem')).rejects.toThrow(/write_poem.*generate_text/u)
  })
})

describe('a long text', () => {
  const LONG = { locale: 'en', count: 100, length: 'long', seed: 'long' }

  it('is given only to who asks for it', async () => {
    const text = await refusal(LONG)
    const { length } = generate(LONG as Parameters<typeof generate>[0]).text
    expect(length).toBeGreaterThan(LONGEST_UNASKED)
    expect(text).toContain(`${length} characters`)
    expect(text.length).toBeLessThan(300)
    const answer = await call({ ...LONG, large: true })
    expect(textOf(answer)).toHaveLength(length)
  })

  it('is measured over all languages', async () => {
    const each = { count: 2, chars: '2000', seed: 'sum' }
    const some = await call({ ...each, locales: LOCALE_CODES.slice(0, 4) })
    expect(some.isError).not.toBe(true)
    expect(await refusal({ ...each, locales: LOCALE_CODES.slice(0, 6) })).toContain('large: true')
  })
})

it('list_languages has every language with its topics', async () => {
  const answer = await call({}, 'list_languages')
  for (const { code, englishName, nativeName } of Object.values(LOCALES)) {
    expect(textOf(answer)).toContain(`${code} ${englishName}, ${nativeName}`)
  }
  const { groups } = answer.structuredContent as unknown as {
    groups: { topics: string[]; languages: { code: string }[] }[]
  }
  for (const { topics, languages } of groups) {
    for (const { code } of languages) expect(LOCALES[code as 'en'].topics).toEqual(topics)
  }
  expect(groups.flatMap(({ languages }) => languages)).toHaveLength(LOCALE_CODES.length)
})
