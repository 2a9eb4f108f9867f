/** Finds what is around the end of a text in Markdown, YAML, plain text and files of an unknown kind. */
import type { Scan } from './place.js'
import { DOUBLE, ONE_LINE_DOUBLE, ONE_LINE_SINGLE } from './quotings.js'

/** The key or dash before a value in YAML. */
const YAML_KEY = /^\s*(?:- +)*(?:(?:[^\s#"'][^#]*?|"[^"]*"|'[^']*'):\s+|(?<=- +))(?<value>.*)$/u

export function scanYaml(text: string): Scan {
  const line = lineOf(text)
  const from = text.length - line.length
  const comment = /(?:^|\s)#/u.exec(line)
  const value = YAML_KEY.exec(line)?.groups?.['value']
  const quoting = [DOUBLE, ONE_LINE_SINGLE].find(({ open }) => value?.startsWith(open))
  if (value !== undefined && quoting !== undefined) {
    const begin = text.length - value.length + 1
    const isOpen = !text.slice(begin).replace(/\\./gu, '').includes(quoting.open)
    if (isOpen) return { surrounding: { at: 'string', quoting, from: begin } }
  }
  if (comment !== null) return { surrounding: { at: 'comment', marker: '#', from } }
  // A value that begins here has to be quoted: a colon in it would end it.
  if (value !== undefined && !/\s/u.test(value)) {
    return { surrounding: { at: 'value', quoting: DOUBLE } }
  }
  return { surrounding: { at: 'prose', prose: 'plain' } }
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)(?:^(?:---|\.\.\.)[ \t]*\r?\n|$(?![\s\S]))/mu

export function scanMarkdown(text: string): Scan {
  const matter = FRONT_MATTER.exec(text.slice(0, 10_000))
  if (matter !== null && matter[0].length === text.length) return scanYaml(text)
  const lang = /^lang:[ \t]*["']?([\w-]+)/mu.exec(matter?.[1] ?? '')?.[1] ?? []
  const isFenced = (text.match(/^[ \t>]*(?:```|~~~)/gmu)?.length ?? 0) % 2 === 1
  return {
    surrounding: { at: 'prose', prose: isFenced ? 'unknown' : 'markdown' },
    langs: [lang].flat(),
  }
}

export function scanTex(text: string): Scan {
  const line = lineOf(text)
  const isComment = /(?<!\\)%/u.test(line)
  return {
    surrounding: isComment
      ? { at: 'comment', marker: '%', from: text.length - line.length }
      : { at: 'prose', prose: 'tex' },
  }
}

export function scanPlain(): Scan {
  return { surrounding: { at: 'prose', prose: 'plain' } }
}

/** A file of an unknown kind may have strings in quotation marks. */
export function scanUnknown(text: string): Scan {
  const line = lineOf(text)
  const quoting = [ONE_LINE_DOUBLE, ONE_LINE_SINGLE].find(({ open }) => isQuoted(line, open))
  if (quoting === undefined) return { surrounding: { at: 'prose', prose: 'unknown' } }
  const from = text.lastIndexOf(quoting.open) + 1
  return { surrounding: { at: 'string', quoting, from } }
}

function isQuoted(line: string, mark: string): boolean {
  const opened = mark === "'" ? /(?<![\p{L}\p{N}])'/gu : /"/gu
  const before = line.match(opened)?.length ?? 0
  return before % 2 === 1
}

/** The longest beginning of a line that is read. */
const LONGEST_LINE = 1000

function lineOf(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('\n') + 1, text.length - LONGEST_LINE))
}
