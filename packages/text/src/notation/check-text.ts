/** Checks every text that a line can give. */
import type { Line } from '../language/locale.js'
import { combinations, countCombinations } from './combinations.js'
import type { Complain } from './read-line.js'

/** The most texts of one line. */
export const MOST_COMBINATIONS = 4096

/** Characters that HTML, Markdown or JSON would have to escape, and control characters. */
const FORBIDDEN = /[&<>"'\\*_[\]#|~`^]|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u

/** Characters of two UTF-16 code units: an exact length counts each as one. */
const BEYOND_BASIC_PLANE = /[\u{10000}-\u{10FFFF}]/u

/** Beginnings that Markdown takes for a list or a rule. */
const MARKDOWN_BLOCK = /^([-+=•–—]\s|\d+[.)]\s)/u

/**
 * A space in a wrong place. The space of French before some marks is another character. The mark “
 * closes a quotation that „ opened; otherwise it opens one.
 */
const STRAY_SPACE = / {2}|^\s|\s$| [,.;:!?،؛؟।。、)]|[(„¿¡] |^[^„]*“ /u

/** Two marks that may not follow each other. */
const DOUBLE_MARK = /,[,.;:]|[;:][,.;:]|\.[,;:]|(?<!\.)\.\.(?!\.)|،[،.؛]|、、|。。|।।/u

/** The end of a sentence: a mark, perhaps with quotation marks or brackets after it. */
const SENTENCE_END = /[.!?…。！？।؟;][”’»«“」』")）\u00a0\u202f]*$/u

/** The kind of a line: the rules for its end depend on it. */
export type LineKind = 'sentence' | 'phrase' | 'unmarked sentence'

/** Checks every text that a line can give. Reports each kind of fault once. */
export function checkTexts(
  line: Line,
  kind: LineKind,
  lists: Readonly<Record<string, readonly string[]>>,
  complain: Complain,
): void {
  const count = countCombinations(line)
  if (count > MOST_COMBINATIONS) {
    complain(
      `${count} combinations of alternatives in one line`,
      `Write ${MOST_COMBINATIONS} at most: nobody can read more`,
    )
    return
  }
  const found = new Set<string>()
  const once = (fault: string, text: string, remedy: string) => {
    if (!found.has(fault)) complain(`${fault} in “${text}”`, remedy)
    found.add(fault)
  }
  for (const text of combinations(line, lists)) {
    for (const [fault, pattern, remedy] of RULES[kind]) {
      if (pattern.test(text)) once(fault, text, remedy)
    }
    if (text !== text.normalize('NFC')) {
      once('letters that are not composed (NFC)', text, 'Write é as one character')
    }
    if (kind === 'sentence' && !SENTENCE_END.test(text)) {
      once('no end mark', text, 'End the sentence with a full stop or another mark')
    }
    if (text === '') once('an empty text', text, 'Write something in every alternative')
  }
}

type Rule = readonly [fault: string, pattern: RegExp, remedy: string]

const EVERYWHERE: readonly Rule[] = [
  [
    'a character that a format would have to escape',
    FORBIDDEN,
    'Write typographic quotation marks and apostrophes, and none of & < > \\ * _ [ ] # | ~ ^',
  ],
  ['a character beyond the basic plane', BEYOND_BASIC_PLANE, 'Write it in another way'],
  ['a beginning that Markdown takes for a list', MARKDOWN_BLOCK, 'Begin with a word'],
  ['a stray space', STRAY_SPACE, 'Write the space on one side of the brace alone'],
  ['two marks side by side', DOUBLE_MARK, 'Write the mark on one side of the brace alone'],
]

const RULES: Readonly<Record<LineKind, readonly Rule[]>> = {
  sentence: EVERYWHERE,
  'unmarked sentence': EVERYWHERE,
  phrase: [...EVERYWHERE, ['a full stop', /[.。।]$/u, 'Titles, headings and items have none']],
}
