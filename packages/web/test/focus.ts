/** Goes through the page with the Tab key. */
import type { Page } from 'playwright-core'

/** The element that has the focus. */
export interface Focused {
  /** Its role or type, then its name. */
  readonly name: string
  /** Whether it has a visible outline. */
  readonly isVisible: boolean
  readonly isOnScreen: boolean
}

/** The elements that the Tab key reaches, from the top of the page to its end, in order. */
export async function tabThrough(page: Page): Promise<readonly Focused[]> {
  await page.evaluate(() => {
    // Begins at the top, as after loading.
    ;(document.activeElement as HTMLElement | null)?.blur()
    getSelection()?.removeAllRanges()
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const stops: Focused[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focused)
    if (stop === undefined) return stops
    stops.push(stop)
    if (stops.length > 200) throw new Error('the focus never leaves the page')
  }
}

/** Undefined when no element has the focus. Runs in the page. */
function focused(): Focused | undefined {
  const element = document.activeElement
  if (element === null || element === document.body) return undefined
  const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
  // Some controls are invisible, and an element of their label is drawn in their place.
  const drawn = [element, ...(label == null ? [] : [label, ...label.querySelectorAll('*')])]
  const isSeen = (candidate: Element) => {
    const { opacity, visibility } = getComputedStyle(candidate)
    const { width, height } = candidate.getBoundingClientRect()
    return Number(opacity) > 0 && visibility === 'visible' && width > 1 && height > 1
  }
  const hasOutline = (candidate: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  }
  const { top, bottom, left, right } = (drawn.find(isSeen) ?? element).getBoundingClientRect()
  const words = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent
  const role = element.getAttribute('role') ?? (element as HTMLInputElement).type
  const kind = role || element.localName
  return {
    name: `${kind} ${words?.trim().replaceAll(/\s+/gu, ' ')}`,
    isVisible: drawn.some((candidate) => isSeen(candidate) && hasOutline(candidate)),
    isOnScreen: top < innerHeight && bottom > 0 && left < innerWidth && right > 0,
  }
}
