/** Finds the comment or string in which a text of a programming language ends. */
import type { CodeSyntax } from './code-syntax.js'
import { literalPattern } from './literal-pattern.js'
import type { Quoting, Scan, Surrounding } from './place.js'

interface Opener {
  readonly mark: string
  /** Matches its end, and what must be skipped on the way there. */
  readonly end: RegExp
  readonly inside: (from: number) => Surrounding
}

const openersOf = new WeakMap<CodeSyntax, { openers: readonly Opener[]; first: RegExp }>()

/** @param text the file up to the place */
export function scanCode(text: string, syntax: CodeSyntax): Scan {
  const { openers, first } = openersIn(syntax)
  let offset = 0
  for (;;) {
    first.lastIndex = offset
    const found = first.exec(text)
    const opener = openers.find(({ mark }) => mark === found?.[0])
    if (found === null || opener === undefined) return { surrounding: outside(syntax) }
    const begin = found.index + found[0].length
    const end = endOf(opener, text, begin)
    if (end === undefined) return { surrounding: opener.inside(begin) }
    offset = end
  }
}

/** The offset after the end of what an opener opens; undefined if the text ends before. */
function endOf({ end }: Opener, text: string, begin: number): number | undefined {
  end.lastIndex = begin
  for (let found = end.exec(text); found !== null; found = end.exec(text)) {
    if (!found[0].startsWith('\\')) return found.index + found[0].length
  }
  return undefined
}

function outside({ strings, isData }: CodeSyntax): Surrounding {
  const quoting = strings.at(-1)
  return isData && quoting !== undefined ? { at: 'value', quoting } : { at: 'code', quoting }
}

function openersIn(syntax: CodeSyntax) {
  const known = openersOf.get(syntax)
  if (known !== undefined) return known
  const openers: readonly Opener[] = [
    ...syntax.block.map(([mark, close]) => ({
      mark,
      end: new RegExp(literalPattern(close), 'gu'),
      inside: (from: number) => ({ at: 'comment', marker: '', from }) as const,
    })),
    ...syntax.line.map((mark) => ({
      mark,
      end: /\n/gu,
      inside: (from: number) => ({ at: 'comment', marker: mark, from }) as const,
    })),
    ...syntax.strings.map((quoting) => ({
      mark: quoting.open,
      end: stringEnd(quoting),
      inside: (from: number) => ({ at: 'string', quoting, from }) as const,
    })),
  ]
  const first = new RegExp(openers.map(({ mark }) => openerPattern(mark)).join('|'), 'gu')
  const made = { openers, first }
  openersOf.set(syntax, made)
  return made
}

/** A `#` within a word is no comment: `$#`, `a#b`. */
function openerPattern(mark: string): string {
  return mark === '#' ? '(?<![^\\s])#' : literalPattern(mark)
}

/** Matches the end of a string, or an escape in it. A string of one line ends with the line. */
function stringEnd({ open, close = open, backslash, spans }: Quoting): RegExp {
  const parts = [
    ...(backslash ? ['\\\\[\\s\\S]'] : []),
    literalPattern(close),
    ...(spans ? [] : ['\\n']),
  ]
  return new RegExp(parts.join('|'), 'gu')
}
