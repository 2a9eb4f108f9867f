/**
 * Prints figures on the text of each language, and every mark that a language misses. `npm run
 * text-report` reports on all languages; `npm run text-report -- tr ar` on some, with their moulds and the habits
 * of their narrators by topic.
 * `--write` updates docs/languages.md.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { generate, LANGUAGE_CODES } from '../packages/text/dist/index.js'
import { countCombinations } from '../packages/text/dist/notation/combinations.js'
import { readKeys } from '../packages/text/dist/notation/read-interface.js'
import { readLocale } from '../packages/text/dist/notation/read-locale.js'
import { charactersOf, numberCharactersOf, strangeCharacters } from './characters.mjs'
import { detectorsOf } from './detectors.mjs'
import { filesOf, interfaceKeys, sectionOf, unwrittenTopics } from './language-files.mjs'
import { writeLanguagesPage } from './languages-page.mjs'
import { mouldsOf } from './moulds.mjs'
import { spell } from './spelling.mjs'
import { voiceOf } from './voice.mjs'
import { anyOf, entryPattern } from './word-patterns.mjs'
import { wordsOf } from './words.mjs'

const PARAGRAPHS = 400

/** The greatest share of the 4-grams that may come back within this many paragraphs. */
const MOST_BACK = { 5: 0.02, 100: 0.15 }
/** The smallest share of different words among the first 4,000. */
const LEAST_DISTINCT = 0.18
/**
 * The smallest share of the words that a dictionary knows, and of the paragraphs that a detector
 * knows.
 */
const LEAST_KNOWN = 0.99
const LEAST_VARIANTS = 100
const LEAST_WORDS = 300
const MOST_OPEN_ALIKE = 0.25

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' } },
})
const rows = []
for (const code of positionals.length > 0 ? positionals : LANGUAGE_CODES)
  rows.push(await report(code))
console.table(Object.fromEntries(rows.map(({ code, figures }) => [code, figures])))
if (positionals.length > 0) {
  for (const row of rows) {
    printMoulds(row)
    printVoice(row)
  }
}
for (const { code, faults } of rows) for (const fault of faults) console.log(`${code}: ${fault}`)
if (values.write) writeLanguagesPage(rows)
process.exitCode = rows.some(({ faults }) => faults.length > 0) ? 1 : 0

/** The figures of a language, and a fault for each mark that it misses. */
async function report(code) {
  const faults = []
  const mark = (holds, fault) => holds || faults.push(fault)
  const locale = readLocale(code, filesOf(code), readKeys(interfaceKeys()))
  const { text, items } = generate({
    locale: code,
    count: PARAGRAPHS,
    start: false,
    seed: 'report',
  })
  const cut = wordsOf(code)
  const words = (text) => cut(text).map((word) => word.toLocaleLowerCase(code))

  const paragraphs = locale.pieces.flatMap((piece) => piece.paragraphs)
  const variants = paragraphs
    .map((paragraph) => variantsOf(paragraph, locale.lists))
    .toSorted((a, b) => a - b)
  mark(variants[0] >= LEAST_VARIANTS, `a paragraph of ${variants[0]} variants`)

  const sentences = generate({
    locale: code,
    type: 'sentence',
    count: 1000,
    start: false,
    seed: 'r',
  })
  const lengths = sentences.items
    .map((sentence) => words(sentence).length)
    .toSorted((a, b) => a - b)
  const wordsOfParagraphs = items.map(words)
  const back = {}
  for (const [within, most] of Object.entries(MOST_BACK)) {
    back[within] = average(chunks(wordsOfParagraphs, Number(within)).map(repeatedFourGrams))
    mark(
      back[within] <= most,
      `${percent(back[within])} of the 4-grams come back within ${within} paragraphs, at most ${percent(most)} wanted`,
    )
  }
  const first = wordsOfParagraphs.flat().slice(0, 4000)
  const distinct = new Set(first).size / first.length
  mark(distinct >= LEAST_DISTINCT, `${percent(distinct)} of the first 4,000 words are distinct`)

  const known = attempt(() => detectorsOf(code), []).map(({ name, knows, reliable }) => {
    const share = average(items.map((item) => Number(knows(item))))
    mark(share >= LEAST_KNOWN || !reliable, `${name} knows ${percent(share)} of the paragraphs`)
    return percent(share)
  })
  const spelled = await spell(code, text).catch((error) => {
    faults.push(error.message)
    return undefined
  })
  const unknown = spelled?.filter((word) => !word.known).map(({ word }) => word) ?? []
  const spellable = spelled && 1 - unknown.length / spelled.length
  mark(
    spellable === undefined || spellable >= LEAST_KNOWN,
    `${percent(spellable)} of the words are in the dictionary; not ${[...new Set(unknown)].join(' ')}`,
  )
  const characters = attempt(() => charactersOf(code))
  const strange = characters ? strangeCharacters(text.replaceAll('\n', ''), characters) : []
  mark(strange.length === 0, `characters that CLDR does not list: ${strange.join(' ')}`)
  const inTables = characters && new Set([...characters, ...numberCharactersOf(code)])
  const strangeInTables = inTables ? strangeCharacters(cellsOf(locale).join(''), inTables) : []
  mark(
    strangeInTables.length === 0,
    `characters in tables that CLDR does not list: ${strangeInTables.join(' ')}`,
  )
  mark(locale.words.length >= LEAST_WORDS, `${locale.words.length} words`)
  for (const heading of ['Register', 'Never']) {
    mark(sectionOf(code, heading) !== '', `nothing under “## ${heading}” of ${code}/language.txt`)
  }
  for (const topic of unwrittenTopics(code))
    mark(false, `nothing is written in ${code}/${topic}.txt`)
  const messages = `packages/web/messages/${code}.json`
  mark(
    existsSync(new URL(`../${messages}`, import.meta.url)),
    `no ${messages}: readers of the language get the page in English`,
  )

  // Filler has no topics and no titles. Its sentences are drawn by chance, so moulds do not count.
  const moulds = locale.topics.length > 0 ? mouldsOf(locale, words) : undefined
  if (moulds !== undefined) {
    mark(
      moulds.openAlike <= MOST_OPEN_ALIKE,
      `${percent(moulds.openAlike)} of the paragraphs open with the same two words: ${moulds.alike.join(', ')}`,
    )
    for (const twins of moulds.twins) mark(false, `near-twins: ${twins.join(' | ')}`)
  }
  const voice = locale.topics.length > 0 ? voiceOf(locale, words, habitsOf(locale)) : []
  const habits = voice.at(-1)
  const figures = {
    pieces: locale.pieces.length,
    paragraphs: paragraphs.length,
    sentences: paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0),
    variants: rounded(median(variants)),
    'words a sentence': `${median(lengths)} (${lengths[0]}–${lengths.at(-1)})`,
    '4-grams': `${percent(back[5])} / ${percent(back[100])}`,
    distinct: percent(distinct),
    'open alike': moulds === undefined ? '' : percent(moulds.openAlike),
    'on title': moulds === undefined ? '' : percent(moulds.openOnTitle),
    twins: moulds === undefined ? '' : moulds.twins.length,
    'last shortest': percent(habits?.lastShortest),
    reasons: percent(habits?.withReason),
    numbers: percent(habits?.withNumber),
    'word list': locale.words.length,
    'in dictionary': percent(spellable),
    detected: known.join(', '),
  }
  return { code, figures, faults, moulds, voice }

  /**
   * The result of a function. If it throws, its message becomes a fault, and `otherwise` the
   * result.
   */
  function attempt(look, otherwise) {
    try {
      return look()
    } catch (error) {
      faults.push(error.message)
      return otherwise
    }
  }
}

