/** The elements of an article: boxes to tick, and the hidden field that sends their names. */
import { DEFAULT_ELEMENTS } from '@polyipsum/contract'
import { byId } from './element.js'

const field = byId('with', HTMLInputElement)
const boxes = Array.from(document.querySelectorAll<HTMLInputElement>('input[data-element]'))

const nameOf = ({ dataset }: HTMLInputElement) => dataset['element'] as string

/** Writes the names of the ticked boxes into the field; nothing when they are the default. */
export function readElements(): void {
  const ticked = boxes.filter(({ checked }) => checked).map(nameOf)
  const names = ticked.join(',')
  if (names === DEFAULT_ELEMENTS.join(',')) field.value = ''
  else if (ticked.length === 0) field.value = 'none'
  else field.value = ticked.length === boxes.length ? 'all' : names
}

/** Ticks the boxes that the field names. */
export function showElements(): void {
  const names = field.value === '' ? DEFAULT_ELEMENTS : field.value.split(',')
  for (const box of boxes) {
    box.checked = field.value === 'all' || (names as readonly string[]).includes(nameOf(box))
  }
}
