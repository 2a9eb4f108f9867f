import type { Choice, Line } from '../language/locale.js'

/** Reports a fault of the current line, and what to write instead. */
export type Complain = (fault: string, remedy: string) => void

const BRACES = /\{([^{}]*)\}/gu
const TIE = /^([0-9A-Z]):/u
const LIST = /^[a-z]+(-[a-z]+)*$/u

/** Reads a line of a piece, with its choices. @param lists the names of the language's lists */
export function readLine(text: string, lists: ReadonlySet<string>, complain: Complain): Line {
  const line: (string | Choice)[] = []
  let end = 0
  const addText = (plain: string) => {
    const [mark] = /[{}|]/u.exec(plain) ?? []
    if (mark === '|') complain('a | outside braces', 'Write {one|other}')
    else if (mark !== undefined) {
      complain(
        `a ${mark} without its other brace`,
        'Write {one|other}, and no braces within braces',
      )
    }
    if (plain !== '') line.push(plain)
  }
  for (const match of text.matchAll(BRACES)) {
    addText(text.slice(end, match.index))
    line.push(readChoice(match[1] as string, lists, complain))
    end = match.index + match[0].length
  }
  addText(text.slice(end))
  return line
}

function readChoice(body: string, lists: ReadonlySet<string>, complain: Complain): Choice {
  if (!body.includes('|') && LIST.test(body)) {
    if (!lists.has(body)) {
      complain(
        `the language has no list “${body}”`,
        `Write alternatives, {one|other}, or add “## List: ${body}” to language.txt`,
      )
    }
    return { list: body }
  }
  const tie = TIE.exec(body)?.[1]
  const options = (tie === undefined ? body : body.slice(2)).split('|')
  if (options.length < 2) {
    complain(`only one alternative, {${body}}`, 'Write two or more, {one|other}, or no braces')
  }
  const twice = options.find((option, i) => options.indexOf(option) < i)
  if (twice !== undefined) {
    complain(`the alternative “${twice}” stands twice`, 'Write each alternative once')
  }
  return tie === undefined ? { options } : { options, tie }
}
