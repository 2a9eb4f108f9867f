/** The notation of the language files: what it says, and every fault with its line and its remedy. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../src/language/locale.js'
import { combinations, countCombinations } from '../src/notation/combinations.js'
import { NotationError, type NotationFault } from '../src/notation/faults.js'
import { readLocale } from '../src/notation/read-locale.js'

const LANGUAGE = `# Testish

english name: Testish
native name: testa
script: Latn
direction: ltr
between sentences: a space
opening: Lorem ipsum: …
after the opening: a small letter
capitals: IJ ij
numbers: 12.345,6
table: Ding, Getal, Midden

## Register

Free text: {anything | goes} here.

## Words

one two three

## List: colour

red
dark blue

## Never

Neither: {is|this.

## Harmless

nor this
`

/** A paragraph of five sentences, two of them optional, with more than a hundred variants. */
const PARAGRAPH = `## A heading
IJs is {cold|hot|wet}.
? That {may|can} be.
It has {1:one|two} {side|face|end}, and {1:it|they} can be {seen|felt|had}.
? Not {always|often}.
This is {one|an} end.
`

/** A topic file: a piece of six paragraphs, no line of which stands twice. */
function topicOf(change: (lines: string[]) => void = () => undefined): string {
  const titles = ['A', 'B', 'C', 'D', 'E'].map((letter) => `title: Title ${letter}`)
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `item: item ${letter}`)
  const paragraphs = [1, 2, 3, 4, 5, 6].map(
    (n) => `${PARAGRAPH.replaceAll(/\.$/gmu, ` ${'x'.repeat(n)}.`)}`,
  )
  const lines = ['# piece: a test', ...titles, ...items, '', ...paragraphs.join('\n').split('\n')]
  change(lines)
  return lines.join('\n')
}

/** The place of the first sentence of the first paragraph in `topicOf`, from 0. */
const FIRST = 14

function faultsOf(files: Record<string, string>): readonly NotationFault[] {
  try {
    readLocale('xx', { language: LANGUAGE, ...files })
  } catch (error) {
    if (error instanceof NotationError) return error.faults
    throw error
  }
  return []
}

const withSentence = (sentence: string) =>
  faultsOf({ food: topicOf((lines) => lines.splice(FIRST, 1, sentence)) })

describe('readLocale', () => {
  const locale = readLocale('xx', { language: LANGUAGE, food: topicOf(), art: topicOf() })

  it('reads how the language is called and written', () => {
    expect(locale).toMatchObject({
      code: 'xx',
      englishName: 'Testish',
      nativeName: 'testa',
      script: 'Latn',
      direction: 'ltr',
      sentenceJoiner: ' ',
      opening: { lead: 'Lorem ipsum: ', capital: false },
      smallLetters: { IJ: 'ij' },
      words: ['one', 'two', 'three'],
      lists: { colour: ['red', 'dark blue'] },
      topics: ['art', 'food'],
    })
  })

  it('reads pieces with all that is in them', () => {
    const [piece] = locale.pieces
    expect(piece).toMatchObject({ topic: 'art' })
    expect(piece?.titles).toHaveLength(5)
    expect(piece?.items).toHaveLength(6)
    expect(piece?.paragraphs).toHaveLength(6)
    expect(piece?.paragraphs[0]).toEqual({
      heading: ['A heading'],
      sentences: [
        { line: ['IJs is ', { options: ['cold', 'hot', 'wet'] }, ' x.'] },
        { line: ['That ', { options: ['may', 'can'] }, ' be x.'], optional: true },
        {
          line: [
            'It has ',
            { options: ['one', 'two'], tie: '1' },
            ' ',
            { options: ['side', 'face', 'end'] },
            ', and ',
            { options: ['it', 'they'], tie: '1' },
            ' can be ',
            { options: ['seen', 'felt', 'had'] },
            ' x.',
          ],
        },
        { line: ['Not ', { options: ['always', 'often'] }, ' x.'], optional: true },
        { line: ['This is ', { options: ['one', 'an'] }, ' end x.'] },
      ],
    })
  })

  it('reads filler, which needs no titles, items and headings', () => {
    const text = topicOf()
      .split('\n')
      .filter((line) => !/^(title|item)/u.test(line))
      .join('\n')
      .replaceAll('## A heading', '##')
    const filler = readLocale('xx', { language: LANGUAGE, text })
    expect(filler.topics).toEqual([])
    expect(filler.pieces[0]).not.toHaveProperty('topic')
    expect(filler.pieces[0]?.paragraphs[0]?.heading).toEqual([])
  })

  it('reads alternatives of any kind', () => {
    expect(withSentence('{This|That one} is {very |}{colour}{!|.}')).toEqual([])
  })
})

