/** Hides and disables the controls of parameters that do not apply. */
import type { Type } from '@polyipsum/contract'
import { PARAMETERS } from './parameters.js'

type Control = HTMLInputElement | HTMLSelectElement

/** Shows the controls that apply to a type. The form does not send the others. */
export function showRelevant(form: HTMLFormElement, type: Type, hasTopics: boolean): void {
  for (const { name, types } of PARAMETERS) {
    if (types === undefined) continue
    const isRelevant = types.includes(type) && (name !== 'topic' || hasTopics)
    const place = form.querySelector<HTMLElement>(`[data-parameter="${name}"]`)
    if (place !== null) place.hidden = !isRelevant
    controlOf(form, name).disabled = !isRelevant
  }
  // A parameter with a value disables the ones that it cannot be combined with.
  for (const { name, excludes = [] } of PARAMETERS) {
    const control = controlOf(form, name)
    if (control.disabled || control.value === '') continue
    for (const other of excludes) controlOf(form, other).disabled = true
  }
}

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control
