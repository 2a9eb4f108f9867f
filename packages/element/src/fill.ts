/** Fills elements with the text that they ask for. */
import { ATTRIBUTE, givenOptions, TAG } from './given-options.js'
import { type AllSeries, type PlannedRequest, plan, type Share, type Wish } from './plan.js'
import { contentOf, formatToAsk, partOf } from './shared-text.js'
import type { Refusal, Source } from './source.js'
import { type Format, RTL, type Type } from './vocabulary.js'

export const SELECTOR = `${TAG},[${ATTRIBUTE}]`

/** How often a request is sent again when the service says when. */
const RETRIES = 2

/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWING = 4

/** The class of the element that tells a fault. */
const FAULT = 'ipsum-error'

/** @returns a function that fills an element soon, if its options have changed */
export function createFiller(source: Source): (element: Element) => void {
  const waiting = new Set<Element>()
  /** The options of each element's latest request. */
  const asked = new WeakMap<Element, string>()
  const allSeries: AllSeries = new Map()

  /** Takes all elements that one task has added or changed. */
  function flush(): void {
    const wishes: Wish<Element>[] = []
    // The browser tells of a custom element before it tells of others.
    const inOrder = [...waiting].sort((one, another) =>
      one.compareDocumentPosition(another) & FOLLOWING ? -1 : 1,
    )
    for (const element of inOrder) {
      if (!element.isConnected || !element.matches(SELECTOR)) continue
      try {
        const options = givenOptions(element)
        const said = JSON.stringify(options)
        if (asked.get(element) === said) continue
        asked.set(element, said)
        wishes.push({ element, options, format: formatOf(element, options) })
        element.setAttribute('aria-busy', 'true')
      } catch (error) {
        asked.delete(element)
        tell(element, error as Error)
      }
    }
    waiting.clear()
    for (const request of plan(wishes, allSeries)) ask(request)
  }

  async function ask(request: PlannedRequest<Element>, retries = RETRIES): Promise<void> {
    const { options, from, format, shares } = request
    const type = (options['type'] ?? 'paragraph') as Type
    // An element may have changed, and then waits for another answer.
    const current = () =>
      shares.filter(({ element, options }) => asked.get(element) === JSON.stringify(options))
    try {
      const text = await source(options, format && formatToAsk(type, format))
      for (const share of current()) {
        try {
          const part = format ? text : partOf(text, share.from - from, share.count)
          show(share, contentOf(part, type, share.format), text.locale)
        } catch (error) {
          tell(share.element, error as Error)
        }
      }
    } catch (error) {
      for (const { element } of current()) tell(element, error as Error)
      const { retryAfterMs = Number.NaN } = error as Partial<Refusal>
      if (retries > 0 && retryAfterMs >= 0) setTimeout(ask, retryAfterMs, request, retries - 1)
    }
  }

  return (element) => {
    if (waiting.size === 0) setTimeout(flush)
    waiting.add(element)
  }
}

/** Paragraphs and articles are elements in a `poly-ipsum`. Elsewhere only articles are. */
function formatOf(
  { localName }: Element,
  { type = 'paragraph', format }: Wish<Element>['options'],
): Format {
  const isHtml = type === 'article' || (type === 'paragraph' && localName === TAG)
  return (format as Format | undefined) ?? (isHtml ? 'html' : 'text')
}

function show(
  { element }: Share<Element>,
  content: readonly (string | Node)[],
  locale: string,
): void {
  element.replaceChildren(...content)
  element.setAttribute('lang', locale)
  element.setAttribute('dir', RTL.includes(locale) ? 'rtl' : 'ltr')
  element.removeAttribute('aria-busy')
}

/** Tells a fault, after what the element shows, and in the console. */
function tell(element: Element, error: Error): void {
  console.error(error, element)
  element.removeAttribute('aria-busy')
  element.querySelector(`:scope>.${FAULT}`)?.remove()
  const fault = document.createElement('small')
  element.append(
    Object.assign(fault, {
      className: FAULT,
      lang: 'en',
      dir: 'ltr',
      textContent: `⚠ ${error.message}`,
    }),
  )
}
