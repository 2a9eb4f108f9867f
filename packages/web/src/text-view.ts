/** Shows a text rendered, or as source. */
import { type Format, ITEMS_PROPERTY } from '@polyipsum/contract'
import { readExtent } from '@polyipsum/text/core'
import { articleNodes, articleText } from './article-view.js'
import type { Choice } from './choice.js'
import { element } from './element.js'
import type { Language } from './languages.js'
import { number, say } from './messages.js'

export interface TextShown {
  readonly body: string
  readonly choice: Choice
  /** The same article as HTML, where its own format is not what a browser shows. */
  readonly html?: string | undefined
}

/** Whether there is a source to show, besides the text as it will look. */
export const hasSource = ({ format }: Pick<Choice, 'format'>): boolean => format !== 'text'

/** Whether showing a text as it will look takes its HTML as well. */
export const needsHtml = ({ format, type }: Pick<Choice, 'format' | 'type'>): boolean =>
  type === 'article' && (format === 'markdown' || format === 'json')

/** Shows a text in the direction and the glyphs of its language. */
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

/** Sets the language, direction and script. Source runs from left to right in any language. */
export function setLanguage(place: HTMLElement, language: Language, isSource = false): void {
  place.lang = language.code
  place.dir = isSource ? 'ltr' : language.direction
  place.dataset['script'] = language.script
}

type Rendered = Omit<TextShown, 'choice'> & { readonly choice: Pick<Choice, 'format' | 'type'> }

/** A text as it will look, as elements. */
export function rendered({ body, choice: { format, type }, html }: Rendered): Node[] {
  if (type !== 'article') return texts(body, format, type).map((text) => element('p', {}, text))
  if (format === 'text') return [element('p', { class: 'plain' }, body)]
  return articleNodes(format === 'html' ? body : (html ?? ''))
}

/** A text without markup; undefined where the page has only the source of an article. */
export function plainText(shown: Rendered): string | undefined {
  const { body, choice, html } = shown
  if (choice.type !== 'article') return texts(body, choice.format, choice.type).join('\n\n')
  if (choice.format === 'text') return body
  return needsHtml(choice) && html === undefined ? undefined : articleText(rendered(shown))
}

/** The paragraphs of a text. No text has an entity or an escape to decode. */
function texts(body: string, format: Format, type: Choice['type']): readonly string[] {
  if (format === 'json') {
    const items = itemsIn(body, type)
    return type === 'word' ? [items.join(' ')] : items
  }
  if (format === 'html')
    return Array.from(body.matchAll(/<(?:p|h2)[^>]*>([^<]*)<\//gu), ([, text = '']) => text)
  if (type === 'title') return body.split(/\n+/u).map((line) => line.replace(/^## /u, ''))
  return type === 'paragraph' ? body.split('\n\n') : [body]
}

const itemsIn = (body: string, type: Choice['type']): readonly string[] =>
  JSON.parse(body)[ITEMS_PROPERTY[type]]

function source(body: string): HTMLElement {
  const parts = body.split(/(<[^>]+>)/u)
  const code = parts.map((part) => (part.startsWith('<') ? element('b', {}, part) : part))
  return element('pre', {}, element('code', {}, ...code))
}

/** What there is to say of a text beneath it. */
export function factsOf(
  body: string,
  choice: Pick<Choice, 'locale' | 'format' | 'type' | 'count' | 'chars' | 'bytes'>,
): string {
  const each = lengthsOf(body, choice)
  return each === undefined ? countsOf(body, choice) : `${each} · ${countsOf(body, choice)}`
}

/** How long the items are, when they were to have a length: “Characters of each: 160”. */
function lengthsOf(
  body: string,
  { format, type, count, chars, bytes }: Parameters<typeof factsOf>[1],
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
  // Nothing parts items of several words, nor sentences, but each has the length asked for.
  const range =
    items.length === count
      ? [Math.min(...lengths), Math.max(...lengths)]
      : (readExtent(asked) ?? [])
  const unit = chars === undefined ? 'bytesEach' : 'charactersEach'
  return say(unit, { length: [...new Set(range)].map(number).join('–') })
}

/** The numbers of words (as the language parts them), characters and bytes of UTF-8. */
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

/** The texts in JSON: items, or those of the nodes of an article. */
function textsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json]
  if (typeof json !== 'object' || json === null) return []
  if (Array.isArray(json)) return json.flatMap(textsIn)
  const { value, alt, children, ...items } = json as Readonly<Record<string, unknown>>
  if ('type' in items) return [value, alt, children].flatMap(textsIn)
  return Object.values(items).flatMap(textsIn)
}
