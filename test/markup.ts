/** Parses HTML and Markdown. */
import { fromHtml } from 'hast-util-from-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

type HtmlRoot = ReturnType<typeof fromHtml>
type HtmlNode = HtmlRoot | HtmlRoot['children'][number]
type HtmlElement = Extract<HtmlNode, { readonly type: 'element' }>

/** @param html a page, or a part of one */
export function parseHtml(html: string): HtmlRoot {
  return fromHtml(html, { fragment: true })
}

/** The elements with this name inside a node, in the order of the document. */
export function elementsOf(node: HtmlNode, tagName: string): HtmlElement[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => [
    ...(child.type === 'element' && child.tagName === tagName ? [child] : []),
    ...elementsOf(child, tagName),
  ])
}

export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Parses Markdown with GitHub's extensions, such as tables. */
export function parseMarkdown(page: string) {
  return fromMarkdown(page, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

interface CodeBlock {
  /** The language that the fence names, such as `sh`; empty when it names none. */
  readonly lang: string
  readonly code: string
  /** The source of the paragraph before it; empty when there is none. */
  readonly caption: string
}

/** The blocks of code of a page, apart from those inside other blocks. */
export function codeBlocks(page: string): CodeBlock[] {
  const { children } = parseMarkdown(page)
  return children.flatMap((block, i) => {
    if (block.type !== 'code') return []
    const before = children[i - 1]
    const { start, end } = (before?.type === 'paragraph' && before.position) || {}
    const caption = page.slice(start?.offset ?? 0, end?.offset ?? 0)
    return [{ lang: block.lang ?? '', code: block.value, caption }]
  })
}
