/** The four formats of an article: its texts between constant marks. */
import { type Article, NODE_KINDS, type NodeKind } from '../engine/article/article.js'
import type { EncodeArticle, Passage } from '../engine/passage.js'
import { FORMATS, type Format } from '../options.js'
import { encodeText, NOTATIONS, type Notation } from './notation.js'
import { IMAGE_HEIGHT, IMAGE_WIDTH, IMAGES, SNIPPETS } from './snippets.js'

/** What stands between a node and the one before it, before its text and after it. */
type Marks = readonly [between: string, before: string, after: string]
/** … which for some depends on their number. */
type MarksOf = Readonly<Record<NodeKind, Marks | ((number: number) => Marks)>>

/** Where links go. */
const LINK = 'https://example.com/'

const BLOCK = '\n\n'

const snippet = (number: number) => SNIPPETS[number % SNIPPETS.length] as (typeof SNIPPETS)[number]
const image = (number: number) => IMAGES[number % IMAGES.length] as string

const NOTHING: Marks = ['', '', '']

const TEXT: MarksOf = {
  title: [BLOCK, '', ''],
  heading: [BLOCK, '', ''],
  paragraphOpen: [BLOCK, '', ''],
  text: NOTHING,
  emphasis: NOTHING,
  strong: NOTHING,
  link: NOTHING,
  paragraphClose: NOTHING,
  listOpen: [BLOCK, '', ''],
  item: ['\n', '• ', ''],
  listClose: NOTHING,
  numberedListOpen: [BLOCK, '', ''],
  numberedItem: (number) => ['\n', `${number}. `, ''],
  numberedListClose: NOTHING,
  definitionsOpen: [BLOCK, '', ''],
  term: ['\n', '', ''],
  definition: ['\n', '    ', ''],
  definitionsClose: NOTHING,
  quote: [BLOCK, '    ', ''],
  tableOpen: [BLOCK, '', '\n'],
  tableHeadOpen: NOTHING,
  columnHead: ['\t', '', ''],
  tableHeadClose: NOTHING,
  rowOpen: ['\n', '', ''],
  rowHead: NOTHING,
  cell: ['\t', '', ''],
  rowClose: NOTHING,
  tableClose: NOTHING,
  code: (number) => [BLOCK, snippet(number).code.replaceAll(/^/gmu, '    '), ''],
  image: [BLOCK, '[', ']'],
  caption: ['\n', '', ''],
}

