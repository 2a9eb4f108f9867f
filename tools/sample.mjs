/**
 * Prints text to read and judge:
 *
 *     npm run sample -- nl              five paragraphs
 *     npm run sample -- nl food         the pieces of a topic, drawn once
 *     npm run sample -- nl food --all   the same, laid out with all that can be drawn
 *     npm run sample -- nl --exam       what a reader of the language is given
 *     npm run sample -- nl sentence 60  so many items of a type
 */
import { parseArgs } from 'node:util'
import { TYPES } from '../packages/contract/dist/index.js'
import { generate, LOCALES } from '../packages/text/dist/index.js'
import { readLocale } from '../packages/text/dist/notation/read-locale.js'
import { filesOf } from './language-files.mjs'
import { drawPiece, layOut } from './piece-layout.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, exam: { type: 'boolean' } },
})
const [locale = 'la', what = 'paragraph', count = '5', seed] = positionals

if (values.exam) {
  console.log(exam().join('\n'))
} else if (TYPES.includes(what)) {
  const options = { locale, type: what, count: Number(count), start: false }
  const { items } = generate(seed === undefined ? options : { ...options, seed })
  console.log(items.join(what === 'paragraph' ? '\n\n' : '\n'))
} else {
  const whole = readLocale(locale, filesOf(locale))
  const pieces = whole.pieces.filter((piece) => (piece.topic ?? 'text') === what)
  if (pieces.length === 0) {
    throw new RangeError(`${locale} has ${whole.topics.join(', ') || 'no topics'}, but not ${what}`)
  }
  const show = values.all ? layOut : drawPiece
  console.log(pieces.map((piece) => show(piece, whole).join('\n')).join('\n\n\n'))
}

/** Six paragraphs of six topics and 60 sentences over all of them, as the reader's brief wants. */
function exam() {
  const { topics } = LOCALES[locale]
  const some = topics.length === 0 ? Array(6).fill(undefined) : shuffled(topics).slice(0, 6)
  const paragraphs = some.map((topic) => generate({ locale, topic, start: false }).text)
  const each = Math.ceil(60 / Math.max(topics.length, 1))
  const sentences = (topics.length === 0 ? [undefined] : shuffled(topics)).flatMap(
    (topic) => generate({ locale, topic, type: 'sentence', count: each, start: false }).items,
  )
  return [
    'Paragraphs',
    ...paragraphs.flatMap((paragraph) => ['', paragraph]),
    '',
    `Sentences, ${each} running on in each topic`,
    '',
    ...sentences.slice(0, 60).map((sentence, i) => `${i + 1}. ${sentence}`),
  ]
}

function shuffled(items) {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