function printMoulds({ code, moulds }) {
  if (moulds === undefined) return
  console.log(`${code}, paragraphs that open alike: ${moulds.alike.join(', ') || 'none'}`)
  console.log(
    `${code}, words that one piece has more than the others: ${moulds.overused.join(', ') || 'none'}`,
  )
}

function printVoice({ code, voice }) {
  console.log(`${code}, habits of the narrator by topic:`)
  const rows = voice.map(({ topic, lastShortest, withReason, withNumber }) => [
    topic,
    {
      'last sentence the shortest': percent(lastShortest),
      'sentences with a reason': percent(withReason),
      'sentences with a number': percent(withNumber),
    },
  ])
  console.table(Object.fromEntries(rows))
}

/** Patterns of the reasons and numbers that a language lists; digits are numbers in all of them. */
function habitsOf({ code, script }) {
  const listed = (heading) => (sectionOf(code, heading).match(/\S+/gu) ?? []).map(entryPattern)
  const patternOf = (patterns, others = []) =>
    patterns.length === 0 ? undefined : anyOf([...patterns, ...others], script)
  return {
    reason: patternOf(listed('Reasons')),
    number: patternOf(listed('Numbers'), ['\\p{Nd}']),
  }
}

/** The captions and cells of the tables of a language. */
function cellsOf({ tables }) {
  return tables.flatMap(({ caption, heads, rows }) => [caption, ...heads, ...rows.flat()])
}

/** How many variants a paragraph has. */
function variantsOf({ sentences }, lists) {
  const line = sentences.flatMap((sentence) => sentence.line)
  const left = sentences.filter(({ optional }) => optional).length
  const drawn = line.filter((part) => part.list !== undefined)
  return drawn.reduce(
    (product, { list }) => product * lists[list].length,
    countCombinations(line) * 2 ** left,
  )
}

/** The share of the 4-grams in these paragraphs that have occurred before. */
function repeatedFourGrams(paragraphs) {
  const seen = new Set()
  let [total, repeated] = [0, 0]
  for (const words of paragraphs) {
    for (let i = 0; i + 4 <= words.length; i++) {
      const gram = words.slice(i, i + 4).join(' ')
      total++
      if (seen.has(gram)) repeated++
      seen.add(gram)
    }
  }
  return repeated / total
}

function chunks(items, size) {
  return Array.from({ length: Math.floor(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  )
}

function average(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function median(sorted) {
  return sorted[Math.floor(sorted.length / 2)]
}

/** A large number in short: `5 · 10^9`. */
function rounded(number) {
  if (number < 1e6) return number.toLocaleString('en')
  const exponent = Math.floor(Math.log10(number))
  return `${Math.round(number / 10 ** exponent)} · 10^${exponent}`
}

function percent(share) {
  if (share === undefined) return ''
  return `${(100 * share).toFixed(1)} %`
}
