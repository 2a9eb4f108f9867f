/**
 * The packed form of a language: strings near the notation of its files. The modules for bundlers hold
 * it, as it is smaller than arrays and objects, and each string is unpacked when it is first asked for.
 */
import type { Language, Line, Locale, Piece, Table, Wordings } from '../language/locale.js'
import { parseLine } from './parse-line.js'

/** What a language has besides its pieces. */
export interface PackedLanguage extends Omit<Language, 'tables' | 'words' | 'lists'> {
  /** Tables with an empty line between two. Lines are the caption, the heads and the rows. */
  readonly tables: string
  /** Words with a space between two. A space within a word is a `_`. */
  readonly words: string
  /** The phrases of each list, one on a line. */
  readonly lists: Readonly<Record<string, string>>
}

/** Parts two pieces, and two blocks of a piece: its titles and items, then each of its paragraphs. */
const BETWEEN_PIECES = '\n\n#\n\n'
const BETWEEN_BLOCKS = '\n\n'
/** Before each item; before each optional sentence. No line can begin with them. */
const ITEM = '- '
const OPTIONAL = '? '

/**
 * Unpacks a language.
 *
 * @param topics the topics of the pieces
 * @param piecesOf makes the pieces, when they are first asked for
 * @param packedWordings the words of interfaces; undefined if there are none
 */
export function unpackLocale(
  { tables, words, lists, ...info }: PackedLanguage,
  topics: readonly string[],
  piecesOf: () => readonly Piece[],
  packedWordings?: string,
): Locale {
  let unpackedTables: Locale['tables'] | undefined
  let unpackedWords: Locale['words'] | undefined
  let unpackedLists: Locale['lists'] | undefined
  let pieces: Locale['pieces'] | undefined
  let wordings: Locale['wordings']
  return {
    ...info,
    topics,
    get tables() {
      unpackedTables ??= parted(tables, '\n\n').map(unpackTable)
      return unpackedTables
    },
    get words() {
      unpackedWords ??= parted(words, ' ').map((word) => word.replaceAll('_', ' '))
      return unpackedWords
    },
    get lists() {
      unpackedLists ??= Object.fromEntries(
        Object.entries(lists).map(([name, phrases]) => [name, phrases.split('\n')]),
      )
      return unpackedLists
    },
    get pieces() {
      pieces ??= piecesOf()
      return pieces
    },
    get wordings() {
      wordings ??= packedWordings?.split('\n\n').map((group) => group.split('\n'))
      return wordings
    },
  }
}

/** @param topic undefined if the language has no topics */
export function unpackPieces(packed: string, topic?: string): readonly Piece[] {
  return packed.split(BETWEEN_PIECES).map((piece) => {
    const [head = '', ...paragraphs] = piece.split(BETWEEN_BLOCKS)
    const lines = parted(head, '\n')
    return {
      ...(topic !== undefined && { topic }),
      titles: lines.filter((line) => !line.startsWith(ITEM)).map(parseLine),
      items: lines.filter((line) => line.startsWith(ITEM)).map((line) => unmarked(line)),
      paragraphs: paragraphs.map((paragraph) => {
        const [heading = '', ...sentences] = paragraph.split('\n')
        return {
          heading: parseLine(heading),
          sentences: sentences.map((line) =>
            line.startsWith(OPTIONAL)
              ? { line: unmarked(line), optional: true }
              : { line: parseLine(line) },
          ),
        }
      }),
    }
  })
}

/** A line without the mark before it. */
function unmarked(line: string): Line {
  return parseLine(line.slice(ITEM.length))
}

function unpackTable(packed: string): Table {
  const [caption = '', ...lines] = packed.split('\n')
  const [heads = [], ...rows] = lines.map((line) => line.split('|'))
  return { caption, heads, rows }
}

/** The parts of a text between separators; none if it is empty. */
function parted(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}

/** Packs what `unpackLocale` takes. */
export function packLanguage({ tables, words, lists, ...info }: Language): PackedLanguage {
  return {
    ...info,
    tables: tables
      .map(({ caption, heads, rows }) =>
        [caption, ...[heads, ...rows].map((cells) => cells.join('|'))].join('\n'),
      )
      .join('\n\n'),
    words: words.map((word) => word.replaceAll(' ', '_')).join(' '),
    lists: Object.fromEntries(
      Object.entries(lists).map(([name, phrases]) => [name, phrases.join('\n')]),
    ),
  }
}

/** Packs the words of interfaces: groups with an empty line between two, a wording a line. */
export function packWordings(wordings: Wordings): string {
  return wordings.map((group) => group.join('\n')).join('\n\n')
}

/** Packs pieces for `unpackPieces`. */
export function packPieces(pieces: readonly Piece[]): string {
  return pieces
    .map(({ titles, items, paragraphs }) =>
      [
        [...titles.map(packLine), ...items.map((item) => ITEM + packLine(item))].join('\n'),
        ...paragraphs.map(({ heading, sentences }) =>
          [
            packLine(heading),
            ...sentences.map(({ line, optional }) => (optional ? OPTIONAL : '') + packLine(line)),
          ].join('\n'),
        ),
      ].join(BETWEEN_BLOCKS),
    )
    .join(BETWEEN_PIECES)
}

function packLine(line: Line): string {
  return line.map((part) => (typeof part === 'string' ? part : `{${bodyOf(part)}}`)).join('')
}

function bodyOf(choice: Exclude<Line[number], string>): string {
  if ('list' in choice) return choice.list
  const { options, tie } = choice
  return (tie === undefined ? '' : `${tie}:`) + options.join('|')
}
