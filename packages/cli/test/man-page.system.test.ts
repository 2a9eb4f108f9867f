/** The man page as mandoc reads it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type CommandRow, spellings } from '../src/option-row.js'
import { COMMANDS, OPTIONS } from '../src/option-table.js'

const PATH = fileURLToPath(new URL('../man/polyipsum.1', import.meta.url))

it('has no fault that mandoc reports', () => {
  const { stdout, stderr, status } = spawnSync('mandoc', ['-T', 'lint', '-W', 'all', PATH], {
    encoding: 'utf8',
  })
  expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 })
})

it('shows every option and command as users type them', () => {
  const struck = execFileSync('mandoc', ['-T', 'ascii', PATH], { encoding: 'utf8' })
  // Bold and underlined letters are struck twice, with a step back between.
  const parts = struck.split('\b')
  const page = parts.map((part, i) => (i < parts.length - 1 ? part.slice(0, -1) : part)).join('')
  const rows = [
    ...Object.entries(OPTIONS),
    ...Object.values<CommandRow>(COMMANDS).flatMap(({ options }) => Object.entries(options)),
  ]
  for (const [name, row] of rows) {
    const value = row.value === undefined ? '' : ` ${row.value}`
    expect(page).toContain(`${spellings(name, row).join(', ')}${value}`)
  }
  for (const name of Object.keys(COMMANDS)) expect(page).toContain(`polyipsum ${name}`)
})
