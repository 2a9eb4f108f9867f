/** The switch for “Lorem ipsum”: on for Latin alone, until the visitor sets it. */
import { byId } from './element.js'
import { keep, kept } from './storage.js'

const KEY = 'polyipsum-start'

const start = byId('start', HTMLInputElement)

/** Whether somebody has set the switch: the visitor, now or before, or who made the link. */
let isSet = false

/** Whether the switch is on for the chosen languages when nobody has set it. */
const usualFor = (codes: readonly string[]) => codes.join() === 'la'

export function addOpening(): void {
  start.disabled = false
  start.addEventListener('input', () => {
    isSet = true
    keep(KEY, String(start.checked))
  })
}

/** Begins with the chosen languages. A link says itself how the switch is. */
export function beginOpening(codes: readonly string[], isLink: boolean): void {
  const before = kept(KEY)
  if (!isLink) start.checked = before === null ? usualFor(codes) : before === 'true'
  isSet = before !== null || start.checked !== usualFor(codes)
}

/** Sets the switch for other languages, unless somebody has set it. */
export function followLanguages(codes: readonly string[]): void {
  if (!isSet) start.checked = usualFor(codes)
}
