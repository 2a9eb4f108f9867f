/** Exact lengths: two fields to write in, and a hidden one that sends both as a length or range. */
import { readExtent } from '@polyipsum/text/core'
import { byId } from './element.js'

const EXTENTS = ['chars', 'bytes'].map((name) => ({
  whole: byId(name, HTMLInputElement),
  least: byId(`${name}-least`, HTMLInputElement),
  most: byId(`${name}-most`, HTMLInputElement),
}))
type Extent = (typeof EXTENTS)[number]

/** The value to send. The first number alone is the exact length, the second alone the greatest. */
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
        // To the form, the change is one of the hidden field.
        event.stopPropagation()
        whole.value = written(extent)
        whole.dispatchEvent(new Event('input', { bubbles: true }))
      })
    }
    // A range such as “120-160” in the first field goes into both.
    least.addEventListener('change', () => {
      if (least.value.includes('-') && most.value === '') split(extent)
      showExtents()
    })
  }
}

/** Fills the two fields from the hidden one. The placeholder of an empty field shows what it means. */
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
