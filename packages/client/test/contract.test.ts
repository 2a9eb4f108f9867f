/** The client takes, sends and documents what the contract says. */
import { readFileSync } from 'node:fs'
import {
  BODY_FIELD_ENTRIES,
  FORMATS,
  fieldNames,
  LIMIT,
  PARAMETER_ENTRIES,
  type ParameterName,
  type ValueKind,
} from '@polyipsum/contract'
import { describe, expect, it } from 'vitest'
import { optionComment } from '../../../tools/client-options.mjs'
import { clientVocabulary } from '../../../tools/client-vocabulary.mjs'
import * as built from '../dist/vocabulary.js'
import { createClient, type ListOptions, type TextOptions } from '../src/index.js'
import * as vocabulary from '../src/vocabulary.js'
import { notingFetch } from './servers.js'

/** A value of each kind. */
const SAMPLES: { readonly [Kind in ValueKind['kind']]: unknown } = {
  integer: 3,
  choice: 'word',
  boolean: false,
  language: 'de',
  topic: 'food',
  extent: '120-160',
  set: ['lists', 'tables'],
  text: 'a seed',
}

/** The parameters that are options. The format is not one of them: each method writes one format. */
const OPTIONS = PARAMETER_ENTRIES.filter(([name]) => name !== ('format' satisfies ParameterName))

describe.each(OPTIONS)('the option %s', (name, row) => {
  const { names } = row
  const value = SAMPLES[row.value.kind]
  const options: TextOptions = { [name]: value, retries: 0 }

  it('goes into a query under one of its names', async () => {
    const { fetch, requests } = notingFetch()
    const client = createClient({ baseUrl: 'http://localhost:1', fetch })
    await client.text(options).catch(() => undefined)
    const query = new URL(requests[0]?.url ?? '').searchParams
    query.delete('format')
    const [[sent = '', text] = [], ...others] = query
    expect(names).toContain(sent)
    expect(text).toBe(String(value))
    expect(others).toEqual([])
  })

  it('goes into a body under one of its names', async () => {
    const { fetch, requests } = notingFetch()
    const client = createClient({ baseUrl: 'http://localhost:1', fetch })
    await client.generate(options).catch(() => undefined)
    const body = JSON.parse(String(requests[0]?.init.body)) as object
    expect(Object.values(body)).toEqual([value])
    expect(fieldNames(row)).toEqual(expect.arrayContaining(Object.keys(body)))
  })
})

it.each(BODY_FIELD_ENTRIES)('the option %s takes the place of another', async (name, row) => {
  const { fetch, requests } = notingFetch()
  const client = createClient({ baseUrl: 'http://localhost:1', fetch, retries: 0 })
  const options = { [name]: ['en', 'de'] } as unknown as ListOptions
  await client.generateAll(options).catch(() => undefined)
  expect(JSON.parse(String(requests[0]?.init.body))).toEqual({ [name]: ['en', 'de'] })
  const both = { ...options, [row.instead]: 'en' }
  await expect(client.generateAll(both)).rejects.toThrow(`${row.instead} must be left out here.`)
})

describe('the client', () => {
  it('has a method for every format', async () => {
    const { fetch, requests } = notingFetch()
    const client = createClient({ baseUrl: 'http://localhost:1', fetch, retries: 0 })
    for (const format of FORMATS) await client[format]().catch(() => undefined)
    const asked = requests.map(({ url }) => new URL(url).searchParams.get('format'))
    expect(asked).toEqual(FORMATS)
  })

  it('knows the policy of the service', () => {
    expect(vocabulary.POLICY).toBe(LIMIT.policy)
  })
})

it('the vocabulary is made from the contract: npm run readme writes it', () => {
  const source = new URL('../src/vocabulary.ts', import.meta.url)
  expect(readFileSync(source, 'utf8')).toBe(clientVocabulary())
})

describe('the built vocabulary', () => {
  it('has the values of the source', () => {
    expect({ ...built }).toEqual({ ...vocabulary })
  })

  it('says of each option what the contract says', () => {
    const declarations = readFileSync(new URL('../dist/vocabulary.d.ts', import.meta.url), 'utf8')
    for (const [, row] of OPTIONS) {
      for (const line of optionComment(row)) expect(declarations).toContain(line)
    }
  })
})
