/** What the page asks the service for: the values of the form by parameter, and as a query. */
import type { Format, TextRequest } from '@polyipsum/contract'
import type { LocaleCode } from '@polyipsum/text'
import { findCode } from './languages.js'
import { PARAMETERS, type Parameter } from './parameters.js'

/** The parameters whose values stay text: a length such as `120-160`, elements such as `lists,quotes`. */
type Written = 'chars' | 'bytes' | 'with'

/** The values of a request. A query has one format. */
export type Choice = Omit<TextRequest<LocaleCode>, Written> & {
  readonly format: Format
} & { readonly [Name in Written]: string | undefined }

export function choiceOf(form: HTMLFormElement): Choice {
  const data = new FormData(form)
  const values = PARAMETERS.map(({ name, kind, usual }) => {
    // A switch that is off sends nothing.
    if (kind === 'boolean') return [name, isOn(form, name)]
    const text = String(data.get(name) ?? '')
    if (text === '') return [name, usual]
    return [name, kind === 'integer' ? Number(text) : text]
  })
  return Object.fromEntries(values)
}

function isOn(form: HTMLFormElement, name: string): boolean {
  const control = controlOf(form, name)
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
  return (control as RadioNodeList).value === 'true'
}

/** The parameters that a request must name: those whose value is not the default. */
export function namedIn(choice: Choice) {
  return PARAMETERS.flatMap(({ name, usual }) => {
    const value = choice[name]
    return value === undefined || value === usual ? [] : [{ name, value }]
  })
}

/** A choice as the query of a request, and of a link to the page. */
export function queryOf(choice: Choice): URLSearchParams {
  return new URLSearchParams(namedIn(choice).map(({ name, value }) => [name, String(value)]))
}

/** Sets the form to the values of a link. A parameter that the link does not name gets its default. */
export function applyQuery(form: HTMLFormElement, query: URLSearchParams): void {
  for (const parameter of PARAMETERS) {
    setValue(form, parameter.name, givenIn(query, parameter) ?? String(parameter.usual ?? ''))
  }
}

/** The value of a parameter in a link, under any of its names; undefined when there is none. */
export function givenIn(
  link: URLSearchParams,
  { names }: Pick<Parameter, 'names'>,
): string | undefined {
  return [...link].findLast(([known, value]) => names.includes(known) && value !== '')?.[1]
}

/** Sets a control. A list or a set of radio buttons ignores a value that it does not offer. */
export function setValue(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name)
  if (control instanceof HTMLSelectElement) {
    const wanted = name === 'locale' ? findCode(value) : value
    const option = Array.from(control.options).find((one) => one.value === wanted)
    if (option !== undefined) option.selected = true
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (value === 'true' || value === 'false') control.checked = value === 'true'
  } else if (control instanceof HTMLInputElement || control instanceof RadioNodeList) {
    control.value = value
  }
}

export const controlOf = (form: HTMLFormElement, name: string): Element | RadioNodeList | null =>
  form.elements.namedItem(name)

/** The value of a control in the words that the page shows: “Deutsch · German” for `de`. */
export function nameOfValue(form: HTMLFormElement, name: string): string {
  const control = controlOf(form, name)
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
  if (control instanceof RadioNodeList) {
    const chosen = Array.from(control).find((radio) => (radio as HTMLInputElement).checked)
    return chosen?.parentElement?.textContent?.trim() ?? ''
  }
  const { type, labels, value } = control as HTMLInputElement
  return type === 'checkbox' ? (labels?.[0]?.textContent?.trim() ?? '') : value
}

const SEED_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A random seed, short enough to be read out. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => SEED_LETTERS[byte % SEED_LETTERS.length]).join('')
}
