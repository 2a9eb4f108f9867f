/** The README of the package names every option that is a parameter. */
import { readFileSync } from 'node:fs'
import { PARAMETER_ENTRIES } from '@polyipsum/contract'
import { expect, it } from 'vitest'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const [, OPTIONS = ''] = /`generate` takes\n([\s\S]*?)\n\n(?!-)/u.exec(README) ?? []

it.each(PARAMETER_ENTRIES.filter(([name]) => name !== 'format'))('README.md names %s', (name) => {
  expect(OPTIONS).toContain(`\`${name}\``)
})
