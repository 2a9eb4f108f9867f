/** A part of a text, in the format that an element shows. */
import type { IpsumText } from './source.js'
import type { Format, Type } from './vocabulary.js'

/** A text, whatever its language. */
type Content = Omit<IpsumText, 'locale'>

/**
 * The items of a text from one on, as the text that they would be alone.
 *
 * @param text with plain text and JSON
 * @param skip the items before the first
 */
export function partOf(text: IpsumText, skip: number, count: number): Content {
  const json: Readonly<Record<string, unknown>> =
    typeof text.json === 'string' ? JSON.parse(text.json) : text.json
  const items: readonly string[] = Object.values(json).find(Array.isArray) ?? []
  let begin = 0
  let end = 0
  // Only white space, or nothing, is between two items.
  for (const [i, item] of items.slice(0, skip + count).entries()) {
    const place = text.text.indexOf(item, end)
    if (i === skip) begin = place
    end = place + item.length
  }
  return {
    text: text.text.slice(begin, end),
    json: Object.fromEntries(
      Object.entries(json).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.slice(skip, skip + count) : count,
      ]),
    ),
  }
}

/** The formats that `contentOf` makes of plain text, except for an article. */
const FROM_TEXT: readonly string[] = ['html', 'markdown']

/** The format to ask for, from which `contentOf` makes another. */
export const formatToAsk = (type: Type, format: Format): Format =>
  type !== 'article' && FROM_TEXT.includes(format) ? 'text' : format

/**
 * The content of an element: one text, or elements.
 *
 * @throws TypeError when there is no such format
 */
export function contentOf(text: Content, type: Type, format: Format): (string | Node)[] {
  const content = text[formatToAsk(type, format)]
  if (content === undefined) throw new TypeError(`format must not be "${format}".`)
  if (typeof content !== 'string') return [JSON.stringify(content)]
  if (format === 'html') {
    if (type === 'article') return parsed(content)
    const name = type === 'title' ? 'h2' : type === 'label' ? 'li' : 'p'
    const items = content
      .split(/\n+/)
      .map((textContent) => Object.assign(document.createElement(name), { textContent }))
    if (name !== 'li') return items
    const list = document.createElement('ul')
    list.append(...items)
    return [list]
  }
  if (format !== 'markdown') return [content]
  if (type === 'label') return [content.replace(/^/gm, '- ')]
  const mark = type === 'title' ? '## ' : ''
  return [mark + (mark || type === 'message' ? content.replace(/\n/g, `\n\n${mark}`) : content)]
}

interface Policy {
  createHTML(html: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

let policy: Policy | undefined

/**
 * The nodes of an article, without attributes that could run code. Scripts in a template do not run:
 * https://html.spec.whatwg.org/#already-started
 */
function parsed(html: string): Node[] {
  // https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  const rules = { createHTML: (html: string) => html }
  policy ??= trustedTypes?.createPolicy('polyipsum', rules) ?? rules
  const template = document.createElement('template')
  template.innerHTML = policy.createHTML(html)
  for (const element of template.content.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (!HARMLESS.test(`${name}=${value}`)) element.removeAttribute(name)
    }
  }
  return [...template.content.childNodes]
}

/** The attributes of an article. */
const HARMLESS = /^((alt|class|dir|height|lang|scope|width)=|(href|src)=(https?:|data:image\/))/
