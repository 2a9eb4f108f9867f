/**
 * Prints figures on the text of each language, and what falls short of its mark:
 * `npm run text-report` for all, `npm run text-report -- tr ar` for some.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { generate } from '../packages/text/dist/index.js'
import { LOCALES } from '../packages/text/dist/locales/index.js'
import { readGrammar } from '../packages/text/dist/notation/grammar.js'
import { distinctSentences } from '../packages/text/dist/notation/pattern.js'
import { charactersOf, strangeCharacters } from './characters.mjs'
import { detectorsOf } from './detectors.mjs'
import { spell } from './spelling.mjs'
import { wordsOf } from './words.mjs'

const PARAGRAPHS = 800

/** How many words a phrase has, once counted. */
const phraseLengths = new Map()

const chosen = process.argv.slice(2).filter((argument) => argument !== '--write')
const codes = chosen.length > 0 ? chosen : Object.keys(LOCALES)
const rows = []
for (const code of codes) rows.push(await report(code))
console.table(Object.fromEntries(rows.map(({ code, figures }) => [code, figures])))
for (const { code, faults } of rows) for (const fault of faults) console.log(`${code}: ${fault}`)
if (process.argv.includes('--write')) writeTable()
process.exitCode = rows.some(({ faults }) => faults.length > 0) ? 1 : 0

