import type { Choice, Line } from '../language/locale.js'

const TIE = /^[0-9A-Z]:/u

/** Takes a line of a piece apart into its fixed texts and its choices. It is not checked. */
export function parseLine(text: string): Line {
  const line: (string | Choice)[] = []
  let end = 0
  // A regular expression takes three times as long.
  for (;;) {
    const open = text.indexOf('{', end)
    const close = text.indexOf('}', open)
    if (open === -1 || close === -1) break
    if (open > end) line.push(text.slice(end, open))
    line.push(parseChoice(text.slice(open + 1, close)))
    end = close + 1
  }
  if (end < text.length) line.push(text.slice(end))
  return line
}

/** The name of a list alone, or alternatives between bars, perhaps with a tie before them. */
function parseChoice(body: string): Choice {
  if (!body.includes('|')) return { list: body }
  if (!TIE.test(body)) return { options: body.split('|') }
  return { options: body.slice(2).split('|'), tie: body[0] as string }
}
