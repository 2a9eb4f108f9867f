/** The form has a control for each parameter of the contract, with its name, bounds and default. */
import { readFileSync } from 'node:fs'
import {
  GENERATE_PATH,
  PALETTE,
  PARAMETER_ENTRIES,
  type ParameterRow,
  type ValueKind,
  type ValueOfKind,
} from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { missingControls } from '../build/controls.js'
import { translated } from '../build/messages.js'
import { useVisits } from './visits.js'

const visit = useVisits()

/** A control as the browser has it. */
interface Control {
  readonly type: string
  /** What can be chosen; undefined when one writes what one likes. */
  readonly values: readonly string[] | undefined
  /** What the form sends when nothing is changed. */
  readonly initial: string
  readonly bounds: Readonly<Record<'min' | 'max' | 'step', string>>
  readonly pattern: string
  /** What is said of a value that is not allowed. */
  readonly fault: string
}

/** Runs in a page. */
function readControl(name: string): Control | undefined {
  const form = document.querySelector('form')
  const control = form?.elements.namedItem(name)
  if (form === null || control == null) return undefined
  const initial = String(new FormData(form).get(name) ?? '')
  const { min = '', max = '', step = '', pattern = '' } = control as HTMLInputElement
  const described = document.getElementById(`${name}-fault`)
  const common = { initial, bounds: { min, max, step }, pattern, fault: described?.innerText ?? '' }
  if (control instanceof HTMLSelectElement) {
    const values = Array.from(control.options, ({ value }) => value)
    return { ...common, type: 'select', values }
  }
  if (control instanceof RadioNodeList) {
    // The switch is in use with a script alone.
    const radios = Array.from(control).filter((radio) => !(radio as HTMLInputElement).disabled)
    const values = radios.map((radio) => (radio as HTMLInputElement).value)
    return { ...common, type: 'radio', values }
  }
  return { ...common, type: (control as HTMLInputElement).type, values: undefined }
}

async function controlsIn(page: Page, names: readonly string[]) {
  // Where nothing has been run, the form is as it was built.
  const read = names.map((name) => page.evaluate(readControl, name))
  return new Map((await Promise.all(read)).map((control, i) => [names[i] ?? '', control]))
}

const CHECKS: {
  readonly [Kind in ValueKind['kind']]: (
    control: Control | undefined,
    value: ValueOfKind<Kind>,
  ) => void
} = {
  integer(control, { minimum, maximum }) {
    const bounds = { min: String(minimum), max: String(maximum), step: '1' }
    expect(control).toMatchObject({ type: 'number', bounds })
    expect(control?.fault).toBe(`A whole number from ${minimum} to ${maximum}`)
  },
  choice(control, { values }) {
    expect(control?.values?.filter((value) => value !== '')).toEqual(values)
  },
  boolean(control) {
    expect(control).toMatchObject({ type: 'radio', values: ['true', 'false'] })
  },
  language(control) {
    expect(control?.type).toBe('select')
    expect(control?.values?.toSorted()).toEqual(LOCALE_CODES.toSorted())
  },
  topic(control) {
    const topics = new Set(LOCALE_CODES.flatMap((code) => LOCALES[code].topics))
    expect(control).toMatchObject({ type: 'select', values: ['', ...[...topics].toSorted()] })
  },
  extent(control, { minimum, maximum }) {
    const pattern = new RegExp(`^(?:${control?.pattern})$`, 'u')
    for (const length of [minimum, maximum, `${minimum}-${maximum}`]) {
      expect(String(length)).toMatch(pattern)
    }
    for (const wrong of ['-1', '1-', '1,5', 'x', '1-2-3']) expect(wrong).not.toMatch(pattern)
    expect(control).toMatchObject({ type: 'text', values: undefined })
    expect(control?.fault).toContain(`from ${minimum} to ${maximum}`)
  },
  set(control) {
    // The script writes the names of ticked boxes into it.
    expect(control).toMatchObject({ type: 'hidden' })
  },
  text(control, { maxLength }) {
    const pattern = new RegExp(`^(?:${control?.pattern})$`, 'u')
    for (const character of ['x', '🌊', '\n']) {
      expect(character.repeat(maxLength)).toMatch(pattern)
      expect(character.repeat(maxLength + 1)).not.toMatch(pattern)
    }
    expect('').toMatch(pattern)
    expect(control?.fault).toBe(`At most ${maxLength} characters`)
  },
}

