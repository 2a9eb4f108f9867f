/** Fields that not everything may be written in. */
import { byId } from './element.js'

/** Fields that have just refused what would have been too much. */
const refusing = new WeakSet<HTMLInputElement>()

/** Whether what a field holds can be asked for; if not, what can be is said beneath it. */
export function check(field: HTMLInputElement): boolean {
  const isValid = field.validity.valid
  byId(`${field.id}-fault`, HTMLParagraphElement).hidden = isValid && !refusing.has(field)
  field.setAttribute('aria-invalid', String(!isValid))
  return isValid
}

/**
 * Keeps a field from taking what its pattern does not, typed or pasted, and says so: an attribute
 * `maxlength` would cut it in silence, and counts UTF-16 units where the service counts characters.
 */
export function refuseMore(field: HTMLInputElement): void {
  const pattern = new RegExp(`^(?:${field.pattern})$`, 'u')
  field.addEventListener('beforeinput', (event) => {
    const { data, cancelable } = event
    // What an input method composes cannot be refused; it is checked when it is there.
    if (data === null || !cancelable) return
    const { value, selectionStart, selectionEnd } = field
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    // The field itself leaves out line breaks.
    const next = before + data.replaceAll(/[\r\n]/gu, '') + after
    if (pattern.test(next)) return
    event.preventDefault()
    refusing.add(field)
    check(field)
  })
  field.addEventListener('input', () => refusing.delete(field))
}
