/** index.html says which controls to hide for a type. */
import { readFileSync } from 'node:fs'
import { PARAMETER_ENTRIES } from '@polyipsum/contract'
import { expect, it } from 'vitest'

const HTML = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

const ONLY_FOR_SOME = PARAMETER_ENTRIES.filter(([, { types }]) => types !== undefined)

it.each(ONLY_FOR_SOME)('the control of %s can be hidden for types without it', (name) => {
  expect(HTML).toContain(` data-parameter="${name}"`)
})
