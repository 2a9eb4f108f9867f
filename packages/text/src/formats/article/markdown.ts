/** An article as Markdown: CommonMark, with the tables of GitHub. */

import { LINK } from '../snippets.js'
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
const row = around({ before: '| ', between: ' | ', after: ' |' })

export const MARKDOWN: Handlers = {
  article: blocks,
  fragment: blocks,
  title: around({ before: '# ' }),
  heading: around({ before: '## ' }),
  subheading: around({ before: '### ' }),
  // It stands between blank lines: under a paragraph it would make that a heading.
  rule: (_, output) => output.put('---'),
  paragraph: bare,
  text: asItIs,
  emphasis: around({ before: '*', after: '*' }),
  strong: around({ before: '**', after: '**' }),
  link: around({ before: '[', after: `](${LINK})` }),
  inlineCode: ({ code }, output) => output.put('`', code, '`'),
  bulletedList: around({ before: '- ', between: '\n- ' }),
  numberedList: numbered,
  item: bare,
  parentItem: parentItem('- '),
  definitions: lines,
  // Another bullet, so that it is another list than one that stands before it.
  definition: around({ before: '* ', between: '\\\n  ' }),
  term: around({ before: '**', after: '**' }),
  description: bare,
  quote: around({ before: '> ' }),
  table: lines,
  caption: around({ before: '*', after: '*\n' }),
  tableHead: (head, output) => {
    row(head, output)
    output.put('\n|')
    for (const _ of head.children) output.put(' --- |')
  },
  columnHead: bare,
  tableBody: lines,
  row,
  rowHead: bare,
  cell: bare,
  code: snippet(({ language, code }) => `\`\`\`${language}\n${code}\n\`\`\``),
  figure: ({ url, children: [alternative, caption] }, output) =>
    output.put('![', alternative, '](', url, ' "', caption, '")'),
}
