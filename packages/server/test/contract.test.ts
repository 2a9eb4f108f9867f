/** Documents and files that repeat the contract by hand agree with it. */
import { readFileSync } from 'node:fs'
import {
  BODY_LIMIT_KIB,
  GENERATE_METHODS,
  GENERATE_PATH,
  LIMIT,
  PARAMETER_ENTRIES,
  type ParameterRow,
  PROBLEM_KINDS,
  PROBLEM_PATH,
  QUOTA_EXCEEDED,
  type ValueKind,
  type ValueOfKind,
} from '@polyipsum/contract'
import { DEFAULTS, QUERY_DEFAULTS } from '@polyipsum/fetch/request'
import { LOCALES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { withContractTables } from '../../../tools/contract-tables.mjs'
import { createApp } from '../src/app.js'
import { injector } from './http-client.js'

/** Two values of a kind that ask for different texts. */
const TWO_VALUES: {
  readonly [Kind in ValueKind['kind']]: (kind: ValueOfKind<Kind>) => readonly unknown[]
} = {
  integer: ({ minimum }) => [minimum, minimum + 1],
  choice: ({ values }) => values.slice(0, 2),
  boolean: () => [true, false],
  language: () => ['en', 'de'],
  topic: () => LOCALES.en.topics.slice(0, 2),
  extent: () => [100, '150-200'],
  set: ({ values }) => values.slice(0, 2),
  text: () => ['one', 'other'],
}

const twoValues = ({ value }: ParameterRow) =>
  (TWO_VALUES[value.kind] as (kind: ValueKind) => readonly unknown[])(value)

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

describe('the contract', () => {
  it('gives every name and every field to one parameter only', () => {
    const names = PARAMETER_ENTRIES.flatMap(([, { names }]) => names)
    const fields = PARAMETER_ENTRIES.map(([, { field }]) => field)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(fields).size).toBe(fields.length)
  })

  it('has defaults that are allowed values', () => {
    for (const [name, { value }] of PARAMETER_ENTRIES) {
      for (const fallback of [DEFAULTS[name], QUERY_DEFAULTS[name]]) {
        if (fallback === undefined) continue
        if (value.kind === 'choice') expect(value.values).toContain(fallback)
        if (value.kind === 'integer') expect(fallback).toBeGreaterThanOrEqual(value.minimum)
        if (value.kind === 'boolean') expect(typeof fallback).toBe('boolean')
      }
    }
  })

  it('excludes two parameters in the rows of both', () => {
    const pairs = PARAMETER_ENTRIES.flatMap(([name, { excludes = [] }]) =>
      excludes.map((other) => [name, other]),
    )
    const turned = pairs.map(([name, other]) => [other, name])
    expect(turned.toSorted()).toEqual(pairs.toSorted())
  })

  it.each(PARAMETER_ENTRIES)('has a parameter that changes the text: %s', async (name, row) => {
    const send = injector(createApp({ rateLimit: 0 }))
    const texts = twoValues(row).map(async (value) => {
      const asked = { locale: 'en', seed: 'contract', type: row.types?.[0] ?? 'paragraph' }
      const query = new URLSearchParams({ ...asked, [name]: String(value) })
      const { status, body } = await send({ url: `${GENERATE_PATH}?${query}` })
      expect(status).toBe(200)
      return body.toString()
    })
    expect(new Set(await Promise.all(texts)).size).toBe(2)
  })
})

describe('the documents', () => {
  it.each(['README.md', 'docs/api.md'])('%s has the tables of the contract', (path) => {
    const page = read(path)
    expect(page).toContain('<!-- parameters -->')
    // `npm run readme` writes these tables.
    expect(withContractTables(page)).toBe(page)
  })

  it('state the limit and the largest body', () => {
    const limit = `${LIMIT.requests} requests within any ${LIMIT.windowSeconds}`
    for (const path of ['README.md', 'docs/api.md']) {
      expect(read(path).replaceAll(/\s+/gu, ' '), path).toContain(limit)
    }
    expect(read('docs/api.md')).toContain(`${BODY_LIMIT_KIB} KiB`)
  })
})

describe('an answer of nginx itself', () => {
  const template = read('deploy/nginx/polyipsum.conf.template')
  const [, map = ''] = /map \$status \$polyipsum_problem \{\n([\s\S]*?)\n\}/u.exec(template) ?? []
  const problems = [...map.matchAll(/^ +(\d+|default) +'(.*)';$/gmu)].map(([, key, json = '']) => ({
    status: key === 'default' ? 503 : Number(key),
    document: JSON.parse(json),
  }))

  it('is a problem of the contract, with its status', () => {
    expect(problems.length).toBeGreaterThan(5)
    for (const { status, document } of problems) {
      expect(document.status).toBe(status)
      if (document.type === QUOTA_EXCEEDED) {
        expect(status).toBe(429)
        continue
      }
      const name = document.type.slice(PROBLEM_PATH.length) as keyof typeof PROBLEM_KINDS
      expect(PROBLEM_KINDS[name], document.type).toMatchObject({ status, title: document.title })
    }
  })

  it('names the paths, methods and bounds of the contract', () => {
    const detailOf = (wanted: number) =>
      problems.find(({ status }) => status === wanted)?.document.detail
    expect(detailOf(404)).toContain(GENERATE_PATH)
    expect(detailOf(405)).toContain(GENERATE_METHODS.join(', '))
    expect(detailOf(413)).toContain(`${BODY_LIMIT_KIB} KiB`)
    expect(template).toContain(`405     "${GENERATE_METHODS.join(', ')}";`)
  })
})