function check(control: Control | undefined, { value }: ParameterRow): void {
  ;(CHECKS[value.kind] as (control: Control | undefined, value: ValueKind) => void)(control, value)
}

const usualOf = (row: ParameterRow) => String(row.queryDefault ?? row.default ?? '')

/** Who opens the page sees more than one paragraph; a link that names no count still means one. */
const INITIAL: Readonly<Record<string, string>> = { count: '3' }

describe('the form', () => {
  it('has a control for every parameter', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })
    // Without scripts of the page, those of a test run all the same.
    const controls = await controlsIn(
      page,
      PARAMETER_ENTRIES.map(([name]) => name),
    )
    for (const [name, row] of PARAMETER_ENTRIES) {
      expect(row.names, 'a name of the control in a query').toContain(name)
      const control = controls.get(name)
      check(control, row)
      expect(control?.initial, name).toBe(INITIAL[name] ?? usualOf(row))
    }
  })

  it('sends nothing else to the service', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })
    const { action, names } = await page.evaluate(() => {
      const form = document.querySelector('form') as HTMLFormElement
      const controls = Array.from(form.elements, (control) => control as HTMLInputElement)
      // What only a script uses is not shown without one.
      const shown = controls.filter((control) => control.checkVisibility() && control.name !== '')
      return {
        action: new URL(form.action).pathname,
        names: shown.map((control) => control.name),
      }
    })
    expect(action).toBe(GENERATE_PATH)
    const written = PARAMETER_ENTRIES.filter(([, { value }]) => value.kind !== 'set')
    expect(new Set(names)).toEqual(new Set<string>(written.map(([name]) => name)))
  })
})

describe('a parameter that index.html has no control for', () => {
  const meaning = 'what does <nothing> & “more”'
  const rows: readonly Pick<ParameterRow, 'value' | 'default'>[] = [
    { value: { kind: 'integer', minimum: 1, maximum: 9 } },
    { value: { kind: 'integer', minimum: 0, maximum: 3 }, default: 0 },
    { value: { kind: 'choice', values: ['some', 'other'] } },
    { value: { kind: 'choice', values: ['some', 'other'] }, default: 'other' },
    { value: { kind: 'boolean' }, default: true },
    { value: { kind: 'boolean' }, default: false },
    { value: { kind: 'boolean' } },
    { value: { kind: 'language' }, default: 'la' },
    { value: { kind: 'extent', minimum: 1, maximum: 9 } },
    { value: { kind: 'text', minLength: 2, maxLength: 5 } },
    { value: { kind: 'text', minLength: 1, maxLength: 5 }, default: '"<a>"' },
  ]

  it.each(rows)('has one made by the build: %j', async (given) => {
    const row: ParameterRow = { names: ['example'], field: 'example', meaning, ...given }
    const { page, origin } = await visit()
    const body = `<!doctype html><meta charset="utf-8"><form>${translated(missingControls('', [['example', row]]), 'en')}</form>`
    await page.route(`${origin}/form`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto(`${origin}/form`)
    const control = (await controlsIn(page, ['example'])).get('example')
    check(control, row)
    expect(control?.initial).toBe(usualOf(row))
    const label = await page.locator('label, legend').first().innerText()
    expect(label).toBe('What does <nothing> & “more”')
  })

  it('gets none when the page has one', () => {
    const row: ParameterRow = {
      names: ['example'],
      field: 'example',
      value: { kind: 'boolean' },
      meaning,
    }
    expect(missingControls('<input name="example">', [['example', row]])).toBe('')
  })
})

it('the icon has the colours of the page', () => {
  const icon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
  const { accent, paper } = PALETTE
  const colours = [0, 1].flatMap((scheme) => [accent[scheme], paper[scheme]])
  expect(icon.match(/#[0-9a-f]{6}/gu)).toEqual(colours)
})
