/** index.html has a control for each parameter: the build would make one in English alone. */
import { readFileSync } from 'node:fs'
import { PARAMETER_ENTRIES } from '@polyipsum/contract'
import { expect, it } from 'vitest'
import { missingControls } from '../build/controls.js'

const HTML = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

it.each(PARAMETER_ENTRIES)('index.html has a control for %s', (name, row) => {
  expect(missingControls(HTML, [[name, row]])).toBe('')
})

const ONLY_FOR_SOME = PARAMETER_ENTRIES.filter(([, { types }]) => types !== undefined)

it.each(ONLY_FOR_SOME)('index.html marks what to hide for types without %s', (name) => {
  expect(HTML).toContain(` data-parameter="${name}"`)
})
