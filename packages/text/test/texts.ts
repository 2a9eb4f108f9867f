/** What the files of the languages say, for tests that read them. */
import { filesOf, interfaceKeys } from '../../../tools/language-files.mjs'
import type { Line, Locale, Paragraph } from '../src/language/locale.js'
import { PSEUDOLOCALE_CODES, type PseudolocaleCode } from '../src/language/locale-codes.js'
import { pseudolocale } from '../src/language/pseudolocale.js'
import { combinations } from '../src/notation/combinations.js'
import { readKeys } from '../src/notation/read-interface.js'
import { readLocale } from '../src/notation/read-locale.js'

/** The keys that every `interface.txt` has, by their group. */
export const INTERFACE_KEYS = readKeys(interfaceKeys())

const isPseudolocale = (code: string): code is PseudolocaleCode =>
  (PSEUDOLOCALE_CODES as readonly string[]).includes(code)

const read = new Map<string, Locale>()

/** A language as its files have it. */
export function localeOf(code: string): Locale {
  const known = read.get(code)
  if (known !== undefined) return known
  const locale = isPseudolocale(code)
    ? pseudolocale(localeOf('en'), code)
    : readLocale(code, filesOf(code), INTERFACE_KEYS)
  read.set(code, locale)
  return locale
}

/** Every sentence of a language in every wording. */
export function wordingsOf(locale: Locale): string[] {
  return sentencesOf(locale).flatMap((line) => [...combinations(line, locale.lists)])
}

/** Every sentence of a language, as it is written. */
export function sentencesOf({ pieces }: Locale): Line[] {
  return pieces.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ sentences }) => sentences.map(({ line }) => line)),
  )
}

/** Every line of a language: titles, items and headings too. */
export function linesOf(locale: Locale): Line[] {
  const others = locale.pieces.flatMap(({ titles, items, paragraphs }) => [
    ...titles,
    ...items,
    ...paragraphs.map(({ heading }) => heading),
  ])
  return [...sentencesOf(locale), ...others]
}

/** The captions and cells of the tables of a language. */
export function cellsOf({ tables }: Locale): string[] {
  return tables.flatMap(({ caption, heads, rows }) => [caption, ...heads, ...rows.flat()])
}

/** What a language can put into a text beside tables, in parts: text, alternatives, phrases and words. */
export function partsOf(locale: Locale): string[] {
  const { opening, lists, words } = locale
  const parts = linesOf(locale).flatMap((line) =>
    line.flatMap((part) =>
      typeof part === 'string' ? [part] : 'options' in part ? part.options : [],
    ),
  )
  const lead = 'sentence' in opening ? opening.sentence : opening.lead
  return [...new Set([...parts, ...Object.values(lists).flat(), ...words, lead])]
}

/** The paragraphs of a language, each with the piece that it is in. */
export function paragraphsOf(locale: Locale) {
  return locale.pieces.flatMap((piece, pieceNumber) =>
    piece.paragraphs.map((paragraph, place) => ({
      paragraph,
      place,
      pieceNumber,
      topic: piece.topic,
      beginnings: beginningsOf(paragraph, locale),
    })),
  )
}

export type KnownParagraph = ReturnType<typeof paragraphsOf>[number]

const beginningsOf = ({ sentences: [first] }: Paragraph, { lists }: Locale) =>
  first === undefined ? [] : [...combinations(first.line, lists)]

/** Finds the written paragraph of each item by its first sentence. */
export function recognise(
  items: readonly string[],
  known: readonly KnownParagraph[],
): KnownParagraph[] {
  const byBeginning = new Map<string, KnownParagraph>()
  for (const one of known) for (const text of one.beginnings) byBeginning.set(text, one)
  const lengths = [...new Set([...byBeginning.keys()].map(({ length }) => length))]
  return items.map((item) => {
    const found = lengths
      .map((length) => byBeginning.get(item.slice(0, length)))
      .find((one) => one !== undefined)
    if (found === undefined) throw new Error(`no paragraph begins like “${item}”`)
    return found
  })
}
