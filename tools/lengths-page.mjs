/** The table of docs/lengths.md: the shortest whole sentences of each language. */
import { generate, LOCALES } from '../packages/text/dist/index.js'
import { combinations } from '../packages/text/dist/notation/combinations.js'
import { table, withSection } from './page-sections.mjs'

const HEADINGS = ['', 'language', 'characters', 'bytes', 'always from', 'the shortest sentence']
const RULES = ['---', '---', '--:', '--:', '--:', '---']

/** The marks at the end of a sentence. A Thai sentence has none. */
const END = /[.!?…。！？।؟;][”’»«“」』）)\u00a0\u202f]*$/u

/** If this many lengths in a row have a whole sentence, every greater length is assumed to have one. */
const SURE = 120

/** @param {string} page Markdown, with the marks `<!-- lengths -->` and `<!-- /lengths -->` */
export async function withLengths(page) {
  const rows = []
  for (const { code, englishName, isPseudolocale } of Object.values(LOCALES)) {
    if (isPseudolocale) continue
    const { shortest, sureFrom } = await lengthsOf(code)
    const characters = [...shortest].length
    const bytes = new TextEncoder().encode(shortest).length
    rows.push([`\`${code}\``, englishName, characters, bytes, sureFrom, shortest])
  }
  return withSection(page, 'lengths', `\n${table(HEADINGS, rows, RULES)}\n`)
}

async function lengthsOf(code) {
  const isWhole = await wholeIn(code)
  const exact = (chars) =>
    generate({ locale: code, type: 'sentence', chars, start: false, seed: 'lengths' }).text
  let shortest
  let sureFrom = 1
  for (let chars = 1; chars < sureFrom + SURE; chars++) {
    const text = exact(chars)
    if (!isWhole(text)) sureFrom = chars + 1
    else shortest ??= text
  }
  return { shortest, sureFrom }
}

/** Gives a function that tells whether a text is whole sentences of a language. */
async function wholeIn(code) {
  if (LOCALES[code].script !== 'Thai') return (text) => END.test(text)
  const { [code]: locale } = await import(`../packages/text/dist/locales/${code}.js`)
  const sentences = locale.pieces.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ sentences }) =>
      sentences.flatMap(({ line }) => [...combinations(line, locale.lists)]),
    ),
  )
  const known = new Set(sentences)
  const { sentenceJoiner } = LOCALES[code]
  return (text) => isMadeOf(known, text, sentenceJoiner)
}

/** Whether a text is one or more of the known sentences, with the joiner between them. */
function isMadeOf(known, text, joiner) {
  const parts = text.split(joiner)
  // A sentence may contain the joiner, so a part is not always a whole sentence.
  const endsAt = [true]
  for (let end = 1; end <= parts.length; end++) {
    endsAt[end] = parts.some(
      (_, begin) => begin < end && endsAt[begin] && known.has(parts.slice(begin, end).join(joiner)),
    )
  }
  return endsAt[parts.length] === true
}
