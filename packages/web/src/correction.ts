/** Tells the visitor which values of a link are not possible, and what is shown in their place. */
import {
  type Choice,
  choiceOf,
  controlOf,
  givenIn,
  nameOfValue,
  newSeed,
  setValue,
} from './choice.js'
import { byId } from './element.js'
import { findCode } from './languages.js'
import { say } from './messages.js'
import { PARAMETERS, type Parameter } from './parameters.js'
import { ask, type Fault } from './service.js'

const place = byId('correction', HTMLParagraphElement)

/** The parameters of a link, each once, under the names that the page uses. */
function requestIn(link: URLSearchParams): URLSearchParams {
  const request = new URLSearchParams()
  for (const parameter of PARAMETERS) {
    const given = givenIn(link, parameter)
    if (given !== undefined) request.set(parameter.name, given)
  }
  return request
}

/** Whether the form could not take a value of a link. */
export function isWrong(form: HTMLFormElement, link: URLSearchParams): boolean {
  const choice = choiceOf(form)
  return Array.from(requestIn(link)).some(([name, given]) => {
    const control = controlOf(form, name)
    if (control instanceof HTMLInputElement && control.type !== 'checkbox') {
      // A field for a number drops what is none.
      const isDropped = control.type === 'number' && control.value !== given
      return !control.disabled && (isDropped || !control.validity.valid)
    }
    if (name === 'locale') return findCode(given) === undefined
    const taken = String(choice[name as keyof Choice])
    return taken !== given && !(control as HTMLSelectElement).disabled
  })
}

/**
 * Asks the service which values of a link are faulty. Sets each of them to the nearest possible value,
 * or to its default when none is near, and tells the visitor.
 */
export async function correct(form: HTMLFormElement, link: URLSearchParams): Promise<void> {
  const request = requestIn(link)
  // The page gives a link without a seed a random one.
  if (!request.has('seed')) request.set('seed', newSeed())
  const reply = await ask(request, new AbortController().signal, () => undefined)
  const faults = reply.kind === 'refused' ? reply.faults : []
  const told = faults.map((fault) => mend(form, request, fault)).filter(Boolean)
  place.textContent = told.join(' ')
  place.hidden = told.length === 0
}

/** Sets the parameter of a fault. @returns what to tell the visitor; empty when there is nothing */
function mend(form: HTMLFormElement, request: URLSearchParams, fault: Fault): string {
  const row = PARAMETERS.find(({ name }) => name === fault.parameter)
  const given = row === undefined ? null : request.get(row.name)
  if (row === undefined || given === null) return ''
  setValue(form, row.name, fault.nearest ?? boundOf(form, row.name, given) ?? usualOf(row))
  return say('notHere', { given, shown: nameOfValue(form, row.name) || '–' })
}

/** The value that a parameter has before anybody chooses one. */
const usualOf = ({ name, usual }: Parameter) => (name === 'seed' ? newSeed() : String(usual ?? ''))

/** The bound nearest to a number in a link; undefined when either is not a number. */
function boundOf(form: HTMLFormElement, name: string, given: string): string | undefined {
  const control = controlOf(form, name)
  if (!(control instanceof HTMLInputElement) || control.type !== 'number') return undefined
  if (!/^-?\d{1,9}$/u.test(given)) return undefined
  const { min, max } = control
  return String(Math.min(Math.max(Number(given), Number(min)), Number(max)))
}

/** Hides the message, which is out of date when something else is chosen. */
export function forgetCorrection(): void {
  place.hidden = true
  place.textContent = ''
}
