import type { Choice, Line } from '../language/locale.js'
import { parseLine } from './parse-line.js'

/** Reports a fault of the current line, and what to write instead. */
export type Complain = (fault: string, remedy: string) => void

/** A choice, whose body is between braces. */
const CHOICE = /\{[^{}]*\}/u
const LIST = /^[a-z]+(-[a-z]+)*$/u

/** Reads a line of a piece, with its choices. @param lists the names of the language's lists */
export function readLine(text: string, lists: ReadonlySet<string>, complain: Complain): Line {
  for (const part of text.split(CHOICE)) checkText(part, complain)
  const line = parseLine(text)
  for (const part of line) if (typeof part !== 'string') checkChoice(part, lists, complain)
  return line
}

function checkText(text: string, complain: Complain): void {
  const [mark] = /[{}|]/u.exec(text) ?? []
  if (mark === '|') complain('a | outside braces', 'Write {one|other}')
  else if (mark !== undefined) {
    complain(`a ${mark} without its other brace`, 'Write {one|other}, and no braces within braces')
  }
}

function checkChoice(choice: Choice, lists: ReadonlySet<string>, complain: Complain): void {
  if ('list' in choice) {
    const { list } = choice
    if (!LIST.test(list)) {
      complain(`only one alternative, {${list}}`, 'Write two or more, {one|other}, or no braces')
    } else if (!lists.has(list)) {
      complain(
        `the language has no list “${list}”`,
        `Write alternatives, {one|other}, or add “## List: ${list}” to language.txt`,
      )
    }
    return
  }
  const { options } = choice
  const twice = options.find((option, i) => options.indexOf(option) < i)
  if (twice !== undefined) {
    complain(`the alternative “${twice}” stands twice`, 'Write each alternative once')
  }
}
