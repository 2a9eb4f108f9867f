import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { manPage } from '../src/man-page.js'

const PATH = new URL('../man/polyipsum.1', import.meta.url)

it('the manual page is made from the tables: npm run man-page writes it', () => {
  expect(readFileSync(PATH, 'utf8')).toBe(manPage())
})
