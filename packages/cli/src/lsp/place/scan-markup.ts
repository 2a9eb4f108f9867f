/** Finds what is around the end of a text in HTML, XML and files that are made of them. */
import { CSS, JSON_SYNTAX, PHP } from './code-syntax.js'
import type { Markup, Scan, Surrounding } from './place.js'
import { attribute } from './quotings.js'
import { scanCode } from './scan-code.js'
import { scanJavaScript } from './scan-javascript.js'

interface Element {
  readonly name: string
  readonly lang: string | undefined
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Elements whose content has no tags. */
const RAW = new Set(['script', 'style', 'textarea', 'title'])

/** Elements that end where another of the same name begins, or at the end of their parent. */
const SELF_ENDING = new Set('p li dt dd tr td th option'.split(' '))

/** What begins with `<`, without attributes: its beginning, and the mark of its end. */
const SECTIONS = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'content'],
  ['<?xml', '?>', 'nowhere'],
  ['<?', '?>', 'php'],
  ['<%', '%>', 'code'],
  ['<!', '>', 'nowhere'],
  ['</', '>', 'nowhere'],
] as const

const TAG_NAME = /<([\p{L}_][\p{L}\p{N}_:.-]*)/uy
/** A name and its value, whose end may be missing; or the end of the tag. Values in braces have one level in them. */
const ATTRIBUTE =
  /[\s/]*(?:(>)|([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)("|$)|'([^']*)('|$)|(\{(?:[^{}]|\{[^{}]*\})*(?:\}|$))|([^\s>"']*)))?)/uy

/** @param text the file up to the place */
export function scanMarkup(text: string, markup: Markup): Scan {
  const elements: Element[] = []
  let offset = 0
  for (;;) {
    const from = offset
    const begin = nextMark(text, offset)
    if (begin === undefined) {
      const element = elements.at(-1)?.name
      return found({ at: 'content', markup, element, from }, elements)
    }
    const section = SECTIONS.find(([open]) => text.startsWith(open, begin))
    if (section !== undefined) {
      const [open, close, kind] = section
      const end = text.indexOf(close, begin + open.length)
      if (end === -1) return found(inSection(kind, text, begin + open.length, markup), elements)
      if (open === '</') closeElement(text.slice(begin + 2, end).trim(), elements)
      offset = end + close.length
      continue
    }
    const tag = readTag(text, begin)
    if ('surrounding' in tag) return found(tag.surrounding, elements)
    offset = tag.end
    if (tag.name === '' || tag.isEmpty || (markup === 'html' && VOID.has(tag.name))) continue
    openElement(tag, elements)
    if (markup === 'html' && RAW.has(tag.name)) {
      const end = endOfRaw(text, offset, tag.name)
      if (end === undefined) return found(inRaw(tag, text, offset), elements)
      offset = end
      elements.pop()
    }
  }
}

/** The next `<` that begins something. */
function nextMark(text: string, offset: number): number | undefined {
  const mark = /<[\p{L}_!/?%]/gu
  mark.lastIndex = offset
  return mark.exec(text)?.index
}

function found(surrounding: Surrounding, elements: readonly Element[]): Scan {
  return { surrounding, langs: elements.flatMap(({ lang }) => lang ?? []).reverse() }
}

function inSection(
  kind: (typeof SECTIONS)[number][2],
  text: string,
  from: number,
  markup: Markup,
): Surrounding {
  if (kind === 'comment') return { at: 'comment', marker: '', from }
  // Its text is without tags, as in a phrase.
  if (kind === 'content') return { at: 'content', markup, element: 'p', from }
  if (kind === 'php') return shifted(scanCode(text.slice(from), PHP).surrounding, from)
  return kind === 'code' ? { at: 'code', quoting: undefined } : { at: 'nowhere' }
}

interface Tag {
  readonly name: string
  readonly end: number
  readonly isEmpty: boolean
  readonly lang: string | undefined
  readonly type: string | undefined
}

/** Reads a tag from its `<` on. @returns what is around the end of the text if the tag is not complete */
function readTag(text: string, begin: number): Tag | { readonly surrounding: Surrounding } {
  TAG_NAME.lastIndex = begin
  const name = TAG_NAME.exec(text)?.[1] ?? ''
  const attributes = new Map<string, string>()
  let offset = begin + 1 + name.length
  for (;;) {
    ATTRIBUTE.lastIndex = offset
    const match = ATTRIBUTE.exec(text)
    if (match === null) return { surrounding: { at: 'nowhere' } }
    offset = ATTRIBUTE.lastIndex
    const [whole, end, key = '', double, doubleEnd, single, singleEnd, , bare] = match
    if (end !== undefined) {
      const isEmpty = text[offset - 2] === '/'
      const lang = attributes.get('lang') ?? attributes.get('xml:lang')
      return {
        name,
        end: offset,
        isEmpty,
        lang,
        type: attributes.get('type') ?? attributes.get('lang'),
      }
    }
    if (doubleEnd === '' || singleEnd === '') {
      const quote = double === undefined ? "'" : '"'
      return { surrounding: inValue(key, quote, offset - whole.length + whole.indexOf(quote) + 1) }
    }
    attributes.set(key.toLowerCase(), double ?? single ?? bare ?? '')
  }
}

/** The value of an attribute of a template or a script is code. */
function inValue(key: string, quote: string, from: number): Surrounding {
  return /^(?:[:@#*([]|v-|on|x-|ng-|style$|class$|id$|href$|src$)/iu.test(key)
    ? { at: 'nowhere' }
    : { at: 'string', quoting: attribute(quote), from }
}

function inRaw({ name, type = '' }: Tag, text: string, from: number): Surrounding {
  if (name === 'textarea' || name === 'title') {
    return { at: 'content', markup: 'html', element: name, from }
  }
  const content = text.slice(from)
  const { surrounding } =
    name === 'style'
      ? scanCode(content, CSS)
      : type.includes('json')
        ? scanCode(content, JSON_SYNTAX)
        : scanJavaScript(content, { jsx: /[jt]sx/u.test(type) })
  return shifted(surrounding, from)
}

/** The same with offsets in the whole file. */
function shifted(surrounding: Surrounding, by: number): Surrounding {
  return 'from' in surrounding ? { ...surrounding, from: surrounding.from + by } : surrounding
}

function endOfRaw(text: string, from: number, name: string): number | undefined {
  const end = new RegExp(`</${name}\\s*>`, 'giu')
  end.lastIndex = from
  return end.exec(text) === null ? undefined : end.lastIndex
}

function openElement({ name, lang }: Tag, elements: Element[]): void {
  const top = elements.at(-1)
  if (top?.name === name && SELF_ENDING.has(name)) elements.pop()
  elements.push({ name, lang })
}

function closeElement(name: string, elements: Element[]): void {
  const place = elements.findLastIndex((element) => element.name === name)
  if (place !== -1) elements.length = place
}
