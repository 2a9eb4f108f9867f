/**
 * What a seed gives may change only with the text version. The vectors are recorded by
 * `npm run golden`, which refuses to change one without a new version; this test writes none.
 */
import { describe, expect, it } from 'vitest'
import { generate, LOCALES, type LocaleCode, TEXT_VERSION, TYPES, type Type } from '../src/index.js'
import golden from './golden.json' with { type: 'json' }

describe('the golden vectors', () => {
  it('are of this text version, and have every language and type', () => {
    expect(golden.textVersion).toBe(TEXT_VERSION)
    const has = new Set(golden.vectors.map(({ locale, type }) => `${locale} ${type}`))
    const wants = Object.keys(LOCALES).flatMap((code) => TYPES.map((type) => `${code} ${type}`))
    expect([...has].toSorted()).toEqual(wants.toSorted())
  })

  it.each(golden.vectors)('$locale $type, seed $seed', ({ text, ...options }) => {
    const { locale, type } = options
    const given = generate({ ...options, locale: locale as LocaleCode, type: type as Type })
    expect(given.text).toBe(text)
  })
})
