// @ts-check
/**
 * Records the texts of the golden vectors: `npm run golden`.
 *
 * A recorded text may only change when `TEXT_VERSION` is raised.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  ELEMENTS,
  generate,
  groupsOf,
  LOCALES,
  TEXT_VERSION,
  TYPES,
} from '../packages/text/dist/index.js'

/** @import { GenerateOptions, Type } from '../packages/text/dist/index.js' */

const FILE = new URL('../packages/text/test/golden.json', import.meta.url)

/** @type {{ textVersion: number, vectors: { options: object, text: string }[] }} */
const recorded = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : { textVersion: 0, vectors: [] }
/**
 * How many items of each type.
 *
 * @type {Readonly<Record<Type, number>>}
 */
const COUNTS = { paragraph: 1, sentence: 3, word: 12, title: 2, article: 2, label: 4, message: 2 }

/**
 * Options that apply only to some types.
 *
 * @type {readonly GenerateOptions[]}
 */
const EXTRAS = [
  { type: 'paragraph', chars: 300 },
  { type: 'paragraph', chars: 2500, start: false },
  { type: 'sentence', count: 3, bytes: [80, 160] },
  { type: 'title', count: 3, chars: [10, 40] },
  { type: 'word', count: 4, bytes: 12 },
  { type: 'paragraph', length: 'short', count: 3 },
  { type: 'paragraph', length: 'verylong', start: false },
  { type: 'paragraph', count: 2, offset: 3, start: false },
  { type: 'paragraph', length: 'short', offset: 100, start: false },
  { type: 'sentence', count: 2, offset: 40 },
  { type: 'word', count: 3, offset: 500 },
  { type: 'title', count: 2, offset: 25 },
  { type: 'sentence', count: 2, offset: 7, chars: [60, 90] },
  { type: 'article', with: ['definitions', 'tables', 'code', 'images'] },
  { type: 'article', length: 'short', with: ELEMENTS },
]

/**
 * Options of the texts on the first topic of a language.
 *
 * @type {readonly GenerateOptions[]}
 */
const ABOUT = [
  { type: 'paragraph', start: false },
  { type: 'sentence', chars: 120 },
  { type: 'title', count: 3 },
]

/** Labels and messages are drawn alike in every language: those of English stand for all. */
const ALIGNED = TYPES.filter((type) => groupsOf(type) !== undefined)
const OTHERS = TYPES.filter((type) => groupsOf(type) === undefined)

const plain = OTHERS.flatMap((type) => [
  { type, count: COUNTS[type], start: true, seed: 'golden' },
  { type, count: COUNTS[type], start: false, seed: '42' },
])
/** @type {readonly GenerateOptions[]} */
const aligned = ALIGNED.flatMap((type) => [
  { type, count: COUNTS[type] },
  { type, count: COUNTS[type], topic: groupsOf(type)?.[0], offset: 3 },
  { type, count: COUNTS[type], chars: [10, 40] },
])

/**
 * Pseudolocales are English by rule: a short text shows the rule.
 *
 * @type {readonly GenerateOptions[]}
 */
const few = [{ type: 'sentence', count: 1 }]

const vectors = Object.entries(LOCALES).flatMap(([locale, { topics, isPseudolocale }]) =>
  (isPseudolocale
    ? few
    : [
        ...plain,
        ...EXTRAS,
        ...(locale === 'en' ? aligned : []),
        ...(topics.length === 0 ? [] : ABOUT.map((options) => ({ ...options, topic: topics[0] }))),
      ]
  ).map((options) => {
    const whole = { locale, seed: 'golden', ...options }
    return { options: whole, text: generate(whole).text }
  }),
)

const keyOf = (/** @type {{ options: object }} */ { options }) => JSON.stringify(options)
const known = new Map(recorded.vectors.map((vector) => [keyOf(vector), vector.text]))
const changed = vectors.filter(
  (vector) => known.has(keyOf(vector)) && known.get(keyOf(vector)) !== vector.text,
)
if (changed.length > 0 && recorded.textVersion === TEXT_VERSION) {
  console.error(`These vectors change: raise TEXT_VERSION, and say so in CHANGELOG.md.`)
  for (const vector of changed) console.error(`  ${keyOf(vector)}`)
  process.exit(1)
}
writeFileSync(FILE, `${JSON.stringify({ textVersion: TEXT_VERSION, vectors }, null, 2)}\n`)
