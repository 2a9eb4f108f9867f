/** Renders an article: a copy of its HTML that has only the elements and attributes of articles. */
import { element } from './element.js'

/** The elements of an article, and what they become: `h1` is the title of the page itself. */
const TAGS: Readonly<Record<string, keyof HTMLElementTagNameMap>> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  ...Object.fromEntries(
    [
      ...['p', 'hr', 'em', 'strong', 'a', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'pre', 'code'],
      ...['figure', 'img', 'figcaption'],
    ].map((tag) => [tag, tag]),
  ),
}

const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'scope']

/** Allows the parser to take HTML. That is safe: only copies of what it makes get into the page. */
const { trustedTypes } = window as unknown as { readonly trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('article', { createHTML: (html) => html })

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ): { readonly createHTML: (html: string) => string }
}

/** The children of an article, from its HTML; empty when there is no article. */
export function articleNodes(html: string): Node[] {
  const trusted = policy?.createHTML(html) ?? html
  const root = new DOMParser().parseFromString(trusted, 'text/html').querySelector('article')
  return root === null ? [] : copies(root)
}

function copies({ childNodes }: Element): Node[] {
  return Array.from(childNodes).flatMap((node): readonly Node[] => {
    if (!(node instanceof Element)) return [document.createTextNode(node.textContent ?? '')]
    const tag = TAGS[node.localName]
    if (tag === undefined) return []
    const given = ATTRIBUTES.flatMap((name) => {
      const value = node.getAttribute(name)
      return value === null ? [] : [[name, value]]
    })
    return [element(tag, Object.fromEntries(given), ...copies(node))]
  })
}

/** An article as plain text: a line for each item and row, and a blank line between parts. */
export function articleText(nodes: readonly Node[]): string {
  return nodes
    .map((node) => linesOf(node).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n')
}

function linesOf(node: Node): readonly string[] {
  if (node instanceof HTMLTableRowElement) {
    return [Array.from(node.cells, (cell) => cell.textContent).join('\t')]
  }
  const isParted = node instanceof Element && PARTED.includes(node.localName)
  if (isParted) return Array.from(node.childNodes).flatMap(linesOf)
  if (node instanceof HTMLHRElement) return ['* * *']
  return [node.textContent?.trim() ?? ''].filter((line) => line !== '')
}

const PARTED = ['ul', 'ol', 'li', 'dl', 'table', 'thead', 'tbody', 'figure', 'blockquote']
