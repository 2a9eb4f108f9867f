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

const BULLETED_LIST = '"type":"list","ordered":false,"spread":false'
const NUMBERED_LIST = '"type":"list","ordered":true,"start":1,"spread":false'
const ITEM = '"type":"listItem","spread":false'
const PARAGRAPH = '"type":"paragraph"'
const EMPHASIS = '"type":"emphasis"'
const STRONG = '"type":"strong"'
const ROW = '"type":"tableRow"'
const CELL = '"type":"tableCell"'

const TEXT_OPENING = new Mark('{"type":"text","value":"')
const TEXT_CLOSING = new Mark('"}')

const siblings = around({ between: ',' })

const root = (article: Article, output: ArticleOutput) => {
  output.put(`{"article":{"type":"root"${START}`)
  siblings(article, output)
  output.put(`${END},"count":`)
  output.number(output.passage.count)
  output.put('}')
}

export const MDAST: Handlers = {
  article: root,
  fragment: root,
  title: parent(['"type":"heading","depth":1']),
  heading: parent(['"type":"heading","depth":2']),
  paragraph: parent([PARAGRAPH]),
  text: (text, output) => {
    output.mark(TEXT_OPENING)
    output.text(text)
    output.mark(TEXT_CLOSING)
  },
  emphasis: parent([EMPHASIS]),
  strong: parent([STRONG]),
  link: parent([`"type":"link","url":"${LINK}"`]),
  bulletedList: parent([BULLETED_LIST]),
  numberedList: parent([NUMBERED_LIST]),
  item: parent([ITEM, PARAGRAPH]),
  definitions: parent([BULLETED_LIST]),
  definition: parent([ITEM, PARAGRAPH], ',{"type":"break"},'),
  term: parent([STRONG]),
  description: siblings,
  quote: parent(['"type":"blockquote"']),
  table: ({ children: [caption, head, body] }, output) => {
    output.node(caption)
    output.put(`,{"type":"table","align":[${head.children.map(() => 'null').join()}]${START}`)
    output.node(head)
    output.put(',')
    output.node(body)
    output.put(END)
  },
  caption: parent([PARAGRAPH, EMPHASIS]),
  tableHead: parent([ROW]),
  columnHead: parent([CELL]),
  tableBody: siblings,
  row: parent([ROW]),
  rowHead: parent([CELL]),
  cell: parent([CELL]),
  code: snippet(
    ({ language, code }) => `{"type":"code","lang":"${language}","value":${JSON.stringify(code)}}`,
  ),
  figure: ({ url, children: [alternative, caption] }, output) => {
    output.put(`{${PARAGRAPH}${START}{"type":"image","url":"`, url, '","alt":"', alternative)
    output.put('","title":"', caption, `"}${END}`)
  },
}
