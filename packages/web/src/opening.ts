/** The switch for “Lorem ipsum”. It is on for Latin and off for others, until the visitor sets it. */
import { byId } from './element.js'
import { keep, kept } from './storage.js'

const KEY = 'polyipsum-start'

const start = byId('start', HTMLInputElement)

/** Whether the switch was set: by the visitor, now or in an earlier visit, or by a link. */
let isSet = false

/** How the switch is for these languages when it was not set. */
const usualFor = (codes: readonly string[]) => codes.join() === 'la'

export function addOpening(): void {
  start.disabled = false
  start.addEventListener('input', () => {
    isSet = true
    keep(KEY, String(start.checked))
  })
}

/** Sets the switch for the first languages of the page, unless a link has set it. */
export function beginOpening(codes: readonly string[], isLink: boolean): void {
  const before = kept(KEY)
  if (!isLink) start.checked = before === null ? usualFor(codes) : before === 'true'
  isSet = before !== null || start.checked !== usualFor(codes)
}

/** Sets the switch for newly chosen languages, unless it was set before. */
export function followLanguages(codes: readonly string[]): void {
  if (!isSet) start.checked = usualFor(codes)
}
