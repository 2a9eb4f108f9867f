/**
 * Prints text to read and judge:
 *
 *     npm run sample -- nl              five paragraphs
 *     npm run sample -- nl food         the pieces of a topic, drawn once
 *     npm run sample -- nl food --all   the same, with all that can be drawn
 *     npm run sample -- nl --exam       the paragraphs and sentences that a reader judges
 *     npm run sample -- nl sentence 60  60 items of a type
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { samplePieces } from '../packages/cli/dist/sample.js'
import { TYPES } from '../packages/contract/dist/index.js'
import { generate, LOCALES } from '../packages/text/dist/index.js'
import { readKeys } from '../packages/text/dist/notation/read-interface.js'
import { readLocale } from '../packages/text/dist/notation/read-locale.js'
import { filesOf, interfaceKeys } from './language-files.mjs'
import { isSamePassage } from './passages.mjs'
import { wordsOf } from './words.mjs'

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
 * For a reader: six paragraphs and runs of sentences, each drawn apart from the others as the requests of
 * different people are, and how many of these passages show what an earlier one shows.
 */
function exam() {
  const draw = (options) => generate({ locale, start: false, seed: randomUUID(), ...options }).items
  const paragraphs = Array.from({ length: 6 }, () => draw({ count: 1 })[0])
  const runs = Array.from({ length: 12 }, () => draw({ type: 'sentence', count: 5 }))
  const wordSet = (text) => new Set(wordsOf(locale)(text.toLocaleLowerCase(locale)))
  const passages = [...paragraphs, ...runs.map((run) => run.join(' '))].map(wordSet)
  const again = passages.filter((own, i) =>
    passages.slice(0, i).some((other) => isSamePassage(own, other)),
  )
  return [
    `Of these ${passages.length} passages, ${again.length} came back: they share half of their words with an earlier one.`,
    '',
    'Paragraphs',
    ...paragraphs.flatMap((paragraph) => ['', paragraph]),
    '',
    'Sentences, each run of five from one place',
    '',
    ...runs.flat().map((sentence, i) => `${i + 1}. ${sentence}`),
  ]
}