describe('a fault of a sentence', () => {
  it.each([
    ['IJs is {cold|hot.', '{ without its other brace', '{one|other}'],
    ['IJs is cold|hot}.', 'a | outside braces', '{one|other}'],
    ['IJs is {a|{b|c}}.', 'without its other brace', 'no braces within braces'],
    ['IJs is {cold}.', 'no list “cold”', '“## List: cold”'],
    ['IJs is {very cold}.', 'only one alternative', 'or no braces'],
    ['IJs is {cold|hot|cold}.', 'the alternative “cold” stands twice', 'each alternative once'],
    ['IJs is {cold |hot }.', 'a stray space in “IJs is cold .”', 'one side of the brace'],
    ['IJs {very |} is.', 'a stray space in “IJs very  is.”', 'one side of the brace'],
    [' IJs is {cold|hot}.', 'a stray space', 'one side of the brace'],
    ['IJs is {cold,|hot}, wet.', 'two marks side by side in “IJs is cold,, wet.”', 'one side'],
    ['IJs is {cold|hot}', 'no end mark in “IJs is cold”', 'End the sentence'],
    ['IJs is “{cold|hot}".', 'escape in “IJs is “cold".”', 'typographic quotation marks'],
    ["IJs isn't {cold|hot}.", 'escape', 'apostrophes'],
    ['IJs & {cold|hot}.', 'escape', 'none of &'],
    ['IJs is {1|2}*3.', 'escape', 'none of &'],
    ['- IJs is {cold|hot}.', 'Markdown takes for a list', 'Begin with a word'],
    ['1. IJs is {cold|hot}.', 'Markdown takes for a list', 'Begin with a word'],
    ['IJs is 😀 {cold|hot}.', 'beyond the basic plane', 'in another way'],
    ['IJs is cafe\u0301 {cold|hot}.', 'not composed (NFC)', 'as one character'],
    [`IJs ${'{a|b|c|d} '.repeat(7)}x.`, '16384 combinations', '4096 at most'],
  ])('%j', (sentence, fault, remedy) => {
    const faults = withSentence(sentence)
    expect(faults.map((one) => one.file)).toEqual(faults.map(() => 'xx/food.txt'))
    const found = faults.find((one) => one.fault.includes(fault))
    expect(found, faults.map((one) => one.fault).join('\n')).toBeDefined()
    expect(found?.line).toBe(FIRST + 1)
    expect(found?.remedy).toContain(remedy)
  })

  it('is told with file, line, what is wrong and what to write', () => {
    const food = topicOf((lines) => lines.splice(FIRST, 1, 'IJs is {cold|hot}'))
    expect(() => readLocale('xx', { language: LANGUAGE, food })).toThrow(
      'xx/food.txt:15: no end mark in “IJs is cold”. End the sentence with a full stop or another mark.',
    )
  })
})

describe('a fault of a piece', () => {
  const at = (line: number) => line - 1

  it.each<[string, (lines: string[]) => void, number, string]>([
    ['too few titles', (lines) => lines.splice(at(2), 1), 1, '4 titles'],
    ['too few items', (lines) => lines.splice(at(7), 1), 1, '5 items'],
    ['a title with a full stop', (lines) => lines.splice(at(2), 1, 'title: So.'), 2, 'a full stop'],
    [
      'a line to be written',
      (lines) => lines.splice(at(2), 1, 'title: …'),
      2,
      '“…” is not written yet',
    ],
    ['too few paragraphs', (lines) => lines.splice(at(14), 7), 1, '5 paragraphs'],
    ['too few sentences', (lines) => lines.splice(at(16), 1), 14, '4 sentences'],
    [
      'two optional sentences side by side',
      (lines) => lines.splice(at(17), 1, '? So {1:one|two} it is x.'),
      17,
      'two optional sentences side by side',
    ],
    [
      'an optional first sentence',
      (lines) => lines.splice(at(15), 1, `? ${lines[at(15)]}`),
      15,
      'the first sentence is optional',
    ],
    [
      'too many optional ones',
      (lines) => lines.splice(at(15), 1, `? ${lines[at(15)]}`),
      14,
      'too many optional sentences',
    ],
    [
      'ties of two lengths',
      (lines) => lines.splice(at(15), 1, 'IJs is {1:cold|hot|wet} x.'),
      17,
      'the tie 1 has 2 alternatives here and 3 before',
    ],
    [
      'a digit tie in a title',
      (lines) => lines.splice(at(2), 1, 'title: {1:So|Thus}'),
      1,
      'the tie 1 outside a paragraph',
    ],
    ['few variants', (lines) => lines.splice(at(17), 1, 'It is so x.'), 14, '96 variants'],
    [
      'a line before the first piece',
      (lines) => lines.unshift('So.'),
      1,
      'a line before the first piece',
    ],
    [
      'a sentence outside a paragraph',
      (lines) => lines.splice(at(13), 1, 'So.'),
      13,
      'a sentence outside a paragraph',
    ],
    [
      'a paragraph without a heading',
      (lines) => lines.splice(at(14), 1),
      14,
      'a sentence outside a paragraph',
    ],
    ['an empty heading', (lines) => lines.splice(at(14), 1, '##'), 14, 'an empty text'],
  ])('%s', (_name, change, line, fault) => {
    const faults = faultsOf({ food: topicOf(change) })
    expect(faults).toContainEqual(
      expect.objectContaining({ line, fault: expect.stringContaining(fault) }),
    )
  })

  it('comes with every other fault of every file', () => {
    const bad = topicOf((lines) => {
      lines.splice(at(2), 1, 'title: So.')
      lines.splice(FIRST, 1, 'IJs {cold|hot')
    })
    const files = faultsOf({ food: bad, art: bad }).map(({ file, line }) => `${file}:${line}`)
    expect(files).toEqual(
      expect.arrayContaining(['xx/art.txt:2', 'xx/art.txt:15', 'xx/food.txt:2', 'xx/food.txt:15']),
    )
  })
})

