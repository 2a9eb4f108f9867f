/**
 * Records what the seeds of the golden vectors give: `npm run golden`.
 *
 * A vector that is there already may only change when `TEXT_VERSION` is raised.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { generate, LOCALES, TEXT_VERSION, TYPES } from '../packages/text/dist/index.js'

const FILE = new URL('../packages/text/test/golden.json', import.meta.url)

const recorded = existsSync(FILE)
  ? JSON.parse(readFileSync(FILE, 'utf8'))
  : { textVersion: 0, vectors: [] }
const vectors = Object.keys(LOCALES).flatMap((locale) =>
  TYPES.flatMap((type) =>
    ['golden', '42'].map((seed) => {
      const count = { paragraph: 1, sentence: 3, word: 12, title: 2, article: 2 }[type]
      const start = seed === 'golden'
      return {
        locale,
        type,
        count,
        start,
        seed,
        text: generate({ locale, type, count, start, seed }).text,
      }
    }),
  ),
)

const key = ({ locale, type, seed }) => `${locale} ${type} ${seed}`
const known = new Map(recorded.vectors.map((vector) => [key(vector), vector.text]))
const changed = vectors.filter(
  (vector) => known.has(key(vector)) && known.get(key(vector)) !== vector.text,
)
if (changed.length > 0 && recorded.textVersion === TEXT_VERSION) {
  console.error(`These vectors change: raise TEXT_VERSION, and say so in CHANGELOG.md.`)
  for (const vector of changed) console.error(`  ${key(vector)}`)
  process.exit(1)
}
writeFileSync(FILE, `${JSON.stringify({ textVersion: TEXT_VERSION, vectors }, null, 2)}\n`)
