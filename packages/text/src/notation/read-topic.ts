/** Reads a file of pieces: those of a topic, or the filler of a language without topics. */
import type { Language, Line, Paragraph, Piece } from '../language/locale.js'
import { checkPiece } from './check-piece.js'
import { checkTexts, type LineKind, MOST_COMBINATIONS } from './check-text.js'
import { countCombinations, longestText } from './combinations.js'
import type { Draft, DraftParagraph, DraftSentence } from './draft.js'
import { FaultCollector } from './faults.js'
import { type Complain, readLine } from './read-line.js'

/** Stands for a line that is not written yet. */
const TO_WRITE = '…'

/** The most characters of all texts of a file that are checked: ten times as many as our longest file has. */
const MOST_CHECKED = 10_000_000

/** The file of a language without topics. Its pieces need no titles, items or headings. */
export const FILLER_FILE = 'text'

/**
 * @param topic the name of the file without its ending
 * @throws NotationError with every fault of the file
 */
export function readTopic(language: Language, topic: string, text: string): readonly Piece[] {
  const faults = new FaultCollector(`${language.code}/${topic}.txt`)
  const isFiller = topic === FILLER_FILE
  const lists = new Set(Object.keys(language.lists))
  const drafts: Draft[] = []
  let paragraph: DraftParagraph | undefined
  let checked = 0

  function read(source: string, kind: LineKind, number: number): Line {
    const complain: Complain = (fault, remedy) => faults.add(number, fault, remedy)
    if (source === TO_WRITE) complain(`“${TO_WRITE}” is not written yet`, 'Write the line')
    const line = readLine(source, lists, complain)
    const isWithin = checked <= MOST_CHECKED
    checked += longestText(line) * Math.min(countCombinations(line), MOST_COMBINATIONS)
    if (checked <= MOST_CHECKED) checkTexts(line, kind, language.lists, complain)
    else if (isWithin) complain('too many combinations of alternatives in one file', 'Write fewer')
    return line
  }

  function readSentence(source: string, number: number): DraftSentence {
    const optional = source.startsWith('? ')
    const line = read(optional ? source.slice(2) : source, sentenceKind(language), number)
    return { number, line, ...(optional && { optional }) }
  }

  for (const [i, source] of text.split('\n').entries()) {
    const number = i + 1
    const piece = drafts.at(-1)
    const [, mark = '', rest = ''] = /^(# piece: |title: |item: |## ?)(.*)$/u.exec(source) ?? []
    if (source === '') {
      paragraph = undefined
    } else if (mark === '# piece: ') {
      paragraph = undefined
      drafts.push({ line: number, titles: [], items: [], paragraphs: [] })
    } else if (source.startsWith('# ')) {
      // A comment.
    } else if (piece === undefined) {
      faults.add(number, 'a line before the first piece', 'Begin with “# piece: its subject”')
    } else if (mark === 'title: ') {
      piece.titles.push(read(rest, 'phrase', number))
    } else if (mark === 'item: ') {
      piece.items.push(read(rest, 'phrase', number))
    } else if (mark !== '') {
      const heading = isFiller && rest === '' ? [] : read(rest, 'phrase', number)
      paragraph = { line: number, heading, sentences: [] }
      piece.paragraphs.push(paragraph)
    } else if (paragraph === undefined) {
      faults.add(number, 'a sentence outside a paragraph', 'Write “## A heading” before it')
    } else {
      paragraph.sentences.push(readSentence(source, number))
    }
  }
  if (drafts.length === 0) faults.add(1, 'no piece', 'Write one, under “# piece: its subject”')
  for (const draft of drafts) checkPiece(draft, isFiller, faults)
  faults.throwAny()
  return drafts.map((draft) => ({
    ...(!isFiller && { topic }),
    titles: draft.titles,
    items: draft.items,
    paragraphs: draft.paragraphs.map(settle),
  }))
}

/** Thai has no end marks: a space separates its sentences. */
function sentenceKind({ script }: Language): LineKind {
  return script === 'Thai' ? 'unmarked sentence' : 'sentence'
}

function settle({ heading, sentences }: DraftParagraph): Paragraph {
  return { heading, sentences: sentences.map(({ number, ...sentence }) => sentence) }
}