describe('a fault of language.txt', () => {
  const withLine = (from: RegExp | string, to: string) =>
    faultsOf({ language: LANGUAGE.replace(from, to), food: topicOf() })

  it.each([
    ['script: Latn', 'script: latin', 5, '“latin” cannot be the script'],
    ['direction: ltr', 'direction: up', 6, '“up” cannot be the direction'],
    ['script: Latn\n', '', 1, 'no “script”'],
    ['script: Latn', 'scrip: Latn', 5, '“scrip: Latn” is no field'],
    ['opening: Lorem ipsum', 'opening: Ipsum', 8, '“Ipsum: …” cannot be the opening'],
    ['numbers: 12.345,6', 'numbers: many', 11, '“many” cannot be the numbers'],
    ['table: Ding, Getal, Midden', 'table: Ding', 12, '“Ding” cannot be the table'],
    ['one two', 'one  two', 20, '“” is no word'],
    ['one two', 'one one', 20, '“one” stands twice'],
    ['one two', 'one 2', 20, '“2” is no word'],
    ['one two three', 'one,two', 20, '“one,two” is no word'],
    ['one two three', 'one, two, one', 20, '“one” stands twice'],
    ['## Words', '## Wrods', 18, 'an unknown heading, “Wrods”'],
    ['dark blue', 'red', 25, '“red” stands twice'],
    ['dark blue', 'dark {blue}', 25, '“dark {blue}” is no phrase'],
    ['dark blue', 'dark\n\n## List: colour', 27, 'the list “colour” stands twice'],
  ])('%j for %j', (from, to, line, fault) => {
    expect(withLine(from, to)).toContainEqual(
      expect.objectContaining({ file: 'xx/language.txt', line, fault }),
    )
  })

  it('may have words with spaces in them, parted by commas', () => {
    const words = 'one, two and a half,\nthree'
    const language = LANGUAGE.replace('one two three', words)
    expect(readLocale('xx', { language, food: topicOf() }).words).toEqual([
      ...['one', 'two and a half', 'three'],
    ])
  })

  it('may be that there is no text', () => {
    expect(faultsOf({})).toEqual([
      expect.objectContaining({ file: 'xx/text.txt', fault: 'no piece' }),
    ])
  })
})

describe('combinations', () => {
  const option = fc.string({ maxLength: 3 })
  const choice = fc.record({
    options: fc.uniqueArray(option, { minLength: 2, maxLength: 3 }),
  })
  const line: fc.Arbitrary<Line> = fc.array(fc.oneof(option, choice), { maxLength: 5 })

  it('are as many as they are counted to be, each choice with each other', () => {
    fc.assert(
      fc.property(line, (line) => {
        const all = [...combinations(line, {})]
        expect(all).toHaveLength(countCombinations(line))
        const first = line.map((part) =>
          typeof part === 'string' ? part : 'options' in part ? part.options[0] : '',
        )
        const last = line.map((part) =>
          typeof part === 'string' ? part : 'options' in part ? part.options.at(-1) : '',
        )
        expect(all[0]).toBe(first.join(''))
        expect(all.at(-1)).toBe(last.join(''))
      }),
    )
  })

  it('take tied alternatives together', () => {
    const line: Line = [
      { options: ['a', 'b'], tie: '1' },
      { options: ['x', 'y'] },
      { options: ['A', 'B'], tie: '1' },
    ]
    expect([...combinations(line, {})]).toEqual(['axA', 'bxB', 'ayA', 'byB'])
  })
})
