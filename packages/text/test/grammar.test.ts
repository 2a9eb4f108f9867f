import { describe, expect, it } from 'vitest'
import { compileLocale } from '../src/compile/compile.js'
import { compose } from '../src/engine/compose.js'
import { LocaleWriter } from '../src/engine/locale-writer.js'
import { Random } from '../src/engine/random.js'
import { encode } from '../src/formats/format.js'
import { GrammarError, readGrammar } from '../src/notation/grammar.js'
import type { Locale } from '../src/notation/locale.js'

const plain: Locale = {
  code: 'xx',
  englishName: 'Example',
  nativeName: 'Example',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },
  lists: { thing: 'house' },
  statements: '{thing}.',
  lively: '{thing}!',
  words: 'house',
}

const locale = (
  lists: Locale['lists'],
  statements: string,
  rest: Partial<Locale> = {},
): Locale => ({
  ...plain,
  lists,
  statements,
  lively: statements,
  ...rest,
})

const writerOf = (language: Locale) => new LocaleWriter(language, compileLocale(language))

/** Every sentence that turns up among many. */
function sentences(language: Locale, start = false): Set<string> {
  const writer = writerOf(language)
  const found = new Set<string>()
  for (let i = 0; i < 400; i++) {
    const passage = compose(writer, 'sentence', 0, 1, start, Random.fromSeed(String(i)))
    found.add(new TextDecoder().decode(encode(passage, 'text')))
  }
  return found
}

describe('the notation', () => {
  it('joins every phrase of one list with every phrase of another', () => {
    const language = locale({ who: 'the cat\nthe dog', does: 'sleeps\nlistens' }, '{who} {does}.')
    expect(sentences(language)).toEqual(
      new Set(['The cat sleeps.', 'The cat listens.', 'The dog sleeps.', 'The dog listens.']),
    )
  })

  it('takes the form that a slot names, with ~ for the first form', () => {
    const language = locale(
      { lake: { forms: 'nom | acc | loc', phrases: 'göl | ~ü | ~de' } },
      '{lake} {lake/2:acc} {lake/3:loc}.',
    )
    expect(sentences(language)).toEqual(new Set(['Göl gölü gölde.']))
  })

  it('takes the same phrase where a list is named again, as for a German verb and its rest', () => {
    const language = locale(
      {
        act: {
          forms: 'sg | rest',
          phrases: 'öffnet | das Fenster\nliest | einen Brief',
        },
      },
      'Sie {act:sg} {act:rest}.',
    )
    expect(sentences(language)).toEqual(
      new Set(['Sie öffnet das Fenster.', 'Sie liest einen Brief.']),
    )
  })

  it('draws another phrase for a numbered slot', () => {
    const language = locale({ place: 'river\nbridge' }, '{place} and {place/2}.')
    expect(sentences(language)).toEqual(new Set(['River and bridge.', 'Bridge and river.']))
  })

  it('writes a variable out for every class that all slots have, as for Russian gender', () => {
    const language = locale(
      {
        kind: { forms: 'm | f | pl', phrases: 'старый | старая | старые' },
        'person.m': 'рыбак',
        'person.f': 'соседка',
        'animal.n': 'животное',
        did: { forms: 'm | f | n | pl', phrases: 'пел | пела | пело | пели' },
      },
      '{kind:G} {person.G} {did:G}.',
    )
    expect(sentences(language)).toEqual(new Set(['Старый рыбак пел.', 'Старая соседка пела.']))
  })

  it('lets verbs meet only objects of their own topic', () => {
    const language = locale(
      {
        'verb.read': 'reads',
        'verb.eat': 'eats',
        'object.read': 'a letter',
        'object.eat': 'a pear',
      },
      'she {verb.TOPIC} {object.TOPIC}.',
    )
    expect(sentences(language)).toEqual(new Set(['She reads a letter.', 'She eats a pear.']))
  })

  it('keeps two variables apart', () => {
    const language = locale(
      { 'who.m': 'he', 'who.f': 'she', 'what.sg': 'tree', 'what.pl': 'trees' },
      '{who.G} – {what.N}.',
    )
    expect(sentences(language)).toEqual(
      new Set(['He – tree.', 'He – trees.', 'She – tree.', 'She – trees.']),
    )
  })

  it('draws another phrase for another variable, though both should come to the same list', () => {
    const language = locale({ 'who.a': 'x\ny' }, '{who.G} {who.H}.')
    expect(sentences(language)).toEqual(new Set(['X y.', 'Y x.']))
  })

  it('joins names that share a column', () => {
    const language = locale(
      {
        'who.m': 'he',
        'who.f': 'she',
        'who.pl': 'they',
        does: { forms: 'm,f | pl', phrases: 'sings | sing' },
      },
      '{who.N} {does:N}.',
    )
    expect(sentences(language)).toEqual(new Set(['He sings.', 'She sings.', 'They sing.']))
  })

  it('draws classes by the breadth of their lists, so that none is worn out early', () => {
    const many = Array.from({ length: 30 }, (_, i) => `m${i}`).join('\n')
    const grammar = readGrammar(locale({ 'who.m': many, 'who.f': 'f1\nf2\nf3' }, '{who.G}.'))
    expect(grammar.statements[0]?.forms.map(({ weight }) => weight)).toEqual([30, 3])
  })

  it('writes the longest pattern that it takes', () => {
    const rows = Array.from({ length: 1200 }, (_, i) => `w${i}x`).join('\n')
    const slots = Array.from({ length: 1000 }, (_, i) => `and {word/${i}}`).join(' ')
    const written = sentences(locale({ word: rows }, `${slots} end.`))
    for (const sentence of written) {
      expect(sentence.match(/w\d+x/gu)).toHaveLength(1000)
      expect(sentence).toMatch(/^And w\d+x and .* w\d+x end\.$/u)
    }
    expect(() => sentences(locale({ word: rows }, `${slots} and {word} end.`))).toThrow(
      /more than 1000 slots/u,
    )
  })

  it('draws a phrase in any form without its row coming back', () => {
    const language = locale(
      { thing: { forms: 'a | b', phrases: 'one | ~s\ntwo | ~s\nthree | ~s' } },
      '{thing:a}.\n{thing:b}.',
    )
    const passage = compose(writerOf(language), 'sentence', 0, 3, false, Random.fromSeed('rows'))
    const text = new TextDecoder().decode(encode(passage, 'text'))
    expect(text.match(/One|Two|Three/gu)?.toSorted()).toEqual(['One', 'Three', 'Two'])
  })
})

