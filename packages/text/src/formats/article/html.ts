/** An article as HTML. */

import { IMAGE_HEIGHT, IMAGE_WIDTH, LINK } from '../snippets.js'
import { around, asItIs, type Handlers, snippet } from './article-output.js'

const lines = around({ between: '\n' })

/** Writes an element that stands in a line. */
const element = (name: string, attributes = '') =>
  around({ before: `<${name}${attributes}>`, after: `</${name}>` })

/** Writes an element that has its children on lines of their own. */
const block = (name: string) =>
  around({ before: `<${name}>\n`, between: '\n', after: `\n</${name}>` })

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const HTML: Handlers = {
  article: (article, output) => {
    const { code, direction } = output.passage.locale
    const attribute = direction === 'rtl' ? ' dir="rtl"' : ''
    output.put(`<article lang="${code}"${attribute}>\n`)
    lines(article, output)
    output.put('\n</article>')
  },
  fragment: lines,
  title: element('h1'),
  heading: element('h2'),
  subheading: element('h3'),
  rule: (_, output) => output.put('<hr>'),
  paragraph: element('p'),
  text: asItIs,
  emphasis: element('em'),
  strong: element('strong'),
  link: element('a', ` href="${LINK}"`),
  inlineCode: ({ code }, output) => output.put('<code>', code, '</code>'),
  bulletedList: block('ul'),
  numberedList: block('ol'),
  item: element('li'),
  parentItem: around({ before: '<li>', between: '\n', after: '\n</li>' }),
  definitions: block('dl'),
  definition: lines,
  term: element('dt'),
  description: element('dd'),
  quote: block('blockquote'),
  table: block('table'),
  caption: element('caption'),
  tableHead: around({ before: '<thead>\n<tr>\n', between: '\n', after: '\n</tr>\n</thead>' }),
  columnHead: element('th', ' scope="col"'),
  tableBody: block('tbody'),
  row: block('tr'),
  rowHead: element('th', ' scope="row"'),
  cell: element('td'),
  code: snippet(
    ({ language, code }) =>
      `<pre dir="ltr"><code class="language-${language}">${escapeHtml(code)}</code></pre>`,
  ),
  figure: ({ url, children: [alternative, caption] }, output) => {
    const size = `width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}"`
    output.put('<figure>\n<img src="', url, `" ${size} alt="`, alternative, '">\n')
    output.put('<figcaption>', caption, '</figcaption>\n</figure>')
  },
}
