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

## Register

Free text: {anything | goes} here.

## Words

one two three

## List: colour

red
dark blue

## Table: A Week

Day | Loaves | Left
Monday | 42 | 3,5
Tuesday | 55 | approx.
Wednesday | 1.038 | 0
Thursday | 40 | none at all

## Table: Rooms
Room | Floor | Seats | Piano
Hall | 1 | 120 | yes
Cellar | 0 | 12 | no
Attic | 2 | 8 | no
Kitchen | 1 | 4 | no
Workshop | 0 | 9 | no
Porch | 1 | 3 | no

## Table: Trains
Stop | Arrives | Leaves
Harbour | 9:52 | 9:55
Mill | 10:08 | 10:09
Bridge | 10:17 | 10:20
Lake | 10:41 | 10:45

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

  it('reads tables', () => {
    expect(locale.tables.map(({ caption }) => caption)).toEqual(['A Week', 'Rooms', 'Trains'])
    expect(locale.tables[0]).toEqual({
      caption: 'A Week',
      heads: ['Day', 'Loaves', 'Left'],
      rows: [
        ['Monday', '42', '3,5'],
        ['Tuesday', '55', 'approx.'],
        ['Wednesday', '1.038', '0'],
        ['Thursday', '40', 'none at all'],
      ],
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
    ['too few sentences', (lines) => lines.splice(at(16), 3), 14, '2 sentences'],
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
    ['one two', 'one  two', 18, '“” is no word'],
    ['one two', 'one one', 18, '“one” stands twice'],
    ['one two', 'one 2', 18, '“2” is no word'],
    ['one two three', 'one,two', 18, '“one,two” is no word'],
    ['one two three', 'one, two, one', 18, '“one” stands twice'],
    ['## Words', '## Wrods', 16, 'an unknown heading, “Wrods”'],
    ['dark blue', 'red', 23, '“red” stands twice'],
    ['dark blue', 'dark {blue}', 23, '“dark {blue}” is no phrase'],
    ['dark blue', 'dark\n\n## List: colour', 25, 'the list “colour” stands twice'],
    ['## Table: A Week', '## Table:', 25, 'an unknown heading, “Table:”'],
    ['## Table: A Week', '## Table: A Week.', 25, 'a full stop in “A Week.”'],
    ['## Table: A Week', '## Table: Rooms', 33, 'the table “Rooms” stands twice'],
    ['## Table: A Week', '## Table: …', 25, 'the table “…” is not written yet'],
    ['Monday | 42', '… | …', 25, 'the table “A Week” is not written yet'],
    ['Tuesday | 55 | approx.\n', '', 25, '3 rows in the table “A Week”'],
    ['Porch', 'Shed | 0 | 9 | no\nPorch', 33, '7 rows in the table “Rooms”'],
    ['Day | Loaves | Left', 'Day | Loaves', 27, '2 columns'],
    ['Room | Floor', 'Room | Size | Floor', 34, '5 columns'],
    ['Monday | 42', 'Monday', 28, '2 cells under 3 heads'],
    ['Monday | 42', 'Monday | 42 | 43', 28, '4 cells under 3 heads'],
    ['Monday | 42', 'Monday | ', 28, 'an empty cell'],
    ['Monday | 42 | 3,5', '| Monday | 42 |', 28, 'an empty cell'],
    ['Monday | 42', 'Monday |42', 28, '“Monday |42 | 3,5” is no row of cells'],
    ['Monday | 42', 'Monday | *42', 28, 'escape in “*42”'],
    ['Monday | 42', 'Mon  day | 42', 28, 'a stray space in “Mon  day”'],
    ['Monday | 42', 'Monday | {41 or 42}', 28, 'a brace in “{41 or 42}”'],
    ['Tuesday', 'Monday', 29, 'the row “Monday” stands twice'],
    ['Loaves | Left', 'Left | Left', 27, 'the head “Left” stands twice'],
    [/## Table: Trains.*?(?=## Never)/su, '', 33, '2 tables'],
    [/## Table: A.*?(?=## Never)/su, '', 1, '0 tables'],
  ])('%j for %j', (from, to, line, fault) => {
    expect(withLine(from, to)).toContainEqual(
      expect.objectContaining({
        file: 'xx/language.txt',
        line,
        fault: expect.stringContaining(fault),
      }),
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
