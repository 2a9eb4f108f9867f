/** Finds what is around the end of a text in JavaScript or TypeScript, with or without JSX. */
import jsTokens, { type JSXToken, type Token } from 'js-tokens'
import type { Scan, Surrounding } from './place.js'
import { attribute, DOUBLE, SINGLE, TEMPLATE } from './quotings.js'

type AnyToken = Token | JSXToken

/** An element of JSX. While `isOpening`, its tag is not complete. */
interface Element {
  name: string | undefined
  lang?: string
  isOpening: boolean
  isClosing: boolean
  isEmpty: boolean
  lastAttribute?: string
}

/** The tokens that go on beyond the end of a text if they are not closed. */
const TEMPLATES = ['NoSubstitutionTemplate', 'TemplateHead', 'TemplateMiddle', 'TemplateTail']

/** @param text the file up to the place */
export function scanJavaScript(text: string, { jsx }: { readonly jsx: boolean }): Scan {
  const elements: Element[] = []
  let last: AnyToken | undefined
  let offset = 0
  let lastOffset = 0
  const tokens: Iterable<AnyToken> = jsx
    ? jsTokens(withoutTypeParameters(text), { jsx })
    : jsTokens(text)
  for (const token of tokens) {
    readElement(token, elements)
    last = token
    lastOffset = offset
    offset += token.value.length
  }
  return {
    surrounding: surroundingOf(last, lastOffset, offset, elements),
    langs: elements.flatMap(({ lang }) => lang ?? []).reverse(),
  }
}

/**
 * Blanks the type parameters of arrow functions, `<T,>(…)` and `<T extends X>(…)`, which would be
 * taken for a tag.
 */
function withoutTypeParameters(text: string): string {
  return text.replace(
    /<(?=(?:const\s+)?[A-Z]\w*\s*(?:,|extends\s))([^<>()]{0,200})>(?=\s{0,20}\()/gu,
    ' $1 ',
  )
}

function surroundingOf(
  last: AnyToken | undefined,
  from: number,
  end: number,
  elements: readonly Element[],
): Surrounding {
  switch (last?.type) {
    case 'JSXText':
      return content(from, elements)
    case 'JSXPunctuator':
      return last.value === '>' && elements.at(-1)?.isOpening === false
        ? content(end, elements)
        : { at: 'nowhere' }
    case 'JSXString':
      return last.closed
        ? { at: 'nowhere' }
        : { at: 'string', quoting: attribute(last.value.charAt(0)), from }
    case 'JSXIdentifier':
    case 'JSXInvalid':
      return { at: 'nowhere' }
    case 'SingleLineComment':
      return { at: 'comment', marker: '//', from }
    case 'MultiLineComment':
      return last.closed ? CODE : { at: 'comment', marker: '', from }
    case 'StringLiteral':
      return last.closed
        ? CODE
        : { at: 'string', quoting: last.value.startsWith("'") ? SINGLE : DOUBLE, from }
  }
  const isTemplate = last !== undefined && TEMPLATES.includes(last.type)
  return isTemplate && 'closed' in last && !last.closed
    ? { at: 'string', quoting: TEMPLATE, from }
    : CODE
}

const CODE: Surrounding = { at: 'code', quoting: DOUBLE }

function content(from: number, elements: readonly Element[]): Surrounding {
  // A fragment has no name.
  return { at: 'content', markup: 'html', element: elements.at(-1)?.name ?? '', from }
}

/** Keeps the list of elements that are open. */
function readElement(token: AnyToken, elements: Element[]): void {
  const element = elements.at(-1)
  if (token.type === 'JSXIdentifier' && element?.isOpening) {
    if (element.name === undefined) element.name = token.value
    else element.lastAttribute = token.value
  } else if (token.type === 'JSXString' && element?.lastAttribute === 'lang') {
    element.lang = token.value.replace(/["']/gu, '')
  } else if (token.type === 'JSXPunctuator') {
    readPunctuator(token.value, element, elements)
  }
}

function readPunctuator(mark: string, element: Element | undefined, elements: Element[]): void {
  if (mark === '<') {
    elements.push({ name: undefined, isOpening: true, isClosing: false, isEmpty: false })
  } else if (mark === '/' && element?.isOpening) {
    if (element.name === undefined) element.isClosing = true
    else element.isEmpty = true
  } else if (mark === '>' && element?.isOpening) {
    element.isOpening = false
    if (element.isClosing || element.isEmpty) elements.pop()
    if (element.isClosing) elements.pop()
  }
}
