/** Exact lengths: two fields to write in, of which a third holds the length or range for the query. */
import { readExtent } from '@polyipsum/text/core'
import { byId } from './element.js'

const EXTENTS = ['chars', 'bytes'].map((name) => ({
  whole: byId(name, HTMLInputElement),
  least: byId(`${name}-least`, HTMLInputElement),
  most: byId(`${name}-most`, HTMLInputElement),
}))
type Extent = (typeof EXTENTS)[number]

/** The first number alone is an exact length; the second alone is at most so much. */
function written({ whole, least, most }: Extent): string {
  if (most.value === '' || most.value === least.value) return least.value
  return `${least.value || whole.dataset['minimum']}-${most.value}`
}

function split({ whole, least, most }: Extent): void {
  const [first = '', ...rest] = whole.value.split('-')
  least.value = first
  most.value = rest.join('-')
}

export function addExtents(): void {
  for (const extent of EXTENTS) {
    const { whole, least, most } = extent
    whole.hidden = true
    for (const part of [least, most]) {
      part.addEventListener('input', (event) => {
        // The form hears of the field that it sends.
        event.stopPropagation()
        whole.value = written(extent)
        whole.dispatchEvent(new Event('input', { bubbles: true }))
      })
    }
    // A whole range can be written in the first field.
    least.addEventListener('change', () => {
      if (least.value.includes('-') && most.value === '') split(extent)
      showExtents()
    })
  }
}

/** Shows lengths and ranges in their two fields, and what an empty field means. */
export function showExtents(): void {
  for (const extent of EXTENTS) {
    const { whole, least, most } = extent
    if (written(extent) !== whole.value) split(extent)
    const { valid } = whole.validity
    const [first, last] = valid ? (readExtent(whole.value) ?? []) : []
    least.placeholder = String(first ?? least.ariaLabel)
    most.placeholder = String(last ?? most.ariaLabel)
    for (const part of [least, most]) {
      part.disabled = whole.disabled
      part.setAttribute('aria-invalid', String(!valid))
    }
  }
}
