/** The element has every parameter of the contract. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  fieldNames,
  PARAMETER_ENTRIES,
  PARAMETER_RULES,
  type ParameterName,
} from '@polyipsum/contract'
import type { generate as generateText } from '@polyipsum/text'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { withContractTables } from '../../../tools/contract-tables.mjs'
import { elementVocabulary } from '../../../tools/element-vocabulary.mjs'
import type { createClient } from '../../client/src/index.js'
import { NAMES } from '../src/given-options.js'
import type { Generate, IpsumOptions, PolyIpsumAttributes, PolyIpsumElement } from '../src/index.js'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('the vocabulary is made from the contract: npm run readme writes it', () => {
  expect(read('../src/vocabulary.ts')).toBe(elementVocabulary())
})

describe.each(PARAMETER_ENTRIES)('the parameter %s', (name, row) => {
  it('is an attribute, under each of its names', () => {
    expect(NAMES).toEqual(expect.arrayContaining([...fieldNames(row)]))
  })

  it('is in the manifest, and in the readme', () => {
    const { modules } = JSON.parse(read('../dist/custom-elements.json'))
    const [{ tagName, attributes, members }] = modules[0].declarations
    expect(tagName).toBe('poly-ipsum')
    const own = expect.arrayContaining([expect.objectContaining({ name })])
    expect(attributes).toEqual(own)
    expect(members).toEqual(own)
    expect(read('../README.md')).toContain(`| \`${name}\``)
  })
})

it('the readme has the table of the contract: npm run readme writes it', () => {
  const page = read('../README.md')
  expect(withContractTables(page)).toBe(page)
})

it('the element has no other attributes', () => {
  const names = Object.values(PARAMETER_RULES).flatMap((rule) => fieldNames(rule))
  expect(new Set(NAMES)).toEqual(new Set(names))
})

it('has a type for every parameter', () => {
  expectTypeOf<keyof PolyIpsumAttributes>().toEqualTypeOf<ParameterName>()
  expectTypeOf<keyof IpsumOptions>().toEqualTypeOf<Exclude<ParameterName, 'format'>>()
  expectTypeOf<ParameterName>().toExtend<keyof PolyIpsumElement>()
})

it('takes the functions of the library and of the client', () => {
  expectTypeOf<typeof generateText>().toExtend<Generate>()
  expectTypeOf<ReturnType<typeof createClient>['generate']>().toExtend<Generate>()
})

describe('the script', () => {
  it('is as small as the readme says', () => {
    const most = 1000 * Number(/at most ([\d.]+) kB\s+compressed/u.exec(read('../README.md'))?.[1])
    const script = read('../dist/ipsum.js')
    expect(most).toBeLessThanOrEqual(3000)
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(most)
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(most)
  })

  it('is served compressed as it is', () => {
    const bytes = readFileSync(new URL('../dist/ipsum.js', import.meta.url))
    expect(readFileSync(new URL('../dist/ipsum.js.br', import.meta.url))).toEqual(
      brotliCompressSync(bytes),
    )
  })
})
