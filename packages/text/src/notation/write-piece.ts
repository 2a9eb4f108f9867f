/** Writes a piece in the notation: what `readTopic` reads. */
import type { Choice, Line, Piece } from '../language/locale.js'

/** @param subject what the piece is about */
export function writePiece({ titles, items, paragraphs }: Piece, subject: string): string {
  const lines = [
    `# piece: ${subject}`,
    ...titles.map((title) => `title: ${writeLine(title)}`),
    ...items.map((item) => `item: ${writeLine(item)}`),
    ...paragraphs.flatMap(({ heading, sentences }) => [
      '',
      `## ${writeLine(heading)}`,
      ...sentences.map(({ line, optional }) => `${optional ? '? ' : ''}${writeLine(line)}`),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

const writeLine = (line: Line) =>
  line.map((part) => (typeof part === 'string' ? part : writeChoice(part))).join('')

function writeChoice(choice: Choice): string {
  if ('list' in choice) return `{${choice.list}}`
  const { tie, options } = choice
  return `{${tie === undefined ? '' : `${tie}:`}${options.join('|')}}`
}
