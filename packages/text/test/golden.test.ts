/**
 * What a seed gives may change only with the text version. The vectors are recorded by
 * `npm run golden`, which refuses to change one without a new version; this test writes none.
 */

import { groupsOf, PARAMETER_ENTRIES } from '@polyipsum/contract'
import { describe, expect, it } from 'vitest'
import {
  type GenerateOptions,
  generate,
  LANGUAGE_CODES,
  PSEUDOLOCALE_CODES,
  TEXT_VERSION,
  TYPES,
} from '../src/index.js'
import golden from './golden.json' with { type: 'json' }

describe('the golden vectors', () => {
  it('are of this text version, and have every language and type', () => {
    expect(golden.textVersion).toBe(TEXT_VERSION)
    const has = new Set(golden.vectors.map(({ options }) => `${options.locale} ${options.type}`))
    // Labels and messages are drawn alike in every language.
    const wants = LANGUAGE_CODES.flatMap((code) =>
      TYPES.filter((type) => code === 'en' || groupsOf(type) === undefined).map(
        (type) => `${code} ${type}`,
      ),
    )
    // Pseudolocales are English by rule.
    wants.push(...PSEUDOLOCALE_CODES.map((code) => `${code} sentence`))
    expect([...has].toSorted(), 'npm run golden records them').toEqual(wants.toSorted())
  })

  it('have every parameter that a text depends on', () => {
    const has = new Set(golden.vectors.flatMap((vector) => Object.keys(vector.options)))
    const wants = PARAMETER_ENTRIES.map(([name]) => name).filter((name) => name !== 'format')
    expect([...has].toSorted()).toEqual(wants.toSorted())
  })

  it.each(golden.vectors)('$options', ({ options, text }) => {
    expect(generate(options as GenerateOptions).text).toBe(text)
  })
})
