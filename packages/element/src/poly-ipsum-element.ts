import { NAMES, TAG } from './given-options.js'
import { OPTION_KINDS, type PolyIpsumProperties } from './vocabulary.js'

/** The element `poly-ipsum`. Each option is an attribute, and a property that sets the attribute. */
export interface PolyIpsumElement extends HTMLElement, PolyIpsumProperties {}

/** @param fill is called when an element is added to a document, or changed in it */
export function definePolyIpsum(fill: (element: Element) => void): void {
  class PolyIpsum extends HTMLElement {
    static readonly observedAttributes = NAMES.map((name) => name.toLowerCase())

    connectedCallback() {
      fill(this)
    }

    attributeChangedCallback() {
      if (this.isConnected) fill(this)
    }
  }
  for (const [name, kind] of Object.entries(OPTION_KINDS)) {
    Object.defineProperty(PolyIpsum.prototype, name, {
      get(this: HTMLElement) {
        return this.getAttribute(name)
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null) return this.removeAttribute(name)
        // A range of two numbers is `120-160`. Any other list is joined by commas.
        const isRange = kind === 'extent' && Array.isArray(value)
        this.setAttribute(name, (isRange ? value.join('-') : value) as string)
      },
    })
  }
  customElements.define(TAG, PolyIpsum)
}
