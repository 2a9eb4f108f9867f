/** Writes a text of the same length for each piece of a selection. */
import { generate, LOCALES, type LocaleCode, type Type } from '@polyipsum/text'
import { notationAt } from './place/notation.js'
import type { Prose, Run } from './selection.js'

/** Matches the letters of each script of our languages. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Arab: /\p{Script=Arabic}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Hans: /\p{Script=Han}/u,
  Hant: /\p{Script=Han}/u,
  Kore: /\p{Script=Hangul}/u,
  Deva: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
}

/** The characters that tell the script of a text. */
const SAMPLE = 500

/** The language of a text as far as its script tells: the given one, or the first with the script. */
export function localeByScript(text: string, given: LocaleCode): LocaleCode {
  const sample = text.slice(0, SAMPLE)
  const fits = (code: LocaleCode) => LETTERS[LOCALES[code].script]?.test(sample) === true
  // Japanese has the characters of Chinese too, so a text with kana is Japanese.
  const byKana = LETTERS['Jpan']?.test(sample) === true
  if (fits(given) && (!byKana || LOCALES[given].script === 'Jpan')) return given
  const codes = Object.keys(LOCALES) as LocaleCode[]
  return (
    codes.find((code) => LOCALES[code].script === 'Jpan' && byKana) ?? codes.find(fits) ?? given
  )
}

/** The selection with each piece of text in another draw, of exactly as many characters. */
export function withSameLength({ runs, scan }: Prose, locale: LocaleCode): string {
  const { escaped } = notationAt(scan.surrounding, NO_CONTEXT, undefined)
  return runs.map((run) => run.before + escaped(textLike(run, locale))).join('')
}

const NO_CONTEXT = { before: '', after: '', sinceTag: '' }

function textLike({ text }: Run, locale: LocaleCode): string {
  const core = text.trim()
  const [before, after] = text.split(core) as [string, string]
  return `${before}${
    generate({
      type: typeLike(core),
      locale,
      chars: [...core].length,
      start: core.startsWith('Lorem ipsum'),
    }).text
  }${after}`
}

/** The end of a sentence, before quotation marks and brackets. */
const END_MARK = /[.!?…。！？؟।][”"’'»」』)\]]*$/u

function typeLike(text: string): Type {
  // A script without spaces needs few characters for several words.
  const longestWord = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(
    text,
  )
    ? 6
    : 30
  if (!/\s/u.test(text) && text.length <= longestWord) return 'word'
  return END_MARK.test(text) || text.length > LONGEST_TITLE ? 'sentence' : 'title'
}

/** A longer text is no title, even without an end mark. */
const LONGEST_TITLE = 100
