import { createFiller, SELECTOR } from './fill.js'
import { ATTRIBUTE, TAG } from './given-options.js'
import { definePolyIpsum } from './poly-ipsum-element.js'
import type { Source } from './source.js'

/** Fills the elements of a page that has none of these yet, now and whenever they are added or changed. */
export function fillPage(source: Source): void {
  if (customElements.get(TAG)) return
  const fill = createFiller(source)
  definePolyIpsum(fill)
  const fillWithin = (root: ParentNode) => root.querySelectorAll(SELECTOR).forEach(fill)
  new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records) {
      if (type === 'attributes') fill(target as Element)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        fill(node)
        fillWithin(node)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: [ATTRIBUTE] })
  fillWithin(document)
}