/** The figures of a locale and the marks that it misses. */
async function report(code) {
  const faults = []
  const mark = (holds, fault) => holds || faults.push(fault)
  const grammar = readGrammar(LOCALES[code])
  const patterns = [...grammar.statements, ...grammar.lively]
  const sizes = patterns.map(distinctSentences)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  mark(patterns.length >= 12, `${patterns.length} patterns, at least 12 wanted`)
  mark(all >= 1e7, `${all} distinct sentences, at least 10,000,000 wanted`)
  for (const [i, size] of sizes.entries()) {
    mark(size >= 1e5, `“${patterns[i].source}” gives ${size} sentences, at least 100,000 wanted`)
  }

  const text = generate({ locale: code, count: PARAGRAPHS, start: false, seed: 'text report' })
  const sentences = generate({
    locale: code,
    type: 'sentence',
    count: 1000,
    start: false,
    seed: 'text report',
  }).items
  mark(
    new Set(sentences).size === 1000,
    `${1000 - new Set(sentences).size} of 1,000 sentences come twice`,
  )

  const cut = wordsOf(code)
  const words = (text) => cut(text).map((word) => word.toLowerCase())
  const lengths = Array.from({ length: 10 }, (_, i) => String(i)).flatMap((seed) =>
    generate({ locale: code, type: 'sentence', count: 1000, start: false, seed }).items.map(
      (sentence) => words(sentence).length,
    ),
  )
  const mean = average(lengths)
  const spread = Math.sqrt(average(lengths.map((length) => (length - mean) ** 2)))
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  const [low, high] = ['tr', 'fi', 'hu', 'ko'].includes(code) ? [6, 14] : [8, 16]
  mark(shortest >= 4, `a sentence of ${shortest} words, at least 4 wanted`)
  mark(longest <= 25, `a sentence of ${longest} words, at most 25 wanted`)
  mark(mean >= low && mean <= high, `${mean.toFixed(1)} words a sentence, ${low} to ${high} wanted`)
  mark(spread >= 3, `sentence lengths spread by ${spread.toFixed(1)} words, at least 3 wanted`)

  for (const pattern of patterns) {
    const [least, most] = lengthRange(pattern, words)
    mark(
      least >= 4 && most <= 25,
      `“${pattern.source}” gives ${least} to ${most} words, 4 to 25 wanted`,
    )
  }

  const paragraphs = text.items.map((item) => words(item))
  const near = average(chunks(paragraphs, 5).map(repeatedFourGrams))
  const far = average(chunks(paragraphs, 100).map(repeatedFourGrams))
  mark(
    near <= 0.02,
    `${percent(near)} of the 4-grams come back within 5 paragraphs, at most 2 % wanted`,
  )
  mark(
    far <= 0.15,
    `${percent(far)} of the 4-grams come back within 100 paragraphs, at most 15 % wanted`,
  )
  const first = paragraphs.flat().slice(0, 4000)
  const distinct = new Set(first).size / first.length
  mark(
    distinct >= 0.18,
    `${percent(distinct)} of the first 4,000 words are distinct, at least 18 % wanted`,
  )

  const known = detectorsOf(code).map(({ name, detectLanguage, reliable }) => {
    const share = average(text.items.map((item) => Number(detectLanguage(item) === code)))
    mark(
      share >= 0.99 || !reliable,
      `${name} knows ${percent(share)} of the paragraphs, at least 99 % wanted`,
    )
    return `${name} ${percent(share)}`
  })
  const spelled = await spell(code, text.text)
  const unknown = spelled.filter((word) => !word.known).map(({ word }) => word)
  const spellable = 1 - unknown.length / spelled.length
  mark(
    spellable >= 0.99,
    `${percent(spellable)} of the words are in the dictionary, at least 99 % wanted; not ${[...new Set(unknown)].join(' ')}`,
  )
  const strange = strangeCharacters(text.text.replaceAll('\n', ''), charactersOf(code))
  mark(strange.length === 0, `characters that CLDR does not list: ${strange.join(' ')}`)
  const forbidden = [...new Set(text.text.match(/[&<>"'\\*_[\]#|~`]|[^\P{Cc}\n]/gu) ?? [])]
  mark(forbidden.length === 0, `forbidden characters ${forbidden.join(' ')}`)
  mark(text.text === text.text.normalize('NFC'), 'not NFC')
  mark(
    text.items.every((item) => !/ {2}|^[\s>+-]| [,.;:…]/u.test(item)),
    'odd spacing',
  )
  const lively = sentences.filter((sentence) => /[?!؟？！“”«»「」„;]/u.test(sentence)).length / 1000
  const wordList = new Set(grammar.words)
  mark(wordList.size >= 300, `${wordList.size} words, at least 300 wanted`)
  const twice = grammar.words.filter((word, i) => grammar.words.indexOf(word) !== i)
  mark(twice.length === 0, `words that stand twice: ${twice.join(' ')}`)

  const figures = {
    patterns: patterns.length,
    lists: grammar.lists.size,
    phrases: [...grammar.lists.values()].reduce((sum, list) => sum + list.rows.length, 0),
    sentences: all.toExponential(1),
    words: `${mean.toFixed(1)} ± ${spread.toFixed(1)} (${shortest}–${longest})`,
    '4-grams': `${percent(near)} ${percent(far)}`,
    distinct: percent(distinct),
    marked: percent(lively),
    'word list': wordList.size,
    'in dictionary': percent(spellable),
    detected: known.join(' '),
  }
  return { code, figures, faults }
}

/** The words of the shortest and the longest sentence that a pattern can give. */
function lengthRange({ forms }, words) {
  const lengths = forms.map(({ parts }) => {
    const range = [0, 0]
    // A row that is drawn once serves all its slots: its forms are counted together.
    const rows = new Map()
    for (const part of parts) {
      if (typeof part === 'string') {
        range[0] += words(part).length
        range[1] += words(part).length
      } else {
        const known = rows.get(part.register) ?? part.list.rows.map(() => 0)
        rows.set(
          part.register,
          known.map((sum, i) => sum + phraseLength(part.list.rows[i][part.column], words)),
        )
      }
    }
    for (const sums of rows.values()) {
      range[0] += Math.min(...sums)
      range[1] += Math.max(...sums)
    }
    return range
  })
  return [
    Math.min(...lengths.map(([least]) => least)),
    Math.max(...lengths.map(([, most]) => most)),
  ]
}

function phraseLength(phrase, words) {
  if (!phraseLengths.has(phrase)) phraseLengths.set(phrase, words(phrase).length)
  return phraseLengths.get(phrase)
}

/** The share of the 4-grams of these paragraphs that stood in them before. */
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

function chunks(list, size) {
  return Array.from({ length: Math.floor(list.length / size) }, (_, i) =>
    list.slice(i * size, (i + 1) * size),
  )
}

function average(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function percent(share) {
  return `${(100 * share).toFixed(1)} %`
}

/** Writes the figures of all languages into their page. */
function writeTable() {
  const page = new URL('../docs/languages.md', import.meta.url)
  const separated = (number) => number.toLocaleString('en')
  const lines = rows.map(({ code, figures }) => {
    const [digits, exponent] = figures.sentences.split('e+')
    const cells = [
      `\`${code}\``,
      LOCALES[code].englishName,
      figures.patterns,
      figures.lists,
      separated(figures.phrases),
      `${digits} · 10^${exponent}`,
      figures.words,
      figures['4-grams'].replace(' % ', ' / '),
      figures.distinct,
      figures['word list'],
      figures['in dictionary'],
      figures.detected.replaceAll('% ', '%, ').replaceAll(/[a-z]+ (?=\d)/gu, ''),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const old = readFileSync(page, 'utf8')
  const begin = old.indexOf('| `la` |')
  const end = old.indexOf('\n', old.indexOf('| `bg` |')) + 1
  writeFileSync(page, `${old.slice(0, begin)}${lines.join('\n')}\n${old.slice(end)}`)
}
