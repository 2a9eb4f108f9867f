/** Articles, read by the parsers that people use: the formats are one document. */
import { HtmlValidate } from 'html-validate'
import { toHast } from 'mdast-util-to-hast'
import { describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { elementsOf, parseHtml, parseMarkdown, textOf } from '../../../test/markup.js'
import { DEFAULT_ELEMENTS, ELEMENTS, type Element, generate, LOCALES } from '../src/index.js'
import type { Line } from '../src/language/locale.js'
import { combinations } from '../src/notation/combinations.js'
import { localeOf } from './texts.js'

interface Node {
  readonly type: string
  readonly tagName?: string
  readonly value?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly children?: readonly Node[]
}

/** A document as nested lists. What Markdown has no syntax for is written as our Markdown has it. */
type Plain = string | readonly Plain[]

const text = (nodes: readonly Node[] = []): string =>
  nodes.map(({ value, children }) => value ?? text(children)).join('')

function plain({ type, tagName, value, properties = {}, children = [] }: Node): Plain[] {
  // A line break before the list of an item means nothing.
  if (type === 'text') return value?.trim() === '' ? [] : [(value as string).replace(/\n$/u, '')]
  const inside = children.flatMap(plain)
  const part = (tag: string) => children.find((child) => child.tagName === tag)
  switch (tagName) {
    case undefined:
    case 'article':
    case 'thead':
    case 'tbody':
      return inside
    case 'figure': {
      const { src, alt } = part('img')?.properties ?? {}
      return [['p', ['img', String(src), String(alt), text(part('figcaption')?.children)]]]
    }
    case 'img':
      return [
        ['img', String(properties['src']), String(properties['alt']), String(properties['title'])],
      ]
    case 'table': {
      const caption = part('caption')
      const rows = children.filter((child) => child !== caption).flatMap(plain)
      const table: Plain = ['table', ...rows]
      return caption === undefined ? [table] : [['p', ['em', text(caption.children)]], table]
    }
    case 'dl': {
      const parts = children.filter((child) => child.type === 'element')
      const items = parts.flatMap((term, i): Plain[] =>
        term.tagName === 'dt'
          ? [['li', ['strong', text(term.children)], ['br'], text(parts[i + 1]?.children)]]
          : [],
      )
      return [['ul', ...items]]
    }
    case 'th':
      return [['td', ...inside]]
    case 'a':
      return [['a', String(properties['href']), ...inside]]
    case 'code':
      return [['code', String(properties['className']), text(children).trimEnd()]]
    default:
      return [[tagName as string, ...inside]]
  }
}

const treeOfHtml = (html: string) => plain(parseHtml(html) as Node)
const treeOfMdast = (root: unknown) => plain(toHast(root as never) as Node)
const treeOfMarkdown = (markdown: string) => treeOfMdast(parseMarkdown(markdown))

/** What shows each element: all of it is there once at least. */
const SIGNS: Readonly<Record<Element, readonly RegExp[]>> = {
  headings: [/<h2>/u],
  lists: [/<ul>/u, /<ol>/u],
  definitions: [/<dl>/u],
  quotes: [/<blockquote>/u],
  tables: [/<table>\n<caption>/u],
  code: [/<pre dir="ltr"><code/u],
  images: [/<figure>\n<img .*\n<figcaption>/u],
  links: [/<a /u],
  emphasis: [/<em>/u, /<strong>/u],
}

/** What an article has besides if it has every element. */
const SIGNS_OF_ALL = [
  /<h3>/u,
  /<hr>/u,
  /<li>[^<]+\n<[uo]l>/u,
  /<p>[^<]+<code>[a-z.]+<\/code>[^<]+<\/p>/u,
]

const checker = new HtmlValidate({ extends: ['html-validate:recommended'] })
const SEEDS = ['a', 'b', 'c']

describe.each(CODES)('an article in %s', (code) => {
  const options = { locale: code, type: 'article' } as const

  it.each([1, 2, 7, 40])('of %i sections is the same document in three formats', (count) => {
    for (const seed of SEEDS) {
      const article = generate({ ...options, count, with: ELEMENTS, seed })
      const tree = treeOfHtml(article.html)
      const json = JSON.parse(article.json)
      expect(json.count).toBe(count)
      expect(treeOfMarkdown(article.markdown)).toEqual(tree)
      expect(treeOfMdast(json.article)).toEqual(tree)
      expect(article.text.endsWith('\n')).toBe(false)
    }
  })

  it('is HTML that is right', async () => {
    for (const seed of SEEDS) {
      const { html } = generate({ ...options, count: 5, with: ELEMENTS, seed })
      const { results } = await checker.validateString(html)
      expect(results.flatMap(({ messages }) => messages)).toEqual([])
      const direction = LOCALES[code].direction === 'rtl' ? ' dir="rtl"' : ''
      expect(html.startsWith(`<article lang="${code}"${direction}>\n<h1>`)).toBe(true)
    }
  })

  it('has what it is asked for once at least, and nothing else', () => {
    for (const count of [1, 2, 3, 10]) {
      for (const element of ELEMENTS) {
        const { html } = generate({ ...options, count, with: [element], seed: element })
        for (const [name, signs] of Object.entries(SIGNS)) {
          for (const sign of signs) {
            expect(sign.test(html), `${sign} with ${element}`).toBe(name === element)
          }
        }
        for (const sign of SIGNS_OF_ALL) expect(html).not.toMatch(sign)
        const others = ELEMENTS.filter((other) => other !== element)
        const most = generate({ ...options, count, with: others, seed: element }).html
        for (const sign of SIGNS_OF_ALL) expect(most).not.toMatch(sign)
      }
      const usual = generate({ ...options, count, seed: 'usual' }).html
      expect(usual).toBe(
        generate({ ...options, count, with: DEFAULT_ELEMENTS, seed: 'usual' }).html,
      )
      const turned = generate({ ...options, count, with: ELEMENTS.toReversed(), seed: 'usual' })
      expect(turned.html).toBe(generate({ ...options, count, with: ELEMENTS, seed: 'usual' }).html)
      const none = generate({ ...options, count, with: [], seed: 'none' }).html
      expect(none.match(/<p>/gu)).toHaveLength(count + 1)
    }
  })

  it('has all that a style sheet has to show, where it has every element', () => {
    for (const count of [1, 2, 3, 10]) {
      for (const length of [undefined, 'short', 'verylong'] as const) {
        for (const fragment of [false, true]) {
          for (const seed of SEEDS) {
            const article = { ...options, count, length, fragment, with: ELEMENTS, seed }
            const { html } = generate(article)
            for (const sign of [...Object.values(SIGNS).flat(), ...SIGNS_OF_ALL]) {
              expect(html).toMatch(sign)
            }
          }
        }
      }
    }
  })

  it('has phrases with every mark asked for, however short it is', () => {
    for (let seed = 0; seed < 50; seed++) {
      for (const marks of [['emphasis'], ['emphasis', 'links'], ['links']] as const) {
        for (const fragment of [false, true]) {
          const short = { ...options, count: 1, length: 'short', fragment } as const
          const { html } = generate({ ...short, with: marks, seed: String(seed) })
          for (const sign of marks.flatMap((mark) => SIGNS[mark])) expect(html).toMatch(sign)
        }
      }
    }
  })

  it('has as many sections as asked for, each with a text under every heading', () => {
    for (const count of [1, 2, 5, 100]) {
      const { html } = generate({ ...options, count, with: ELEMENTS, seed: 'many' })
      expect(html.match(/<h1>/gu)).toHaveLength(1)
      expect(html.match(/<h2>/gu)).toHaveLength(count)
      for (const [, after] of html.matchAll(/<\/h[1-3]>\n<(\w+)/gu)) expect(after).toBe('p')
      // A subheading and a rule stand within a section.
      expect(html).not.toMatch(/<h2>.*\n<h[r3]|<hr>\n<h|<\/h[1-3]>\n<hr>|<hr>\n<\/article>/u)
    }
  })

  it('has a paragraph between two blocks, and three blocks in a row nowhere', () => {
    const block =
      '</(?:[uod]l|blockquote|table|figure|pre)>\\n<(?:[uod]l|blockquote|table|figure|pre).*\\n'
    for (let seed = 0; seed < 20; seed++) {
      const article = { ...options, seed: String(seed) }
      const { html } = generate({ ...article, count: 2 + (seed % 5), with: ELEMENTS })
      expect(html).not.toMatch(new RegExp(block, 'u'))
      const top = elementsOf(parseHtml(generate({ ...article, with: ELEMENTS }).html), 'article')
      const kinds = top[0]?.children.flatMap((node) =>
        node.type === 'element' ? [node.tagName] : [],
      )
      const isBlock = (kind = 'p') => !/^(p|h.)$/u.test(kind)
      const rows = kinds?.filter((kind, i) => [kind, kinds[i + 1], kinds[i + 2]].every(isBlock))
      expect(rows, kinds?.join(' ')).toEqual([])
    }
  })

  it('keeps a section within a piece', () => {
    const { pieces, lists } = localeOf(code)
    if (code === 'la') return
    const headings = pieces.map(({ paragraphs }) =>
      paragraphs.flatMap(({ heading }) => [...combinations(heading, lists)]),
    )
    for (let seed = 0; seed < 20; seed++) {
      const all = { ...options, with: ELEMENTS, count: 1 + (seed % 3), seed: String(seed) }
      const { html } = generate(all)
      for (const [, heading = '', inner = ''] of html.matchAll(
        /<h2>([^<]+)<\/h2>(?:(?!<h2>).)*<h3>([^<]+)<\/h3>/gsu,
      )) {
        const piece = headings.find((own) => own.includes(heading))
        expect(piece, `${heading} / ${inner}`).toContain(inner)
      }
    }
  })

  it('lists nothing twice in one section', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const elements of [['lists'], ELEMENTS] as const) {
        const { html } = generate({ ...options, with: elements, seed: String(seed) })
        // Of an item with a list, the item alone.
        const items = [...html.matchAll(/<li>([^<]+)/gu)].map(([, item = '']) => item.trim())
        expect(items.length).toBeGreaterThanOrEqual(6)
        expect(new Set(items).size, items.join('\n')).toBe(items.length)
      }
    }
  })

  it('has a paragraph for each section of a fragment', () => {
    for (const count of [1, 3]) {
      const elements = ELEMENTS.filter((element) => element !== 'tables')
      const fragment = { ...options, fragment: true, count, with: elements, seed: 'fragment' }
      expect(generate(fragment).html.match(/(?<!<blockquote>\n)<p>/gu)).toHaveLength(count)
      for (const lists of ['bulleted', 'numbered'] as const) {
        const { html } = generate({ ...fragment, lists })
        expect([/<ul>/u.test(html), /<ol>/u.test(html)]).toEqual([
          lists === 'bulleted',
          lists === 'numbered',
        ])
      }
    }
  })

  it('has another table each time before one comes back, with rows of it in their order', () => {
    const { tables } = localeOf(code)
    const { html } = generate({ ...options, count: 40, with: ['tables'], seed: 'tables' })
    const shown = elementsOf(parseHtml(html), 'table').map((table) => ({
      caption: elementsOf(table, 'caption').map(textOf).join(),
      rows: elementsOf(table, 'tr').map((row) =>
        [...elementsOf(row, 'th'), ...elementsOf(row, 'td')].map(textOf),
      ),
    }))
    expect(shown.length).toBeGreaterThan(tables.length)
    const captions = shown.map(({ caption }) => caption)
    expect(new Set(captions.slice(0, tables.length)).size).toBe(tables.length)
    for (const { caption, rows } of shown) {
      const table = tables.find((one) => one.caption === caption)
      const [heads, ...others] = rows
      expect(heads).toEqual(table?.heads)
      expect(others.length).toBeGreaterThanOrEqual(3)
      const first = table?.rows.findIndex(([head]) => head === others[0]?.[0]) ?? -1
      expect(others).toEqual(table?.rows.slice(first, first + others.length))
    }
  })

  it('marks whole words', () => {
    const { html } = generate({ ...options, count: 60, with: ['emphasis', 'links'], seed: 'marks' })
    const marked = elementsOf(parseHtml(html), 'p').flatMap(({ children }) =>
      children.flatMap((part, i) => {
        const [before = '', after = ''] = [children[i - 1], children[i + 1]].map(
          (beside) => beside && textOf(beside),
        )
        return part.type === 'element'
          ? [{ part, sides: before.slice(-1) + after.slice(0, 1) }]
          : []
      }),
    )
    expect(marked.length).toBeGreaterThan(30)
    const isSpaced = !/^(Jpan|Hans|Hant|Thai|Kore)$/u.test(LOCALES[code].script)
    for (const { part, sides } of marked) {
      expect(['em', 'strong', 'a']).toContain(part.tagName)
      expect(part.children).toMatchObject([{ type: 'text' }])
      expect(textOf(part)).toMatch(/^[\p{L}\p{M}’ ]+$/u)
      if (isSpaced) expect(sides, textOf(part)).not.toMatch(/[\p{L}\p{M}]/u)
    }
  })

  it('quotes and defines nothing that stands in its paragraphs', () => {
    const [topic] = LOCALES[code].topics
    const told = /<(blockquote|dl)>.*?<\/\1>/gsu
    for (let seed = 0; seed < 20; seed++) {
      for (const [count, about, length] of [
        [1, undefined, undefined],
        [4, topic, undefined],
        [5, undefined, 'short'],
        [5, undefined, 'verylong'],
        [11, undefined, undefined],
        // More than the topic has paragraphs.
        [20, topic, undefined],
      ] as const) {
        const article = { ...options, count, topic: about, length, with: ELEMENTS }
        const { html } = generate({ ...article, seed: String(seed) })
        const body = textOf(parseHtml(html.replaceAll(told, '')))
        const sentences = [...html.matchAll(told)].flatMap(([block]) =>
          [...block.matchAll(/<(p|dd)>(.*?)<\/\1>/gu)].map(([, , sentence = '']) => sentence),
        )
        expect(sentences.length).toBeGreaterThan(2)
        expect(new Set(sentences).size).toBe(sentences.length)
        for (const sentence of sentences) expect(body).not.toContain(sentence)
      }
    }
  })

  it('is all of one topic, where one is asked for', () => {
    const [topic] = LOCALES[code].topics
    if (topic === undefined) return
    const { pieces, lists } = localeOf(code)
    const own = pieces.filter((piece) => piece.topic === topic)
    const wordings = (lines: readonly Line[]) =>
      lines.flatMap((line) => [...combinations(line, lists)])
    const titles = wordings(own.flatMap((piece) => piece.titles))
    const headings = wordings(
      own.flatMap(({ paragraphs }) => paragraphs.map(({ heading }) => heading)),
    )
    const { html } = generate({ ...options, topic, count: 8, start: false, seed: 'topic' })
    const tree = parseHtml(html)
    const [title, ...others] = elementsOf(tree, 'h1').map(textOf)
    expect(titles).toContain(title)
    expect(others).toEqual([])
    const shown = elementsOf(tree, 'h2').map(textOf)
    expect(shown).toHaveLength(8)
    for (const heading of shown) expect(headings).toContain(heading)
  })
})
