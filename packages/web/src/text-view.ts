/** Shows a text rendered, or as source. */
import type { Format } from '@polyipsum/contract'
import { articleNodes } from './article-view.js'
import type { Choice } from './choice.js'
import { element } from './element.js'
import type { Language } from './languages.js'

/** Whether the page can render a text as well as show its source. */
export const isMarkup = ({ format, type }: Pick<Choice, 'format' | 'type'>): boolean =>
  format === 'html' || (format === 'markdown' && type !== 'article')

const isSourceAlone = ({ format, type }: Pick<Choice, 'format' | 'type'>): boolean =>
  format === 'json' || (format === 'markdown' && type === 'article')

export interface TextShown {
  readonly body: string
  readonly choice: Choice
  readonly language: Language
  readonly asSource: boolean
}

/** Shows a text in the direction and the glyphs of its language. */
export function showText(
  place: HTMLElement,
  { body, choice, language, asSource }: TextShown,
): void {
  const isSource = isSourceAlone(choice) || (isMarkup(choice) && asSource)
  place.dataset['shown'] = isSource ? 'source' : choice.type
  setLanguage(place, language, isSource)
  place.replaceChildren(...(isSource ? [source(body)] : rendered(body, choice)))
}

/** Sets the language, direction and script. Source runs from left to right in any language. */
export function setLanguage(place: HTMLElement, language: Language, isSource = false): void {
  place.lang = language.code
  place.dir = isSource ? 'ltr' : language.direction
  place.dataset['script'] = language.script
}

/** A rendered text, as elements. */
export function rendered(body: string, { format, type }: Pick<Choice, 'format' | 'type'>): Node[] {
  if (type === 'article' && format === 'html') return articleNodes(body)
  if (type === 'article') return [element('p', { class: 'plain' }, body)]
  return texts(body, format, type).map((text) => element('p', {}, text))
}

/** The paragraphs of a text. No text has an entity or an escape to decode. */
function texts(body: string, format: Format, type: Choice['type']): readonly string[] {
  if (format === 'html')
    return Array.from(body.matchAll(/<(?:p|h2)[^>]*>([^<]*)<\//gu), ([, text = '']) => text)
  if (type === 'title') return body.split(/\n+/u).map((line) => line.replace(/^## /u, ''))
  return type === 'paragraph' ? body.split('\n\n') : [body]
}

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

/** How long the items are, where they were to have a length: “160 characters each”. */
function lengthsOf(
  body: string,
  { format, type, count, chars, bytes }: Parameters<typeof factsOf>[1],
): string | undefined {
  const isJson = format === 'json'
  if ((chars ?? bytes) === undefined || (type === 'sentence' && count > 1 && !isJson)) return
  const items: readonly string[] = isJson
    ? (Object.values(JSON.parse(body))[0] as string[])
    : type === 'word'
      ? texts(body, format, type).flatMap((text) => text.split(' '))
      : texts(body, format, type)
  const lengths = items.map((text) =>
    chars === undefined ? new TextEncoder().encode(text).length : [...text].length,
  )
  const range = [...new Set([Math.min(...lengths), Math.max(...lengths)])]
  const unit = chars === undefined ? 'bytes' : 'characters'
  return `${range.map((length) => length.toLocaleString('en')).join('–')} ${unit}${count > 1 ? ' each' : ''}`
}

/** The numbers of words (as the language parts them), characters and bytes of UTF-8. */
function countsOf(body: string, { locale, format }: Pick<Choice, 'locale' | 'format'>): string {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(
    withoutMarkup(body, format),
  )
  const counts = {
    word: Array.from(segments).filter(({ isWordLike }) => isWordLike).length,
    character: [...body].length,
    byte: new TextEncoder().encode(body).length,
  }
  return Object.entries(counts)
    .map(([unit, count]) => `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`)
    .join(' · ')
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
