/** Shows a text rendered, or as source. */
import { type Format, groupsOf, ITEMS_PROPERTY } from '@polyipsum/contract'
import { readExtent } from '@polyipsum/text/core'
import { articleNodes, articleText } from './article-view.js'
import type { Choice } from './choice.js'
import { element } from './element.js'
import type { Language } from './languages.js'
import { number, say } from './messages.js'

export interface TextShown {
  readonly body: string
  readonly choice: Choice
  /** The same article as HTML, if its format is Markdown or JSON and it is shown rendered. */
  readonly html?: string | undefined
}

/** Whether a text can be shown as source. Plain text looks the same. */
export const hasSource = ({ format }: Pick<Choice, 'format'>): boolean => format !== 'text'

/** Whether a text can be rendered only from a second request, for the same text as HTML. */
export const needsHtml = ({ format, type }: Pick<Choice, 'format' | 'type'>): boolean =>
  type === 'article' && (format === 'markdown' || format === 'json')

/** Shows a text in the direction and fonts of its language. */
export function showText(
  place: HTMLElement,
  shown: TextShown,
  language: Language,
  asSource: boolean,
): void {
  const isSource = hasSource(shown.choice) && asSource
  place.dataset['shown'] = isSource ? 'source' : shown.choice.type
  setLanguage(place, language, isSource)
  place.replaceChildren(...(isSource ? [source(shown.body)] : rendered(shown)))
}

/** Sets the language, direction and script of an element. Source always runs from left to right. */
export function setLanguage(place: HTMLElement, language: Language, isSource = false): void {
  place.lang = language.code
  place.dir = isSource ? 'ltr' : language.direction
  place.dataset['script'] = language.script
}

/** The elements of a rendered text. */
export function rendered(shown: TextShown): Node[] {
  const { body, choice } = shown
  const { format, type } = choice
  if (type === 'label') {
    return [element('ul', {}, ...texts(body, format, type).map((text) => element('li', {}, text)))]
  }
  if (type !== 'article') return texts(body, format, type).map((text) => element('p', {}, text))
  if (format === 'text') return [element('p', { class: 'plain' }, body)]
  return articleNodes(htmlOf(shown) ?? '')
}

/** A text as HTML; undefined when the page does not have it. */
export const htmlOf = ({ body, choice, html }: TextShown): string | undefined =>
  choice.format === 'html' ? body : html

/** A text without markup; undefined when the page has only the source of an article. */
export function plainText(shown: TextShown): string | undefined {
  const { body, choice, html } = shown
  if (choice.type !== 'article') {
    const separator = groupsOf(choice.type) === undefined ? '\n\n' : '\n'
    return texts(body, choice.format, choice.type).join(separator)
  }
  if (choice.format === 'text') return body
  return needsHtml(choice) && html === undefined ? undefined : articleText(rendered(shown))
}

/** The parts of a text, without markup. No text has entities or escapes to decode. */
function texts(body: string, format: Format, type: Choice['type']): readonly string[] {
  if (format === 'json') {
    const items = itemsIn(body, type)
    return type === 'word' ? [items.join(' ')] : items
  }
  if (format === 'html')
    return Array.from(body.matchAll(/<(?:p|h2|li)[^>]*>([^<]*)<\//gu), ([, text = '']) => text)
  if (type === 'title') return body.split(/\n+/u).map((line) => line.replace(/^## /u, ''))
  if (type === 'label') return body.split('\n').map((line) => line.replace(/^- /u, ''))
  if (type === 'message') return body.split(/\n+/u)
  return type === 'paragraph' ? body.split('\n\n') : [body]
}

const itemsIn = (body: string, type: Choice['type']): readonly string[] =>
  JSON.parse(body)[ITEMS_PROPERTY[type]]

function source(body: string): HTMLElement {
  const parts = body.split(/(<[^>]+>)/u)
  const code = parts.map((part) => (part.startsWith('<') ? element('b', {}, part) : part))
  return element('pre', {}, element('code', {}, ...code))
}

type Measured = Pick<Choice, 'locale' | 'format' | 'type' | 'count' | 'chars' | 'bytes'>

/** The line of figures beneath a text. */
export function factsOf(body: string, choice: Measured): string {
  const each = lengthsOf(body, choice)
  return each === undefined ? countsOf(body, choice) : `${each} · ${countsOf(body, choice)}`
}

/** The lengths of the items, if a length was asked for: “Characters in each: 160”. */
function lengthsOf(
  body: string,
  { format, type, count, chars, bytes }: Measured,
): string | undefined {
  const asked = chars ?? bytes
  if (asked === undefined) return
  const items =
    format === 'json'
      ? itemsIn(body, type)
      : texts(body, format, type).flatMap((text) => (type === 'word' ? text.split(' ') : [text]))
  const lengths = items.map((text) =>
    chars === undefined ? new TextEncoder().encode(text).length : [...text].length,
  )
  // Sentences, and items of several words, cannot be told apart. The range asked for holds for each.
  const range =
    items.length === count
      ? [Math.min(...lengths), Math.max(...lengths)]
      : (readExtent(asked) ?? [])
  const unit = chars === undefined ? 'bytesEach' : 'charactersEach'
  return say(unit, { length: [...new Set(range)].map(number).join('–') })
}

/** The numbers of words, by the rules of the language, of characters, and of bytes of UTF-8. */
function countsOf(body: string, { locale, format }: Pick<Choice, 'locale' | 'format'>): string {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(
    withoutMarkup(body, format),
  )
  return say('facts', {
    words: Array.from(segments).filter(({ isWordLike }) => isWordLike).length,
    characters: [...body].length,
    bytes: new TextEncoder().encode(body).length,
  })
}

function withoutMarkup(body: string, format: Format): string {
  if (format === 'html') return body.replaceAll(/<[^>]+>/gu, '')
  if (format !== 'json') return body
  const { count: _, lengths: __, ...items } = JSON.parse(body)
  return textsIn(items).join('\n')
}

/**
 * How much longer the items of a text are than those of another, in characters: 0.25 for a quarter
 * more. Both are plain text.
 */
export function longerBy(body: string, measure: string, type: Choice['type']): number {
  const lengthOf = (text: string) => [...texts(text, 'text', type).join('')].length
  return lengthOf(body) / lengthOf(measure) - 1
}

/** The texts in JSON: the items, or the words in the nodes of an article. */
function textsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json]
  if (typeof json !== 'object' || json === null) return []
  if (Array.isArray(json)) return json.flatMap(textsIn)
  const { value, alt, children, ...items } = json as Readonly<Record<string, unknown>>
  if ('type' in items) return [value, alt, children].flatMap(textsIn)
  return Object.values(items).flatMap(textsIn)
}
