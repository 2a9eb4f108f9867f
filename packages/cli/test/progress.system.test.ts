/** The progress bar, on a terminal. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MAIN, shell } from './polyipsum.js'
import { Terminal } from './terminal.js'

const PROGRAM = `'${process.execPath}' '${MAIN}'`
const BAR = /[#-]{24} \d+ % of about [\d.]+ TB \| [\d.]+ [kMG]?B\/s \| /u
/** A count that takes days to write, on any machine. */
const LONG = '10000000000'

function open(command: string): Terminal {
  const terminal = new Terminal(command)
  onTestFinished(() => terminal.kill())
  return terminal
}

/** The last line that a terminal shows. */
function lastLine(shown: string): string {
  // A bar clears its line at its end.
  const cleared = shown.slice(shown.lastIndexOf('\x1b[2K') + '\x1b[2K'.length)
  return stripVTControlCharacters(cleared)
}

describe('the bar', () => {
  it('shows while a long text goes to a file, and goes away at an interrupt', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const pipe = join(folder, 'pipe')
    const command = `mkfifo '${pipe}'; (exec cat '${pipe}' > /dev/null) & ${PROGRAM} ${LONG} -o '${pipe}'; echo "exit $?"`
    const terminal = open(`trap : INT; ${command}`)
    await terminal.see(BAR)
    terminal.type('\x03')
    await terminal.see(/exit 130/u)
    await terminal.end()
    expect(lastLine(terminal.shown)).toMatch(/^\s*exit 130\s*$/u)
    expect(readdirSync(folder)).toEqual(['pipe'])
  })

  it('leaves no file behind at an interrupt', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const terminal = open(
      `cd '${folder}'; trap : INT; ${PROGRAM} ${LONG} -o text.txt; echo "exit $?"`,
    )
    while (readdirSync(folder).length === 0) await new Promise((done) => setTimeout(done, 5))
    terminal.type('\x03')
    await terminal.see(/exit 130/u)
    expect(readdirSync(folder)).toEqual([])
  })

  it('goes away when all is written', async () => {
    const terminal = open(`${PROGRAM} 2000000 > /dev/null; echo done`)
    await terminal.end()
    expect(lastLine(terminal.shown)).toMatch(/^\s*done\s*$/u)
  })

  it('does not show for a short text, nor when the terminal shows the text itself', async () => {
    const short = open(`${PROGRAM} 1 > /dev/null`)
    await short.end()
    expect(short.shown).toBe('')
    const shown = open(`${PROGRAM} ${LONG}`)
    while (shown.shown.length < 1_000_000) await new Promise((done) => setTimeout(done, 5))
    shown.type('\x03')
    await shown.end()
    expect(shown.shown).not.toContain('\x1b')
  })

  it('does not show if standard error is not a terminal', async () => {
    const { err } = await shell('polyipsum 1000000 > /dev/null')
    expect(err).toBe('')
  })
})
