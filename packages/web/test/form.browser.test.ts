/** The controls of the form against the parameters of the contract: names, bounds, defaults. */
import { readFileSync } from 'node:fs'
import {
  GENERATE_PATH,
  GROUPS,
  PALETTE,
  PARAMETER_ENTRIES,
  type ParameterRow,
  type ValueKind,
  type ValueOfKind,
} from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../build/contract.js'
import { useVisits } from './visits.js'

const visit = useVisits()

/** A control of the form, as the browser reads it. */
interface Control {
  readonly type: string
  /** The values to choose from; undefined for a field to write in. */
  readonly values: readonly string[] | undefined
  /** The value that the form sends when nothing is changed. */
  readonly initial: string
  readonly bounds: Readonly<Record<'min' | 'max' | 'step', string>>
  readonly pattern: string
  /** Whether nobody can write in it. */
  readonly isHidden: boolean
  /** The message for a value that is not allowed. */
  readonly fault: string
}

/** Reads a control by its name; undefined when there is none. Runs in the page. */
function readControl(name: string): Control | undefined {
  const form = document.querySelector('form')
  const control = form?.elements.namedItem(name)
  if (form === null || control == null) return undefined
  const initial = String(new FormData(form).get(name) ?? '')
  const { min = '', max = '', step = '', pattern = '' } = control as HTMLInputElement
  const isHidden = control instanceof HTMLElement && control.hidden !== false
  const described = document.getElementById(`${name}-fault`)
  const fault = described?.innerText ?? ''
  const common = { initial, bounds: { min, max, step }, pattern, isHidden, fault }
  if (control instanceof HTMLSelectElement) {
    const values = Array.from(control.options, ({ value }) => value)
    return { ...common, type: 'select', values }
  }
  if (control instanceof RadioNodeList) {
    // The switch is disabled without a script.
    const radios = Array.from(control).filter((radio) => !(radio as HTMLInputElement).disabled)
    const values = radios.map((radio) => (radio as HTMLInputElement).value)
    return { ...common, type: 'radio', values }
  }
  return { ...common, type: (control as HTMLInputElement).type, values: undefined }
}

async function controlsIn(page: Page, names: readonly string[]) {
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
    const fault = `A whole number from ${minimum} to ${maximum}`
    expect(control?.fault).toBe(control?.isHidden ? '' : fault)
  },
  choice(control, { values }) {
    expect(control?.values?.filter((value) => value !== '')).toEqual(values)
  },
  boolean(control) {
    expect(control).toMatchObject({ type: 'radio', values: ['', 'false'] })
  },
  language(control) {
    expect(control?.type).toBe('select')
    expect(control?.values?.toSorted()).toEqual(LOCALE_CODES.toSorted())
  },
  topic(control) {
    const topics = new Set(LOCALE_CODES.flatMap((code) => LOCALES[code].topics))
    const values = ['', ...[...topics].toSorted(), ...Object.values(GROUPS).flat()]
    expect(control).toMatchObject({ type: 'select', values })
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

/** Initial values that are not the default of the API: a new visitor sees three paragraphs. */
const INITIAL: Readonly<Record<string, string>> = { count: '3', start: '' }

describe('the form', () => {
  it('has a control for every parameter', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })
    // The page's own scripts do not run, but those of a test do.
    const controls = await controlsIn(
      page,
      PARAMETER_ENTRIES.map(([name]) => name),
    )
    for (const [name, row] of PARAMETER_ENTRIES) {
      expect(row.names, 'the names of the parameter in a query').toContain(name)
      const control = controls.get(name)
      check(control, row)
      expect(control?.initial, name).toBe(INITIAL[name] ?? usualOf(row))
    }
  })

  it('sends the service nothing but parameters', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false })
    const { action, names } = await page.evaluate(() => {
      const form = document.querySelector('form') as HTMLFormElement
      const controls = Array.from(form.elements, (control) => control as HTMLInputElement)
      // Controls that need a script are hidden.
      const shown = controls.filter((control) => control.checkVisibility() && control.name !== '')
      return {
        action: new URL(form.action).pathname,
        names: shown.map((control) => control.name),
      }
    })
    expect(action).toBe(GENERATE_PATH)
    // Only the script writes these two: the names of ticked boxes, and how far “New text” came.
    const written = PARAMETER_ENTRIES.filter(([name]) => name !== 'with' && name !== 'offset')
    expect(new Set(names)).toEqual(new Set<string>(written.map(([name]) => name)))
  })
})

it('is not built without a control for every parameter', () => {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  expect(pageOf(html)).toContain(GENERATE_PATH)
  for (const [name] of PARAMETER_ENTRIES) {
    const without = html.replaceAll(` name="${name}"`, '')
    expect(() => pageOf(without), name).toThrow(`no control for ${name}`)
  }
})

it('has an icon in the colours of the page', () => {
  const icon = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
  const { accent, paper } = PALETTE
  const colours = [0, 1].flatMap((scheme) => [accent[scheme], paper[scheme]])
  expect(icon.match(/#[0-9a-f]{6}/gu)).toEqual(colours)
})
