/** Writes a `language.txt` as an author begins it, with the values that Unicode's data have. */
import type { Direction, Language } from '../language/locale.js'

/** The table of a language that nobody has written yet. */
const TABLE_FRAME = `${['## Table: …', ...Array<string>(5).fill('… | … | …')].join('\n')}\n`

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'])

const directionOf = (script: string): Direction => (RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr')

/**
 * The text of the file.
 *
 * @param code the code of the language, as Unicode writes it
 * @param model a language whose words have no spaces within, and whose words and tables stand in the file, to be written over: the file
 *   then has no faults, and the code stands for a name that Unicode's data lack. Without it, what is to
 *   be written is a comment or “…”
 */
export function writeLanguage(
  code: string,
  model?: Pick<Language, 'script' | 'words' | 'tables'>,
): string {
  const script = new Intl.Locale(code).maximize().script ?? model?.script
  const native = nameIn(code, code)
  const englishName = nameIn('en', code) ?? (model && capitalized(code))
  // Some languages do not group numbers of four digits, so the number has five.
  const number = new Intl.NumberFormat(code, { useGrouping: 'always' }).format(12345.6)
  return `# ${native ?? code}

# Its name in English.
${field('english name', englishName)}
# Its own name, as it stands within a sentence.
${field('native name', native ?? (model && englishName))}
# The code of its script in ISO 15924: Latn, Cyrl, Arab.
${field('script', script)}
# ltr, or rtl if it is written from right to left.
${field('direction', script && directionOf(script))}
# a space, or nothing.
between sentences: a space
# The beginning of a text that begins with “Lorem ipsum”; … is the first sentence.
opening: Lorem ipsum: …
# Makes that sentence begin with a small letter. Remove the # if it should, or else the line.
# after the opening: a small letter
# Letters whose small letter is unusual. Remove the # and write them, or remove the line.
# capitals: İ i, I ı
# Other codes of the language. Remove the # and write them, or remove the line.
# other tags: nb nn

## Register

# How all pieces are written, so that two pieces fit on one page: how they address the reader, quotation
# marks, dashes, numbers, capitals in titles.

## Words

# 300 to 600 common words, short and long, as a dictionary lists them. Separate them by spaces, or by
# commas if words contain spaces.
${model === undefined ? '' : `# These show the form: write your own over them.\n\n${wordLines(model.words)}`}
# Three tables or more of everyday things, better five: a caption, a line of three or four heads, four to six
# rows, each of which begins with what it is about. Numbers as the language writes them: ${number}.

${(model?.tables.slice(0, 3).map(tableSection) ?? Array<string>(3).fill(TABLE_FRAME)).join('\n')}
## Never

# Words that must never be in a text: alcohol, tobacco and drugs, religion, politics, war and weapons,
# death and blood, nakedness and sex. Write the beginning of a word, or a whole word with a full stop.
`
}

/** A line of the file. Without a value, it is a comment for the author to fill in. */
function field(name: string, value: string | undefined): string {
  return value === undefined ? `# ${name}: …` : `${name}: ${value}`
}

/** The name of a language in another; undefined when Unicode's data have none. */
function nameIn(language: string, code: string): string | undefined {
  if (Intl.DisplayNames.supportedLocalesOf(language).length === 0) return undefined
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(code)
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const COLUMNS = 100

/** Words without spaces, in lines. */
function wordLines(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    if (line.length + 1 + word.length > COLUMNS) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return `${lines.join('\n')}\n`
}

function tableSection({ caption, heads, rows }: Language['tables'][number]): string {
  return `## Table: ${caption}\n${[heads, ...rows].map((cells) => cells.join(' | ')).join('\n')}\n`
}
