/**
 * The laws that hold for the text of every language (docs/languages.md), read off its files or
 * tried on what it gives.
 */
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#locales'
import { CODES } from '../../../test/languages.js'
import { directionOf } from '../../../tools/characters.mjs'
import { foldersIn, KINDS, SUBJECTS, sectionOf } from '../../../tools/language-files.mjs'
import { generate, type LocaleCode } from '../src/index.js'
import { LANGUAGE_CODES } from '../src/language/locale-codes.js'
import { neverIn } from './never.js'
import { cellsOf, linesOf, localeOf, partsOf, sentencesOf, wordingsOf } from './texts.js'

describe.each(CODES)('%s', (code) => {
  // Throws every fault of its notation.
  const locale = localeOf(code)

  it('is in the package as its files have it', () => {
    expect(LOCALES[code]).toEqual(locale)
  })

  it('is called what Unicode calls it, and says how it is written', () => {
    // The names and the script that Unicode's data give the language (Norwegian: Bokmål).
    const tag = code === 'no' ? 'nb' : code
    const english = new Intl.DisplayNames('en', { type: 'language' }).of(tag)
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)
    expect(english).toContain(locale.englishName)
    if (code !== 'la') {
      expect(own?.toLocaleLowerCase(tag)).toContain(locale.nativeName.toLocaleLowerCase(tag))
    }
    expect(new Intl.Locale(tag).maximize().script).toBe(locale.script)
    expect(locale.direction).toBe(directionOf(code))
  })

  it('has all subjects, and all kinds of text or none; Latin has no topic', () => {
    const missingOf = (topics: readonly string[]) =>
      topics.filter((topic) => !locale.topics.includes(topic))
    expect(missingOf(SUBJECTS)).toEqual(code === 'la' ? SUBJECTS : [])
    expect([[], KINDS]).toContainEqual(missingOf(KINDS))
  })

  it('has two pieces or more of each topic', () => {
    for (const topic of locale.topics) {
      const pieces = locale.pieces.filter((piece) => piece.topic === topic)
      expect(pieces.length, topic).toBeGreaterThanOrEqual(2)
    }
  })

  it('lists its register and what must never appear', () => {
    const missing = (['Register', 'Never'] as const).filter((one) => sectionOf(code, one) === '')
    expect(missing, `nothing under these headings of ${code}/language.txt`).toEqual([])
  })

  it('says nothing that must never appear', () => {
    const never = neverIn(locale)
    const said = [...wordingsOf(locale), ...partsOf(locale), ...cellsOf(locale)].flatMap((text) => {
      const [word] = never.exec(text.toLocaleLowerCase(code)) ?? []
      return word === undefined ? [] : [`${word}: ${text}`]
    })
    expect(said).toEqual([])
  })

  it('begins with “Lorem ipsum” by its opening alone', () => {
    const { opening } = locale
    const lead = 'sentence' in opening ? opening.sentence : opening.lead
    const others = partsOf(locale).filter((part) => part !== lead)
    expect(others.filter((part) => /\blorem\b/iu.test(part))).toEqual([])
  })

  it('begins every sentence with a capital, where its script has them', () => {
    for (const sentence of wordingsOf(locale)) {
      const [word = ''] = sentence.match(/(?<!’)\p{L}[\p{L}\p{M}’]*/u) ?? []
      const [first = ''] = word
      // Greek by other rules: its own take the accents off a capital. A Dutch sentence may begin with ’s.
      if (/^’[a-z] /u.test(sentence)) continue
      expect(first, sentence).toBe(first.toLocaleUpperCase(code === 'el' ? 'en' : code))
    }
  })

  it('has no line twice', () => {
    const lines = sentencesOf(locale).map((line) => JSON.stringify(line))
    expect(lines.filter((line, i) => lines.indexOf(line) < i)).toEqual([])
    expect(linesOf(locale).length).toBeGreaterThan(600)
  })

  it('writes words of letters, at least 300', () => {
    expect(locale.words.length).toBeGreaterThanOrEqual(300)
    for (const word of locale.words) expect(word).toMatch(/^[\p{L}\p{M}’-]+( [\p{L}\p{M}’-]+)*$/u)
  })

  it('writes the numbers of tables as the language does', () => {
    const cells = cellsOf(locale).filter((cell) => /^\p{Nd}[\p{Nd}\P{L}]*$/u.test(cell))
    expect(cells.length).toBeGreaterThan(0)
    // One kind of digits: dictionaries.languages.test.ts tries whether they are the language's.
    const kinds = Intl.supportedValuesOf('numberingSystem').map((kind) => `${code}-u-nu-${kind}`)
    const strange = [code, ...kinds].map((tag) => {
      const number = numbersOf(tag)
      return cells.filter((cell) => !number.test(cell))
    })
    expect(strange).toContainEqual([])
  })

  it('keeps single spaces and marks where a text joins its parts', () => {
    for (const text of generate({ locale: code, count: 200, start: false, seed: 'form' }).items) {
      expect(text).not.toMatch(/ {2}|^ | $| [,.;:،。、]|[([„¿¡] |，，|,,|\p{Cc}/mu)
      // A list, a quotation, a heading or a rule (CommonMark §4 and §5).
      expect(text).not.toMatch(/^(\s|[-+=]|\d+[.)])/u)
    }
  })
})

/**
 * Numbers, in the digits and with the marks that Unicode's data give a language; times of day and scores, with
 * a colon or a full stop; and ranges of them, with an en dash.
 */
function numbersOf(tag: string): RegExp {
  // The data have no numbers of Latin.
  const known = Intl.NumberFormat.supportedLocalesOf(tag).length > 0 ? tag : 'it'
  const format = new Intl.NumberFormat(known, { useGrouping: false })
  const digit = `[${format.format(9_876_543_210)}]`
  const parts = new Intl.NumberFormat(known).formatToParts(12_345.6)
  const marks = (mark = '') => `[${/[\u00a0\u202f]/u.test(mark) ? '\u00a0\u202f' : mark}]`
  const mark = (type: string) => marks(parts.find((part) => part.type === type)?.value)
  const number = `${digit}{1,3}(${mark('group')}${digit}{3})*(${mark('decimal')}${digit}+)?|${digit}{4}`
  const one = `(${number}|${digit}{1,2}[:.]${digit}{1,2})`
  return new RegExp(`^${one}(–${one})?$`, 'u')
}

describe('the languages together', () => {
  it('are those that have a folder', () => {
    expect(foldersIn().toSorted()).toEqual(LANGUAGE_CODES.toSorted())
  })

  it('share no text', () => {
    const owners = new Map<string, LocaleCode>()
    for (const code of CODES) {
      for (const line of sentencesOf(localeOf(code)).map((line) => JSON.stringify(line))) {
        expect(owners.get(line) ?? code, line).toBe(code)
        owners.set(line, code)
      }
    }
  })

  it('share no tag', () => {
    const tags = Object.entries(LOCALES).flatMap(([code, { aliases = [] }]) => [code, ...aliases])
    expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
    for (const tag of tags.filter((tag) => tag.includes('-'))) {
      // As RFC 5646 §2.1.1 writes them.
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    }
  })
})
