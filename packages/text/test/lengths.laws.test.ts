/** docs/lengths.md tells the shortest sentences as they are. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withLengths } from '../../../tools/lengths-page.mjs'

const PAGE = readFileSync(new URL('../../../docs/lengths.md', import.meta.url), 'utf8')

it('the table of docs/lengths.md is what the engine gives (made by npm run readme)', async () => {
  expect(await withLengths(PAGE)).toBe(PAGE)
})
