/**
 * Asks again and again, and tells what comes back: `npm run bench -- again`.
 *
 * AGAIN_FROM in the environment is the built package to ask, `…/packages/text/dist/node.js`, or the address of a
 * service; by default, the package that was built here. So a version can be told beside another.
 */
import { pathToFileURL } from 'node:url'
import { isSamePassage } from '../tools/passages.mjs'

const LANGUAGES = ['en', 'de', 'fr']
/** How often one text after the other is asked for until one comes back. */
const RUNS = 40
/** Nobody asks more often. */
const PATIENCE = 500
const SEEDS = 120
const LENGTHS = [
  ['titles of 40–60', { type: 'title', chars: [40, 60] }],
  ['titles of 1–20', { type: 'title', chars: [1, 20] }],
  ['sentences of 120', { type: 'sentence', chars: [120, 120] }],
].flatMap(([what, options]) => [
  [`${what} characters`, { ...options, start: false }],
  [`${what} characters with “Lorem ipsum”`, { ...options, start: true }],
])
const OPENING = /^Lorem ipsum\P{L}*/u

/** Two texts of a length begin alike if so many characters are the same. */
const BEGINNING = 12

/**
 * For each language: `{ language, measure, result }`, in the order they are to be read.
 */
export async function measureAgain() {
  const ask = await opened(process.env.AGAIN_FROM)
  const rows = []
  for (const locale of LANGUAGES) {
    const tell = (measure, result) => rows.push({ language: locale, measure, result })
    const text = (options) => ask({ locale, start: false, ...options })
    const returns = []
    for (let run = 0; run < RUNS; run++) returns.push(await firstReturn(text))
    returns.sort((a, b) => a - b)
    const [worst, median] = [returns[0], returns[RUNS / 2]]
    tell('paragraphs one by one: the first that came before', `median ${median}, worst ${worst}`)

    const seeded = await texts(30, (i) => text({ seed: `card ${i}` }))
    tell('30 cards of a seed each: cards that show what another shows', repeated(seeded))
    const offset = await texts(30, (i) => text({ seed: 'cards', offset: i })).catch(() => undefined)
    tell('30 cards of one seed by offset', offset === undefined ? 'no offset' : repeated(offset))

    const shown = await texts(15, () => text({ topic: 'food', count: 3 }))
    const begun = shown.map((one) => wordsOf(one.split('\n\n')[0]))
    const again = begun.filter((own, i) =>
      begun.slice(0, i).some((other) => isSamePassage(own, other)),
    )
    tell('three paragraphs on food, 15 times: texts that begin as one before', `${again.length}`)

    for (const [what, options] of LENGTHS) {
      const all = await texts(SEEDS, (seed) => text({ ...options, seed: String(seed) }))
      const after = all.map((one) => [...one.replace(OPENING, '')].slice(0, BEGINNING).join(''))
      tell(`${what}, ${SEEDS} seeds: beginnings`, `${new Set(after).size}`)
      tell(`${what}, ${SEEDS} seeds: texts`, `${new Set(all).size}`)
    }
  }
  return rows
}

/** @returns a function that gives the text for options of the package */
async function opened(from) {
  if (from?.startsWith('http')) {
    return async ({ chars, ...options }) => {
      const query = new URLSearchParams({ ...options, ...(chars && { chars: chars.join('-') }) })
      const response = await fetch(`${from}/api/generate?${query}`)
      if (response.ok) return await response.text()
      throw new Error(`${response.status}: ${await response.text()}`)
    }
  }
  const { generate, TEXT_VERSION } = await import(
    from === undefined ? '@polyipsum/text' : pathToFileURL(from).href
  )
  return async (options) => {
    // A version without an offset would ignore it.
    if (options.offset !== undefined && TEXT_VERSION < 11) throw new Error('no offset')
    return generate(options).text
  }
}

async function texts(count, ask) {
  const asked = []
  for (let i = 0; i < count; i++) asked.push(await ask(i))
  return asked
}

/** How many paragraphs without a seed it takes until one comes back. */
async function firstReturn(text) {
  const shown = []
  while (shown.length < PATIENCE) {
    const words = wordsOf(await text({}))
    if (shown.some((other) => isSamePassage(words, other))) return shown.length + 1
    shown.push(words)
  }
  return PATIENCE
}

/** How many of some texts show what another of them shows. */
function repeated(shown) {
  const words = shown.map(wordsOf)
  const alike = words.filter((own, i) =>
    words.some((other, j) => i !== j && isSamePassage(own, other)),
  )
  return `${alike.length} of ${shown.length}`
}

const wordsOf = (text) => new Set(text.toLowerCase().match(/\p{L}+/gu))
