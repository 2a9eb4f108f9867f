/** Checks the values of fields. */
import { readExtent } from '@polyipsum/text/core'
import { byId } from './element.js'
import { say } from './messages.js'

/** Fields that refused the last text, which was too long. */
const refusing = new WeakSet<HTMLInputElement>()

/** The fault of a length or a range; empty when it has none. */
function extentFault({ value, title, dataset: { minimum, maximum } }: HTMLInputElement): string {
  if (value === '') return ''
  const extent = readExtent(value)
  if (extent === undefined) {
    const isUpsideDown = readExtent(value.split('-').toReversed().join('-')) !== undefined
    return isUpsideDown ? say('upsideDown') : title
  }
  const [least, most] = extent
  return least >= Number(minimum) && most <= Number(maximum) ? '' : title
}

/** Whether the value of a field is valid. If not, the page tells beneath the field which values are. */
export function check(field: HTMLInputElement): boolean {
  const told = byId(`${field.id}-fault`, HTMLParagraphElement)
  if (field.dataset['maximum'] !== undefined) {
    const fault = extentFault(field)
    field.setCustomValidity(fault)
    told.textContent = fault
  }
  const isValid = field.validity.valid
  told.hidden = isValid && !refusing.has(field)
  field.setAttribute('aria-invalid', String(!isValid))
  return isValid
}

/**
 * Makes a field refuse typed or pasted text that does not match its pattern, and tell so. The
 * attribute `maxlength` would cut the text without a word, and counts UTF-16 units, not characters.
 */
export function refuseMore(field: HTMLInputElement): void {
  const pattern = new RegExp(`^(?:${field.pattern})$`, 'u')
  field.addEventListener('beforeinput', (event) => {
    const { data, cancelable } = event
    // The text of an input method cannot be refused; the page checks it afterwards.
    if (data === null || !cancelable) return
    const { value, selectionStart, selectionEnd } = field
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    // The field itself removes line breaks.
    const next = before + data.replaceAll(/[\r\n]/gu, '') + after
    if (pattern.test(next)) return
    event.preventDefault()
    refusing.add(field)
    check(field)
  })
  field.addEventListener('input', () => refusing.delete(field))
}
