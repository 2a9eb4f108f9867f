/** An article as plain text. */

import {
  around,
  asItIs,
  bare,
  type Handlers,
  numbered,
  parentItem,
  snippet,
} from './article-output.js'

const blocks = around({ between: '\n\n' })
const lines = around({ between: '\n' })
const columns = around({ between: '\t' })

export const TEXT: Handlers = {
  article: blocks,
  fragment: blocks,
  title: bare,
  heading: bare,
  subheading: bare,
  rule: (_, output) => output.put('* * *'),
  paragraph: bare,
  text: asItIs,
  emphasis: bare,
  strong: bare,
  link: bare,
  inlineCode: ({ code }, output) => output.put(code),
  bulletedList: around({ before: '• ', between: '\n• ' }),
  numberedList: numbered,
  item: bare,
  parentItem: parentItem('• '),
  definitions: lines,
  definition: around({ between: '\n    ' }),
  term: bare,
  description: bare,
  quote: around({ before: '    ' }),
  table: lines,
  caption: bare,
  tableHead: columns,
  columnHead: bare,
  tableBody: lines,
  row: columns,
  rowHead: bare,
  cell: bare,
  code: snippet(({ code }) => code.replaceAll(/^/gmu, '    ')),
  figure: ({ children: [alternative, caption] }, output) =>
    output.put('[', alternative, ']\n', caption),
}
