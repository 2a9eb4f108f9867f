/** Which controls mean something: those of parameters that belong to the chosen type. */
import type { Type } from '@polyipsum/contract'
import { PARAMETERS } from './parameters.js'

type Control = HTMLInputElement | HTMLSelectElement

/** Shows what means something for a type, and takes the rest out of the form. */
export function showRelevant(form: HTMLFormElement, type: Type, hasTopics: boolean): void {
  for (const { name, types } of PARAMETERS) {
    if (types === undefined) continue
    const isRelevant = types.includes(type) && (name !== 'topic' || hasTopics)
    const place = form.querySelector<HTMLElement>(`[data-parameter="${name}"]`)
    if (place !== null) place.hidden = !isRelevant
    controlOf(form, name).disabled = !isRelevant
  }
  // Of those that exclude each other, the one that is written in holds.
  for (const { name, excludes = [] } of PARAMETERS) {
    const control = controlOf(form, name)
    if (control.disabled || control.value === '') continue
    for (const other of excludes) controlOf(form, other).disabled = true
  }
}

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control
