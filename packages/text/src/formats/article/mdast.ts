/** An article as JSON: the root of an mdast (https://github.com/syntax-tree/mdast). */

import type { Article } from '../../engine/article/article.js'
import { LINK } from '../snippets.js'
import { type ArticleOutput, around, type Handlers, Mark, snippet } from './article-output.js'

const START = ',"children":['
const END = ']}'

/** Writes a parent with some members; within others of one child each. */
const parent = (members: readonly string[], between = ',') =>
  around({
    before: members.map((own) => `{${own}${START}`).join(''),
    between,
    after: END.repeat(members.length),
  })

const ITEM = '"type":"listItem","spread":false'
const PARAGRAPH = '"type":"paragraph"'
const TEXT_OPENING = new Mark('{"type":"text","value":"')
const TEXT_CLOSING = new Mark('"}')

const siblings = around({ between: ',' })
const bulletedList = parent(['"type":"list","ordered":false,"spread":false'])
const strong = parent(['"type":"strong"'])
const row = parent(['"type":"tableRow"'])
const cell = parent(['"type":"tableCell"'])

const root = (article: Article, output: ArticleOutput) => {
  output.put(`{"article":{"type":"root"${START}`)
  siblings(article, output)
  output.put(`${END},"count":`, ...String(output.passage.count), '}')
}

export const MDAST: Handlers = {
  article: root,
  fragment: root,
  title: parent(['"type":"heading","depth":1']),
  heading: parent(['"type":"heading","depth":2']),
  subheading: parent(['"type":"heading","depth":3']),
  rule: (_, output) => output.put('{"type":"thematicBreak"}'),
  paragraph: parent([PARAGRAPH]),
  text: (text, output) => {
    output.mark(TEXT_OPENING)
    output.text(text)
    output.mark(TEXT_CLOSING)
  },
  emphasis: parent(['"type":"emphasis"']),
  strong,
  link: parent([`"type":"link","url":"${LINK}"`]),
  inlineCode: ({ code }, output) => output.put('{"type":"inlineCode","value":"', code, '"}'),
  bulletedList,
  numberedList: parent(['"type":"list","ordered":true,"start":1,"spread":false']),
  item: parent([ITEM, PARAGRAPH]),
  parentItem: ({ children: [text, list] }, output) => {
    output.put(`{${ITEM}${START}{${PARAGRAPH}${START}`)
    output.node(text)
    output.put(`${END},`)
    output.node(list)
    output.put(END)
  },
  definitions: bulletedList,
  definition: parent([ITEM, PARAGRAPH], ',{"type":"break"},'),
  term: strong,
  description: siblings,
  quote: parent(['"type":"blockquote"']),
  table: ({ children: [caption, head, body] }, output) => {
    output.node(caption)
    output.put(`,{"type":"table","align":[${head.children.map(() => 'null')}]${START}`)
    siblings({ children: [head, body] }, output)
    output.put(END)
  },
  caption: parent([PARAGRAPH, '"type":"emphasis"']),
  tableHead: row,
  columnHead: cell,
  tableBody: siblings,
  row,
  rowHead: cell,
  cell,
  code: snippet(
    ({ language, code }) => `{"type":"code","lang":"${language}","value":${JSON.stringify(code)}}`,
  ),
  figure: ({ url, children: [alternative, caption] }, output) => {
    output.put(`{${PARAGRAPH}${START}{"type":"image","url":"`, url, '","alt":"', alternative)
    output.put('","title":"', caption, `"}${END}`)
  },
}
