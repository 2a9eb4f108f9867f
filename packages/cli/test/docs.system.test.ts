/** The examples of the pages about the command line run, and print what the pages show. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scripts, withOutputs } from '../../../tools/console-examples.mjs'
import { COMMANDS, OPTIONS } from '../src/option-table.js'
import { shell } from './polyipsum.js'

const PAGES = ['../../../docs/cli.md', '../README.md'].map((path) => ({
  path,
  page: readFileSync(new URL(path, import.meta.url), 'utf8'),
}))

/** Examples that need a registry, a running service or a desktop. */
const ELSEWHERE = /^npm install|--url|serve|wl-copy/mu

/** Functions in place of the clipboard of macOS and of npx. */
const STAND_INS = 'pbcopy() { cat > /dev/null; }\nnpx() { "$@"; }\nset -e -o pipefail\n'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(script: string) {
  return shell(`${STAND_INS}${script}`, { cwd: folder, env: { HOME: folder } })
}

describe.each(PAGES)('$path', ({ page }) => {
  it('shows what its commands print', async () => {
    const actual = await withOutputs(page, async (command) => {
      const { out, err } = await run(command)
      return `${out}${err}`
    })
    expect(actual).toBe(page)
    expect(page).toMatch(/^\$ polyipsum/mu)
  })

  it.each(scripts(page).filter((script) => !ELSEWHERE.test(script)))(
    'has an example that runs: %s',
    async (script) => {
      expect(await run(script)).toMatchObject({ code: 0, err: '' })
    },
  )
})

it('docs/cli.md names every option and command', () => {
  const page = PAGES[0]?.page
  for (const name of Object.keys(OPTIONS)) expect(page).toContain(`--${name}`)
  for (const name of Object.keys(COMMANDS)) expect(page).toContain(`polyipsum ${name}`)
})