describe('capitals', () => {
  const capitalised = (phrase: string, pattern: string, rest: Partial<Locale> = {}) =>
    [...sentences(locale({ phrase }, pattern, rest))][0]

  it('begin a sentence, after any mark that opens it', () => {
    expect(capitalised('élan', '{phrase}.')).toBe('Élan.')
    expect(capitalised('qué', '¿{phrase}?')).toBe('¿Qué?')
    expect(capitalised('hello', '“{phrase}.”')).toBe('“Hello.”')
    expect(capitalised('rain', 'the {phrase}.')).toBe('The rain.')
  })

  it('stand within a sentence where the pattern asks for one', () => {
    expect(capitalised('come', 'she says: “{^phrase}!”')).toBe('She says: “Come!”')
  })

  it('follow the table of the language', () => {
    expect(capitalised('ince', '{phrase}.', { capitals: { i: 'İ' } })).toBe('İnce.')
    expect(capitalised('ırmak', '{phrase}.', { capitals: { i: 'İ' } })).toBe('Irmak.')
    expect(capitalised('ijs', '{phrase}.', { capitals: { ij: 'IJ' } })).toBe('IJs.')
  })

  it('leave a script alone that has none', () => {
    expect(capitalised('今朝は雨だ', '{phrase}。')).toBe('今朝は雨だ。')
    expect(capitalised('مطر', '{phrase}.')).toBe('مطر.')
  })

  it('follow the opening as its language wants', () => {
    const lists = { thing: 'rain' }
    const lower = locale(lists, '{thing} falls.')
    const upper = locale(lists, '{thing} falls.', {
      opening: { lead: 'Lorem ipsum: ', capital: true },
    })
    expect(sentences(lower, true)).toEqual(new Set(['Lorem ipsum: rain falls.']))
    expect(sentences(upper, true)).toEqual(new Set(['Lorem ipsum: Rain falls.']))
  })
})

describe('a language file that does not follow the notation is refused, with the place', () => {
  const cases: [string, Locale, string][] = [
    ['an unknown list', locale({ a: 'x' }, '{b}.'), 'pattern “{b}.”: no class makes every slot'],
    ['an unknown form', locale({ a: 'x' }, '{a:acc}.'), 'no class makes every slot'],
    [
      'no class in common',
      locale({ 'a.m': 'x', 'b.f': 'y' }, '{a.G} {b.G}.'),
      'no class makes every slot',
    ],
    [
      'a missing form',
      locale({ a: { forms: 'm | f', phrases: 'x' } }, '{a:m}.'),
      'list a: “x” has 1 forms where the list has 2',
    ],
    ['a form too many', locale({ a: 'x | y' }, '{a}.'), 'has 2 forms where the list has 1'],
    [
      'an empty form',
      locale({ a: { forms: 'm | f', phrases: 'x |' } }, '{a:m}.'),
      'has an empty form',
    ],
    ['a phrase twice', locale({ a: 'x\ny\nx' }, '{a}.'), '“x” stands twice'],
    ['an empty list', locale({ a: '\n' }, '{a}.'), 'list a: has no phrase'],
    ['a list name in capitals', locale({ 'a.M': 'x' }, '{a.M}.'), 'is not lower-case parts'],
    [
      'a form named twice',
      locale({ a: { forms: 'm | m', phrases: 'x | y' } }, '{a:m}.'),
      'is named twice',
    ],
    ['a brace astray', locale({ a: 'x' }, '{a} {b c}.'), 'is not a slot'],
    ['a brace in a phrase', locale({ a: 'x {b}' }, '{a}.'), 'a brace or a stray ~'],
    ['a ~ in a first form', locale({ a: '~x' }, '{a}.'), 'a brace or a stray ~'],
    ['a pattern without slot', locale({ a: 'x' }, 'x.'), 'has no slot'],
    ['no statement', locale({ a: 'x' }, '{a}.', { statements: '' }), 'statements: has no pattern'],
    ['no lively pattern', locale({ a: 'x' }, '{a}.', { lively: ' ' }), 'lively: has no pattern'],
    ['no word', locale({ a: 'x' }, '{a}.', { words: '' }), 'words: has no word'],
  ]
  it.each(cases)('%s', (_name, language, message) => {
    expect(() => readGrammar(language)).toThrow(GrammarError)
    expect(() => readGrammar(language)).toThrow(`locale xx, `)
    expect(() => readGrammar(language)).toThrow(message)
  })
})
