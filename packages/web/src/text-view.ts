/** Shows a text rendered, or as source. */
import type { Format } from '@polyipsum/contract'
import type { Choice } from './choice.js'
import { element } from './element.js'
import type { Language } from './languages.js'

/** Whether the page can render a format as well as show its source. */
export const isMarkup = (format: Format): boolean => format === 'html' || format === 'markdown'

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
  const isSource = choice.format === 'json' || (isMarkup(choice.format) && asSource)
  place.dataset['shown'] = isSource ? 'source' : choice.type
  setLanguage(place, language, isSource)
  place.replaceChildren(...(isSource ? [source(body)] : paragraphs(body, choice)))
}

/** Sets the language, direction and script. Source runs from left to right in any language. */
export function setLanguage(place: HTMLElement, language: Language, isSource = false): void {
  place.lang = language.code
  place.dir = isSource ? 'ltr' : language.direction
  place.dataset['script'] = language.script
}

/** The paragraphs of a rendered text, as elements. */
export function paragraphs(
  body: string,
  { format, type }: Pick<Choice, 'format' | 'type'>,
): HTMLElement[] {
  return texts(body, format, type).map((text) => element('p', {}, text))
}

/** The paragraphs of a text. No text has an entity or an escape to decode. */
function texts(body: string, format: Format, type: Choice['type']): readonly string[] {
  if (format === 'html')
    return Array.from(body.matchAll(/<p[^>]*>([^<]*)<\/p>/gu), ([, text = '']) => text)
  return type === 'paragraph' ? body.split('\n\n') : [body]
}

function source(body: string): HTMLElement {
  const parts = body.split(/(<[^>]+>)/u)
  const code = parts.map((part) => (part.startsWith('<') ? element('b', {}, part) : part))
  return element('pre', {}, element('code', {}, ...code))
}

/** The numbers of words (as the language parts them), characters and bytes of UTF-8. */
export function factsOf(
  body: string,
  { locale, format }: Pick<Choice, 'locale' | 'format'>,
): string {
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
  const { count: _, ...items } = JSON.parse(body) as Readonly<Record<string, readonly string[]>>
  return Object.values(items).flat().join('\n')
}
