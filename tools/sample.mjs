/**
 * Prints text to read and judge:
 *
 *     npm run sample -- nl              five paragraphs
 *     npm run sample -- nl food         the pieces of a topic, drawn once
 *     npm run sample -- nl food --all   the same, with all that can be drawn
 *     npm run sample -- nl --exam       the paragraphs and sentences that a reader judges
 *     npm run sample -- nl sentence 60  60 items of a type
 */
import { parseArgs } from 'node:util'
import { samplePieces } from '../packages/cli/dist/sample.js'
import { TYPES } from '../packages/contract/dist/index.js'
import { generate, LOCALES } from '../packages/text/dist/index.js'
import { readKeys } from '../packages/text/dist/notation/read-interface.js'
import { readLocale } from '../packages/text/dist/notation/read-locale.js'
import { filesOf, interfaceKeys } from './language-files.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, exam: { type: 'boolean' } },
})
const [locale = 'la', what = 'paragraph', count = '5', seed] = positionals
if (!Object.hasOwn(LOCALES, locale)) {
  console.error(
    `There is no language ${locale}, only ${Object.keys(LOCALES).join(' ')}. To add it: npm run new-language ${locale}`,
  )
  process.exit(1)
}

if (values.exam) {
  console.log(exam().join('\n'))
} else if (TYPES.includes(what)) {
  const options = { locale, type: what, count: Number(count), start: false }
  const { items } = generate(seed === undefined ? options : { ...options, seed })
  console.log(items.join(what === 'paragraph' ? '\n\n' : '\n'))
} else {
  const whole = readLocale(locale, filesOf(locale), readKeys(interfaceKeys()))
  process.stdout.write(samplePieces(whole, what, values.all === true))
}

/**
 * For a reader: a paragraph from each of six topics, and 60 sentences over as many topics as
 * possible.
 */
function exam() {
  const { topics } = LOCALES[locale]
  const drawn = shuffled(topics.length === 0 ? Array(10).fill(undefined) : topics).map(drawTopic)
  return [
    'Paragraphs',
    ...drawn.slice(0, 6).flatMap(({ paragraph }) => ['', paragraph]),
    '',
    'Sentences, each run of them a paragraph',
    '',
    ...drawn
      .flatMap(({ sentences }) => sentences)
      .slice(0, 60)
      .map((sentence, i) => `${i + 1}. ${sentence}`),
  ]
}

/** A paragraph of a topic, and the sentences of another paragraph of the topic. */
function drawTopic(topic) {
  const options = { locale, topic, start: false, seed: String(Math.random()) }
  const paragraphs = generate({ ...options, count: 8 }).items
  const all = generate({ ...options, type: 'sentence', count: 100 }).items
  // With one seed, the sentences are those of the paragraphs, in their order.
  const { sentenceJoiner } = LOCALES[locale]
  let sentences = []
  for (const paragraph of paragraphs) {
    sentences = []
    while (sentences.join(sentenceJoiner).length < paragraph.length) sentences.push(all.shift())
  }
  return { paragraph: paragraphs[0], sentences }
}

function shuffled(items) {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
