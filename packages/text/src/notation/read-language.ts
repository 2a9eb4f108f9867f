/** Reads `language.txt`: the names and script of a language, its words, lists and tables. */
import { DIRECTIONS, type Direction, type Language, type Opening } from '../language/locale.js'
import { checkTexts } from './check-text.js'
import { FaultCollector } from './faults.js'
import { readTables, type TableDraft } from './read-tables.js'

/** Stands for the first sentence in the opening. */
const SENTENCE = '…'

const FIELDS = {
  'english name': /^\P{Ll}.*$/u,
  'native name': /\p{L}/u,
  script: /^[A-Z][a-z]{3}$/u,
  direction: new RegExp(`^(${DIRECTIONS.join('|')})$`, 'u'),
  'between sentences': /^(a space|nothing)$/u,
  opening: /^Lorem ipsum/u,
} as const

const OPTIONAL_FIELDS = {
  'other tags': /^[a-z]{2,8}(-[A-Za-z0-9]{1,8})*( [a-z]{2,8}(-[A-Za-z0-9]{1,8})*)*$/u,
  'after the opening': /^a (small letter|capital)$/u,
  capitals: /^\p{Lu}+ \p{Ll}+(, \p{Lu}+ \p{Ll}+)*$/u,
} as const

type Field = keyof typeof FIELDS | keyof typeof OPTIONAL_FIELDS

const PATTERNS: Readonly<Record<string, RegExp>> = { ...FIELDS, ...OPTIONAL_FIELDS }

/** The fields of `language.txt`. */
export const LANGUAGE_FIELDS: readonly string[] = Object.keys(PATTERNS)

/** Sections for authors and for tests of the text. `Language` has nothing of them. */
const ASIDE = ['Register', 'Never', 'Harmless', 'Reasons', 'Numbers']

/** The headings of `language.txt` that stand once. */
export const LANGUAGE_SECTIONS: readonly string[] = [...ASIDE, 'Words']

const LIST_HEADING = /^List: ([a-z]+(?:-[a-z]+)*)$/u

const TABLE_HEADING = /^Table: (.+)$/u

/** The section of a line. */
type Section = 'fields' | 'words' | 'aside' | { readonly list: Set<string> } | TableDraft

/**
 * @param code the name of the language's folder
 * @throws NotationError with every fault of the file
 */
export function readLanguage(code: string, text: string): Language {
  const faults = new FaultCollector(`${code}/language.txt`)
  const fields = new Map<string, string>()
  const lists = new Map<string, Set<string>>()
  const listLines = new Map<string, number>()
  const tables: TableDraft[] = []
  const words = new Set<string>()
  let section: Section = 'fields'

  function readHeading(heading: string, number: number): Section {
    if (heading === 'Words') return 'words'
    if (ASIDE.includes(heading)) return 'aside'
    const [, caption] = TABLE_HEADING.exec(heading) ?? []
    if (caption !== undefined) {
      const table = { number, caption, lines: [] }
      tables.push(table)
      return table
    }
    const [, name] = LIST_HEADING.exec(heading) ?? []
    if (name === undefined) {
      const known = LANGUAGE_SECTIONS.join(', ')
      faults.add(
        number,
        `an unknown heading, “${heading}”`,
        `Write ${known}, List: name or Table: its caption`,
      )
      return 'aside'
    }
    if (lists.has(name)) faults.add(number, `the list “${name}” stands twice`, 'Join the two')
    const list = new Set<string>()
    lists.set(name, list)
    listLines.set(name, number)
    return { list }
  }

  function readField(line: string, number: number): void {
    const colon = line.indexOf(': ')
    const [name, value] = [line.slice(0, colon), line.slice(colon + 2)]
    const pattern = Object.hasOwn(PATTERNS, name) ? PATTERNS[name] : undefined
    if (pattern === undefined) {
      faults.add(
        number,
        `“${line}” is no field`,
        `Write one of ${Object.keys(PATTERNS).join(', ')}`,
      )
    } else if (!pattern.test(value)) {
      faults.add(number, `“${value}” cannot be the ${name}`, `Write what ${pattern} matches`)
    }
    checkTexts([value], 'unmarked sentence', {}, (fault, remedy) =>
      faults.add(number, fault, remedy),
    )
    fields.set(name, value)
  }

  for (const [i, line] of text.split('\n').entries()) {
    const number = i + 1
    if (line === '' || line.startsWith('# ')) continue
    if (line.startsWith('## ')) section = readHeading(line.slice(3), number)
    else if (section === 'fields') readField(line, number)
    else if (section === 'words') addWords(words, line, number, faults)
    else if (section === 'aside') continue
    else if ('list' in section) addPhrase(section.list, line, number, faults)
    else section.lines.push({ number, text: line })
  }
  for (const name of Object.keys(FIELDS)) {
    if (!fields.has(name)) faults.add(1, `no “${name}”`, `Write a line “${name}: …”`)
  }
  for (const [name, number] of listLines) {
    if (lists.get(name)?.size === 0) {
      faults.add(number, `the list “${name}” is empty`, 'Write a phrase a line under it')
    }
  }
  if (words.size === 0) faults.add(1, 'no words', 'Write 300 to 600 under “## Words”')
  const read = readTables(tables, faults)
  faults.throwAny()

  const field = (name: Field) => fields.get(name) as string
  const tags = fields.get('other tags')?.split(' ')
  const capitals = fields.get('capitals')
  return {
    code,
    ...(tags && { aliases: tags }),
    englishName: field('english name'),
    nativeName: field('native name'),
    script: field('script'),
    direction: field('direction') as Direction,
    sentenceJoiner: field('between sentences') === 'nothing' ? '' : ' ',
    opening: readOpening(field('opening'), fields.get('after the opening') !== 'a small letter'),
    ...(capitals && {
      smallLetters: Object.fromEntries(capitals.split(', ').map((pair) => pair.split(' '))),
    }),
    tables: read,
    words: [...words],
    lists: Object.fromEntries([...lists].map(([name, list]) => [name, [...list]])),
  }
}

function readOpening(text: string, capital: boolean): Opening {
  return text.endsWith(SENTENCE)
    ? { lead: text.slice(0, -SENTENCE.length), capital }
    : { sentence: text }
}

/** Adds the words of a line. Commas separate them if a word has a space; spaces otherwise. */
function addWords(words: Set<string>, line: string, number: number, faults: FaultCollector): void {
  for (const word of line.includes(',') ? line.replace(/,$/u, '').split(', ') : line.split(' ')) {
    if (!/^\p{L}[\p{L}\p{M}’-]*( [\p{L}\p{M}’-]+)*$/u.test(word)) {
      faults.add(
        number,
        `“${word}” is no word`,
        'Write words of letters, parted by single spaces, or by “, ” if they have spaces themselves',
      )
    }
    if (words.has(word)) faults.add(number, `“${word}” stands twice`, 'Write each word once')
    words.add(word)
  }
}

function addPhrase(list: Set<string>, line: string, number: number, faults: FaultCollector): void {
  checkTexts([line], 'unmarked sentence', {}, (fault, remedy) => faults.add(number, fault, remedy))
  if (line !== line.trim() || /[{}|]| {2}/u.test(line)) {
    faults.add(number, `“${line}” is no phrase`, 'Write a phrase a line, without braces')
  }
  if (list.has(line)) faults.add(number, `“${line}” stands twice`, 'Write each phrase once')
  list.add(line)
}
