/** How a text is written at a place: its format, its escapes, its quotation marks and its indentation. */
import type { Type } from '@polyipsum/contract'
import { literalPattern } from './literal-pattern.js'
import type { Quoting, Surrounding } from './place.js'

export interface Notation {
  readonly format: 'text' | 'html' | 'markdown'
  /** What a line break of the text becomes. */
  readonly lineBreak: '\n' | '\\n' | ' '
  /** Begins each further line: whitespace, and then marks such as those of a comment. */
  readonly whitespace: string
  readonly leader: string
  /** Stands before and after the text. */
  readonly quote: string
  readonly escaped: (text: string) => string
}

/** The text around what will be replaced. */
export interface Context {
  /** The line before it. */
  readonly before: string
  /** Some of the text after it, over several lines. */
  readonly after: string
  /** The text before it, from the last tag on. */
  readonly sinceTag: string
}

/** Elements that hold paragraphs. A component, which has a capital or a hyphen, may hold them. */
const HOLD_BLOCKS = new Set(
  'html body main article section aside header footer div blockquote form fieldset dialog details template figure noscript'.split(
    ' ',
  ),
)

/** The marks of a comment at the beginning of a line, in files of an unknown kind. */
const LEADER = /^\s*((?:\/\/+|\/\*+|\*|#+|--+|;+|%+)\s+)?/u
/** Quotes and items of lists in Markdown. */
const MARKDOWN_LEADER = /^(\s*)((?:>\s?)*)(\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?)?/u

/** @param type of the text; undefined for running text, which is never in blocks */
export function notationAt(
  surrounding: Surrounding,
  context: Context,
  type: Type | undefined,
): Notation {
  const whitespace = /^\s*/u.exec(context.before)?.[0] ?? ''
  const plain = { ...PLAIN, whitespace }
  switch (surrounding.at) {
    case 'content': {
      const { markup, element } = surrounding
      const tagged = markup === 'html' && holdsBlocks(element) && standsAsBlock(context, type)
      return tagged ? { ...plain, format: 'html' } : { ...plain, escaped: escapeMarkup }
    }
    case 'string':
      return {
        ...plain,
        lineBreak: surrounding.quoting.lineBreak,
        escaped: escapeIn(surrounding.quoting),
      }
    case 'comment':
      return { ...plain, leader: commentLeader(context.before, surrounding.marker) }
    case 'value':
    case 'code': {
      const { quoting } = surrounding
      if (quoting === undefined) return plain
      const { open: quote, lineBreak } = quoting
      return { ...plain, quote, lineBreak, escaped: escapeIn(quoting) }
    }
    case 'prose':
      if (surrounding.prose === 'tex') return { ...plain, escaped: escapeTex }
      if (surrounding.prose === 'markdown') return inMarkdown(context, type)
      return surrounding.prose === 'plain'
        ? plain
        : { ...plain, leader: LEADER.exec(context.before)?.[1]?.replace('/*', ' *') ?? '' }
    case 'nowhere':
      return plain
  }
}

const PLAIN = {
  format: 'text',
  lineBreak: '\n',
  leader: '',
  quote: '',
  escaped: (text: string) => text,
} as const satisfies Omit<Notation, 'whitespace'>

function holdsBlocks(element: string | undefined): boolean {
  // A fragment of JSX has an empty name.
  return (
    element === undefined ||
    element === '' ||
    HOLD_BLOCKS.has(element) ||
    /[\p{Lu}-]/u.test(element)
  )
}

/** Words, sentences and other short texts are blocks of their own only where they are alone on their lines. */
function standsAsBlock({ before, after, sinceTag }: Context, type: Type | undefined): boolean {
  if (type === undefined || sinceTag.trim() !== '' || !/^\s*(?:<|$)/u.test(after)) return false
  const isPhrase = !['paragraph', 'title', 'article'].includes(type)
  return !isPhrase || (before.trim() === '' && /^[ \t]*(?:\r?\n|$)/u.test(after))
}

function commentLeader(before: string, marker: string): string {
  const text = before.trimStart()
  if (marker !== '') {
    // `///` and `//!` document what follows.
    const longer = new RegExp(`^(${literalPattern(marker)}\\S?)\\s`, 'u').exec(text)?.[1]
    return `${longer ?? marker} `
  }
  if (text.startsWith('/*')) return ' * '
  return /^\*(?!\/)/u.test(text) ? '* ' : ''
}

function inMarkdown({ before, after }: Context, type: Type | undefined): Notation {
  const [whole = '', whitespace = '', quotes = '', item = ''] = MARKDOWN_LEADER.exec(before) ?? []
  const isAlone = before === whole && /^[ \t]*(?:\r?\n|$)/u.test(after)
  const format = isAlone && type !== undefined ? 'markdown' : 'text'
  return { ...PLAIN, format, whitespace, leader: quotes + ' '.repeat(item.length) }
}

/** The texts of our languages need no escapes. The code of an article, and texts of users, may. */
function escapeMarkup(text: string): string {
  return text.replace(/[&<>"{}]/gu, (mark) => `&#${mark.charCodeAt(0)};`)
}

function escapeTex(text: string): string {
  return text.replace(/[&%$#_{}\\~^]/gu, (mark) =>
    // A backslash before these three is a command: an accent or a line break.
    /[\\~^]/u.test(mark) ? `\\char\`\\${mark}{}` : `\\${mark}`,
  )
}

function escapeIn({ open, close = open, backslash, markup }: Quoting): (text: string) => string {
  if (markup) return escapeMarkup
  if (!backslash) return (text) => text.replaceAll(close, close.length === 1 ? close + close : '')
  return (text) =>
    text.replace(/[\\"'`]/gu, (mark) =>
      mark === '\\' || mark === open.charAt(0) ? `\\${mark}` : mark,
    )
}
