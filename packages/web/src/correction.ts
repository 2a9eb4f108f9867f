/** What a link asks for that is not here, and what is shown in its place. */
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
import { finderOf, readLanguages } from './languages.js'
import { say } from './messages.js'
import { PARAMETERS, type Parameter } from './parameters.js'
import { ask, type Fault } from './service.js'

const place = byId('correction', HTMLParagraphElement)

/** The parameters that a link names, each once, by their own names, as the service takes them. */
function requestIn(link: URLSearchParams): URLSearchParams {
  const request = new URLSearchParams()
  for (const parameter of PARAMETERS) {
    const given = givenIn(link, parameter)
    if (given !== undefined) request.set(parameter.name, given)
  }
  return request
}

/** Whether a form could not take something of a link. */
export function isWrong(form: HTMLFormElement, link: URLSearchParams): boolean {
  const choice = choiceOf(form)
  return Array.from(requestIn(link)).some(([name, given]) => {
    const control = controlOf(form, name)
    if (control instanceof HTMLInputElement && control.type !== 'checkbox') {
      return !control.disabled && !control.validity.valid
    }
    const { kind } = PARAMETERS.find((parameter) => parameter.name === name) ?? {}
    if (kind === 'language') {
      return finderOf(readLanguages(control as HTMLSelectElement)).find(given) === undefined
    }
    const taken = String(choice[name as keyof Choice])
    return taken !== given && !(control as HTMLSelectElement).disabled
  })
}

/**
 * Sets a form to what the service takes for the nearest to a link, and says so. What has nothing near
 * gets its default.
 */
export async function correct(form: HTMLFormElement, link: URLSearchParams): Promise<void> {
  const request = requestIn(link)
  const reply = await ask(request, new AbortController().signal, () => undefined)
  const faults = reply.kind === 'refused' ? reply.faults : []
  const told = faults.map((fault) => mend(form, request, fault)).filter(Boolean)
  place.textContent = told.join(' ')
  place.hidden = told.length === 0
}

function mend(form: HTMLFormElement, request: URLSearchParams, fault: Fault): string {
  const row = PARAMETERS.find(({ name }) => name === fault.parameter)
  const given = row === undefined ? null : request.get(row.name)
  if (row === undefined || given === null) return ''
  setValue(form, row.name, fault.nearest ?? boundOf(form, row.name, given) ?? usualOf(row))
  return say('notHere', { given, shown: nameOfValue(form, row.name) || '–' })
}

/** The value of a parameter that nobody has chosen. */
const usualOf = ({ name, usual }: Parameter) => (name === 'seed' ? newSeed() : String(usual ?? ''))

/** The bound that a number goes over. */
function boundOf(form: HTMLFormElement, name: string, given: string): string | undefined {
  const control = controlOf(form, name)
  if (!(control instanceof HTMLInputElement) || control.type !== 'number') return undefined
  if (!/^-?\d{1,9}$/u.test(given)) return undefined
  const { min, max } = control
  return String(Math.min(Math.max(Number(given), Number(min)), Number(max)))
}

/** It holds until something else is chosen. */
export function forgetCorrection(): void {
  place.hidden = true
  place.textContent = ''
}
