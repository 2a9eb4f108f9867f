import { LOCALE_SYNONYMS } from '@polyipsum/contract'
import { describe, expect, it } from 'vitest'
import { findLocale, LOCALES, type LocaleInfo, suggestLocale } from '../src/index.js'

describe('findLocale', () => {
  it.each(Object.values(LOCALES))(
    'finds $code by its tags',
    ({ code, aliases = [] }: LocaleInfo) => {
      for (const tag of [code, ...aliases]) {
        for (const given of [tag, tag.toUpperCase(), `${tag}-XX`, `${tag}-Latn-XX-x-private`]) {
          expect(findLocale(given)).toBe(code)
        }
      }
    },
  )

  it.each([
    ['en-US', 'en'],
    ['EN-gb-oxendict', 'en'],
    ['en_US', 'en'],
    ['pt_BR', 'pt-BR'],
    ['zh_TW', 'zh-Hant'],
    ['zh_Hans_CN', 'zh'],
    ['tr-TR-u-co-search', 'tr'],
    ['ja-Jpan-JP', 'ja'],
    [`en${'-a-b'.repeat(4000)}`, 'en'],
    ['zh-x-Hans', 'zh'],
    ['zh-x-Hant', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['zh-Hans-TW', 'zh'],
    ['zh-CN', 'zh'],
    ['zh-SG', 'zh'],
    ['zh-Hant', 'zh-Hant'],
    ['ZH-HANT-TW', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-hk', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['pt-BR', 'pt-BR'],
    ['pt-br-x-private', 'pt-BR'],
    ['pt-PT', 'pt'],
    ['pt-AO', 'pt'],
    ['pt-Latn-BR', 'pt'],
  ])('looks %s up as RFC 4647 §3.4 says', (tag, code) => {
    expect(findLocale(tag)).toBe(code)
  })

  it.each([
    '',
    '-',
    'en-',
    '-en',
    'en--US',
    'en_',
    'en_-US',
    'en_US.UTF-8',
    ' en',
    'en ',
    'xx',
    'x-en',
    'i-tr',
    'english',
    'e',
    '*',
    'toString',
    'en-waytoolongsubtag',
  ])('finds nothing for %j', (tag) => {
    expect(findLocale(tag)).toBeUndefined()
  })
})

describe('suggestLocale', () => {
  it.each(Object.entries(LOCALE_SYNONYMS))(
    'knows %s by its synonyms, and none by a name',
    (code, synonyms) => {
      const names = Object.values(LOCALES).flatMap((locale) => [
        locale.englishName,
        locale.nativeName,
      ])
      const inLowerCase = names.map((name) => name.toLowerCase())
      for (const synonym of synonyms) {
        expect(suggestLocale(synonym), synonym).toBe(code)
        expect(inLowerCase).not.toContain(synonym)
      }
    },
  )

  it.each([
    ['brasil', 'pt-BR'],
    ['portugal', 'pt'],
    ['taiwan', 'zh-Hant'],
    ['Hong Kong', 'zh-Hant'],
    ['traditional', 'zh-Hant'],
    ['simplified', 'zh'],
    ['nynorsk', 'no'],
    ['Bokmål', 'no'],
    ['ua', 'uk'],
    ['bahasa', 'id'],
    ['Bahasa Indonesia', 'id'],
  ])('takes %s for %s', (given, code) => {
    expect(suggestLocale(given)).toBe(code)
  })

  // Names and codes of languages that are not here, near to some that are.
  it.each(['Bahasa Melayu', 'Cantonese', 'Latvian', 'Slovenian', 'Breton', 'ca', 'ms', 'sl'])(
    'takes %s for none',
    (given) => {
      expect(suggestLocale(given)).toBeUndefined()
    },
  )
})
