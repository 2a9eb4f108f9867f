/** The table of docs/lengths.md: the shortest whole sentences of each language. */
import { generate, LOCALES } from '../packages/text/dist/index.js'
import { combinations } from '../packages/text/dist/notation/combinations.js'

/** What a sentence ends with. In Thai it is a letter as any other. */
const END = /[.!?…。！？।؟;][”’»«“」』）)\u00a0\u202f]*$/u

/** So many lengths in a row, each with a whole sentence, are taken for all that follow. */
const SURE = 120

/** @param {string} page Markdown, with a table between `<!-- lengths -->` and `<!-- /lengths -->` */
export async function withLengths(page) {
  const rows = []
  for (const { code, englishName } of Object.values(LOCALES)) {
    const { shortest, sureFrom } = await lengthsOf(code)
    const characters = [...shortest].length
    const bytes = new TextEncoder().encode(shortest).length
    rows.push(
      `| \`${code}\` | ${englishName} | ${characters} | ${bytes} | ${sureFrom} | ${shortest} |`,
    )
  }
  const head =
    '|  | language | characters | bytes | always from | the shortest sentence |\n| --- | --- | --: | --: | --: | --- |'
  const table = `\n${head}\n${rows.join('\n')}\n\n`
  return page.replace(/(?<=<!-- lengths -->\n)[\s\S]*?(?=<!-- \/lengths -->)/u, () => table)
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

/** Tells whether a text is whole sentences of a language. */
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

/** Whether a text is some of these sentences, with their joiner between them. */
function isMadeOf(known, text, joiner) {
  const parts = text.split(joiner)
  // Sentences may have what joins them inside as well.
  const endsAt = [true]
  for (let end = 1; end <= parts.length; end++) {
    endsAt[end] = parts.some(
      (_, begin) => begin < end && endsAt[begin] && known.has(parts.slice(begin, end).join(joiner)),
    )
  }
  return endsAt[parts.length] === true
}
