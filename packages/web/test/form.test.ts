/** index.html says which controls to hide for a type. */
import { readFileSync } from 'node:fs'
import { PARAMETER_ENTRIES } from '@polyipsum/contract'
import { expect, it } from 'vitest'

const HTML = readFileSync(new URL('../index.html', import.meta.url), 'utf8')

const ONLY_FOR_SOME = PARAMETER_ENTRIES.filter(([, { types }]) => types !== undefined)

/** The tag of a control. */
const tagOf = (name: string) => new RegExp(`<[a-z]+ [^>]*name="${name}"[^>]*>`, 'u').exec(HTML)?.[0]

it.each(ONLY_FOR_SOME)('the control of %s is not shown for types without it', (name) => {
  const tag = tagOf(name)
  expect(tag).toBeDefined()
  // It is never shown, or stands in a part of the form that `showRelevant` hides.
  if (!/ hidden[ >]/u.test(String(tag))) expect(HTML).toContain(` data-parameter="${name}"`)
})

it('only the offset is never shown: “New text” is its control', () => {
  const all = PARAMETER_ENTRIES.map(([name]) => name)
  expect(all.filter((name) => / hidden[ >]/u.test(String(tagOf(name))))).toEqual(['offset'])
})
