/** What the page asks the service for: the values of its form, under the names of the API. */
import type { Format, LocaleCode, Type } from '@polyipsum/text'
import { findByTag, readLanguages } from './languages.js'

export interface Choice {
  readonly type: Type
  readonly count: number
  readonly locale: LocaleCode
  readonly format: Format
  /** Whether the text begins with “Lorem ipsum”. */
  readonly start: boolean
  readonly seed: string
}

/** What the service takes a request for that says nothing: a link may leave it out. */
const DEFAULTS: Readonly<Record<string, string>> = {
  type: 'paragraph',
  count: '1',
  locale: 'la',
  format: 'text',
  start: 'true',
  seed: '',
}

const NAMES = Object.keys(DEFAULTS)

/** Further names by which the API knows a parameter, so that its links work here. */
const ALIASES: Readonly<Record<string, string>> = {
  p: 'count',
  paragraphs: 'count',
  l: 'locale',
  f: 'format',
}

export function choiceOf(form: HTMLFormElement): Choice {
  const data = new FormData(form)
  const value = (name: string) => String(data.get(name) ?? DEFAULTS[name])
  return {
    type: value('type') as Type,
    count: Number(value('count')),
    locale: value('locale') as LocaleCode,
    format: value('format') as Format,
    start: value('start') === 'true',
    seed: value('seed'),
  }
}

/** A choice as the query of a request, and of a link to the page. */
export function queryOf(choice: Choice): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(choice)) {
    if (String(value) !== DEFAULTS[name]) query.set(name, String(value))
  }
  return query
}

/** Sets a form to what a link says; what the link leaves out is as the service takes it. */
export function applyQuery(form: HTMLFormElement, query: URLSearchParams): void {
  const values = { ...DEFAULTS }
  for (const [name, value] of query) {
    const known = ALIASES[name] ?? name
    if (NAMES.includes(known) && value !== '') values[known] = value
  }
  for (const [name, value] of Object.entries(values)) setValue(form, name, value)
}

/** Sets a control; one that has no such value keeps what it has. */
export function setValue(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLSelectElement) {
    const language = findByTag(readLanguages(control), value)
    if (language !== undefined) control.value = language.code
  } else if (control instanceof HTMLInputElement || control instanceof RadioNodeList) {
    control.value = value
  }
}

const SEED_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A seed that is short enough to be read out. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return Array.from(bytes, (byte) => SEED_LETTERS[byte % SEED_LETTERS.length]).join('')
}