const MARKDOWN: MarksOf = {
  ...TEXT,
  title: [BLOCK, '# ', ''],
  heading: [BLOCK, '## ', ''],
  emphasis: ['', '*', '*'],
  strong: ['', '**', '**'],
  link: ['', '[', `](${LINK})`],
  item: ['\n', '- ', ''],
  // Another bullet, so that it is another list than one that stands before it.
  term: ['\n', '* **', '**'],
  definition: ['\\\n', '  ', ''],
  quote: [BLOCK, '> ', ''],
  tableOpen: [BLOCK, '*', '*\n\n'],
  tableHeadOpen: ['', '| ', ''],
  columnHead: [' | ', '', ''],
  tableHeadClose: ['', '', ' |\n| --- | --- | --- |'],
  rowOpen: ['\n', '| ', ''],
  cell: [' | ', '', ''],
  rowClose: ['', '', ' |'],
  code: (number) => {
    const { language, code } = snippet(number)
    return [BLOCK, `\`\`\`${language}\n${code}\n\`\`\``, '']
  },
  image: (number) => [BLOCK, '![', `](${image(number)}`],
  caption: ['', ' "', '")'],
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const element = (name: string): Marks => ['\n', `<${name}>`, `</${name}>`]
const inline = (name: string): Marks => ['', `<${name}>`, `</${name}>`]

const HTML: MarksOf = {
  title: element('h1'),
  heading: element('h2'),
  paragraphOpen: ['\n', '<p>', ''],
  text: NOTHING,
  emphasis: inline('em'),
  strong: inline('strong'),
  link: ['', `<a href="${LINK}">`, '</a>'],
  paragraphClose: ['', '', '</p>'],
  listOpen: ['\n', '<ul>\n', ''],
  item: element('li'),
  listClose: ['', '', '\n</ul>'],
  numberedListOpen: ['\n', '<ol>\n', ''],
  numberedItem: element('li'),
  numberedListClose: ['', '', '\n</ol>'],
  definitionsOpen: ['\n', '<dl>\n', ''],
  term: element('dt'),
  definition: element('dd'),
  definitionsClose: ['', '', '\n</dl>'],
  quote: ['\n', '<blockquote>\n<p>', '</p>\n</blockquote>'],
  tableOpen: ['\n', '<table>\n<caption>', '</caption>\n'],
  tableHeadOpen: ['', '<thead>\n<tr>\n', ''],
  columnHead: ['\n', '<th scope="col">', '</th>'],
  tableHeadClose: ['', '', '\n</tr>\n</thead>\n<tbody>'],
  rowOpen: ['\n', '<tr>\n', ''],
  rowHead: ['\n', '<th scope="row">', '</th>'],
  cell: element('td'),
  rowClose: ['', '', '\n</tr>'],
  tableClose: ['', '', '\n</tbody>\n</table>'],
  code: (number) => {
    const { language, code } = snippet(number)
    return [
      '\n',
      `<pre dir="ltr"><code class="language-${language}">${escapeHtml(code)}</code></pre>`,
      '',
    ]
  },
  image: (number) => {
    const size = `width="${IMAGE_WIDTH}" height="${IMAGE_HEIGHT}"`
    return ['\n', `<figure>\n<img src="${image(number)}" ${size} alt="`, '">']
  },
  caption: ['\n', '<figcaption>', '</figcaption>\n</figure>'],
}

/** A node of mdast with a text in it. @param within what it has around the text */
const node = (members: string, ...within: readonly string[]): Marks => {
  const opened = within.map((type) => `{"type":"${type}","children":[`).join('')
  const closed = within.map(() => ']}').join('')
  const text = `{"type":"text","value":"`
  return [',', `{${members},"children":[${opened}${text}`, `"}${closed}]}`]
}

const parent = (members: string): Marks => [',', `{${members},"children":[`, '']
const END: Marks = ['', '', ']}']

const JSON_MARKS: MarksOf = {
  title: node('"type":"heading","depth":1'),
  heading: node('"type":"heading","depth":2'),
  paragraphOpen: parent('"type":"paragraph"'),
  text: [',', '{"type":"text","value":"', '"}'],
  emphasis: node('"type":"emphasis"'),
  strong: node('"type":"strong"'),
  link: node(`"type":"link","url":"${LINK}"`),
  paragraphClose: END,
  listOpen: parent('"type":"list","ordered":false,"spread":false'),
  item: node('"type":"listItem","spread":false', 'paragraph'),
  listClose: END,
  numberedListOpen: parent('"type":"list","ordered":true,"start":1,"spread":false'),
  numberedItem: node('"type":"listItem","spread":false', 'paragraph'),
  numberedListClose: END,
  definitionsOpen: parent('"type":"list","ordered":false,"spread":false'),
  term: [
    ',',
    `{"type":"listItem","spread":false,"children":[{"type":"paragraph","children":[{"type":"strong","children":[{"type":"text","value":"`,
    '"}]},{"type":"break"}',
  ],
  definition: [',', '{"type":"text","value":"', '"}]}]}'],
  definitionsClose: END,
  quote: node('"type":"blockquote"', 'paragraph'),
  tableOpen: [
    ',',
    '{"type":"paragraph","children":[{"type":"emphasis","children":[{"type":"text","value":"',
    '"}]}]},{"type":"table","align":[null,null,null],"children":[',
  ],
  tableHeadOpen: parent('"type":"tableRow"'),
  columnHead: node('"type":"tableCell"'),
  tableHeadClose: END,
  rowOpen: parent('"type":"tableRow"'),
  rowHead: node('"type":"tableCell"'),
  cell: node('"type":"tableCell"'),
  rowClose: END,
  tableClose: END,
  code: (number) => {
    const { language, code } = snippet(number)
    return [',', `{"type":"code","lang":"${language}","value":${JSON.stringify(code)}}`, '']
  },
  image: (number) => [
    ',',
    `{"type":"paragraph","children":[{"type":"image","url":"${image(number)}","alt":"`,
    '"',
  ],
  caption: [',', '"title":"', '"}]}'],
}

const MARKS: Readonly<Record<Format, MarksOf>> = {
  text: TEXT,
  markdown: MARKDOWN,
  html: HTML,
  json: JSON_MARKS,
}

interface EncodedMarks {
  readonly between: Uint8Array
  readonly before: Uint8Array
  readonly after: Uint8Array
}

/** More than any number of a node. */
export const NUMBERS = 10

type Encoded = Readonly<Record<NodeKind, readonly EncodedMarks[]>>

function encodeMarks(format: Format, notation: Notation): Encoded {
  const entries = NODE_KINDS.map((kind) => {
    const marks = MARKS[format][kind]
    const count = typeof marks === 'function' ? NUMBERS : 1
    const encoded = Array.from({ length: count }, (_, number) => {
      const [between, before, after] = typeof marks === 'function' ? marks(number) : marks
      return {
        between: encodeText(between, notation),
        before: encodeText(before, notation),
        after: encodeText(after, notation),
      }
    })
    return [kind, encoded]
  })
  return Object.fromEntries(entries)
}

/** Encoded when the first article is written. */
let encodedMarks: Readonly<Record<Notation, Readonly<Record<Format, Encoded>>>> | undefined

function marksOf(format: Format, notation: Notation): Encoded {
  encodedMarks ??= Object.fromEntries(
    NOTATIONS.map((notation) => [
      notation,
      Object.fromEntries(FORMATS.map((format) => [format, encodeMarks(format, notation)])),
    ]),
  ) as Record<Notation, Record<Format, Encoded>>
  return encodedMarks[notation][format]
}

/** What stands before and after all of it. */
function frameOf(
  { isFragment }: Article,
  { locale, count }: Passage,
  format: Format,
): readonly [string, string] {
  const direction = locale.direction === 'rtl' ? ' dir="rtl"' : ''
  if (format === 'html' && isFragment) return ['', '']
  if (format === 'html') return [`<article lang="${locale.code}"${direction}>\n`, '\n</article>']
  if (format !== 'json') return ['', '']
  return ['{"article":{"type":"root","children":[', `]},"count":${count}}`]
}

export const encodeArticle: EncodeArticle = (
  article,
  target,
  offset,
  passage,
  format,
  notation,
) => {
  const { bytes } = passage
  const { kinds, starts, ends, numbers } = article
  const marks = marksOf(format, notation)
  const [head, tail] = frameOf(article, passage, format)
  let at = put(target, offset, encodeText(head, notation))
  let isFirst = true
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i] as NodeKind
    const all = marks[kind]
    const own = (all.length === 1 ? all[0] : all[numbers[i] as number]) as EncodedMarks
    if (!isFirst) at = put(target, at, own.between)
    at = put(target, at, own.before)
    const [start, end] = [starts[i] as number, ends[i] as number]
    if (target !== undefined && end > start) target.set(bytes.subarray(start, end), at)
    at += end - start
    at = put(target, at, own.after)
    isFirst = OPENING.has(kind)
  }
  return put(target, at, encodeText(tail, notation))
}

const OPENING: ReadonlySet<NodeKind> = new Set(NODE_KINDS.filter((kind) => kind.endsWith('Open')))

function put(target: Uint8Array | undefined, at: number, bytes: Uint8Array): number {
  if (target !== undefined && bytes.length > 0) target.set(bytes, at)
  return at + bytes.length
}
