/** The completions that real shells offer when the tab key is pressed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@polyipsum/text'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { completionScript } from '../src/completion.js'
import { OPTIONS, SHELLS, type Shell } from '../src/option-table.js'
import { polyipsum } from './polyipsum.js'
import { Terminal } from './terminal.js'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
  writeFileSync(join(folder, 'a text file.txt'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** PowerShell is not in the system's packages. powershell-completion.test.ts reads its script. */
type TestedShell = Exclude<Shell, 'powershell'>
const TESTED = SHELLS.filter((shell) => shell !== 'powershell')

/** How each shell starts without its user's settings, and loads the completions. */
const START: Readonly<Record<TestedShell, { command: string; setUp: string }>> = {
  bash: {
    command: 'bash --noprofile --norc -i',
    setUp: `bind 'set bell-style none'; bind 'set page-completions off'; bind 'set completion-query-items 0'; polyipsum() { printf '<%s>' "$@"; }; source script.bash`,
  },
  zsh: {
    command: 'zsh -f -i',
    setUp: `autoload -U compinit; compinit -D -u; LISTMAX=1000; unsetopt prompt_cr beep; polyipsum() { printf '<%s>' "$@"; }; source script.zsh`,
  },
  fish: {
    command: 'fish --no-config --interactive',
    setUp: `function polyipsum; printf '<%s>' $argv; end; source script.fish`,
  },
}

/** A shell that has the completions. There, `polyipsum a b` prints its words: `<a><b>`. */
async function open(shell: TestedShell, setUp = START[shell].setUp): Promise<Terminal> {
  const { command } = START[shell]
  writeFileSync(join(folder, `script.${shell}`), completionScript(shell))
  writeFileSync(join(folder, `start.${shell}`), setUp)
  const terminal = new Terminal(
    `stty rows 60 cols 120; cd '${folder}' && HOME='${folder}' exec ${command}`,
  )
  onTestFinished(() => terminal.kill())
  // The terminal also shows the typed command, which has “ready” in two parts.
  terminal.type(`source start.${shell}; printf '%s%s' rea dy\r`)
  await terminal.see(/ready/u)
  return terminal
}

/** Types the beginning of a command, with tabs. @returns the words of the completed command */
async function complete(shell: TestedShell, keys: string): Promise<string> {
  const terminal = await open(shell)
  const seen = terminal.shown.length
  terminal.type(`polyipsum ${keys}\r`)
  return terminal.see(/<[^\n]*>/u, seen)
}

it('zsh finds the script in a folder of fpath', async () => {
  writeFileSync(join(folder, '_polyipsum'), completionScript('zsh'))
  const { setUp } = START.zsh
  const terminal = await open(
    'zsh',
    `fpath=('${folder}' $fpath); ${setUp.replace(/; source .*/u, '')}`,
  )
  const seen = terminal.shown.length
  // The first completion loads the function; the second one uses it.
  terminal.type('polyipsum -t wo\t; polyipsum -t sen\t\r')
  expect(await terminal.see(/<[^\n]*>/u, seen)).toBe('<-t><word><-t><sentence>')
})

describe.each(TESTED)('in %s', (shell) => {
  it.each([
    ['--typ\tse\t', '<--type><sentence>'],
    ['-t wo\t', '<-t><word>'],
    ['3 --form\tmark\t', '<3><--format><markdown>'],
    ['--type=par\t', '<--type><paragraph>'],
    ['-l tr -f h\t', '<-l><tr><-f><html>'],
    ['--no\t', '<--no-start>'],
    ['--list\t--js\t', '<--list-locales><--json>'],
    ['-o a\t', '<-o><a text file.txt>'],
    ['comp\tfi\t', '<completion><fish>'],
    ['serve --po\t8080', '<serve><--port><8080>'],
    ['serve --ty\t', '<serve><--ty>'],
  ])('%j becomes %s', async (keys, words) => {
    // Zsh writes --type=word, in one word.
    expect((await complete(shell, keys)).replaceAll('=', '><')).toBe(words)
  })

  it('offers every language, with its name if the shell shows meanings', async () => {
    const terminal = await open(shell)
    const seen = terminal.shown.length
    terminal.type('polyipsum --locale \t\t')
    for (const { code, englishName } of Object.values(LOCALES)) {
      const name = englishName.replaceAll(/[()]/gu, '\\$&')
      const entry = shell === 'bash' ? `\\b${code}\\b` : `\\b${code}\\b[^\\n]*${name}`
      await terminal.see(new RegExp(entry, 'u'), seen)
    }
  })

  it('offers every option', async () => {
    const terminal = await open(shell)
    const seen = terminal.shown.length
    terminal.type('polyipsum --\t\t')
    for (const name of Object.keys(OPTIONS)) await terminal.see(new RegExp(`--${name}`, 'u'), seen)
  })

  it('may be loaded twice, and prints nothing', async () => {
    const terminal = await open(shell)
    const seen = terminal.shown.length
    terminal.type(`source script.${shell}; printf '%s%s' aga in\r`)
    await terminal.see(/again/u)
    expect(terminal.shown.slice(seen)).not.toMatch(/readonly|error|not found/iu)
  })

  it('is what the program prints', async () => {
    const { out, code } = await polyipsum(['completion', shell])
    expect(out.toString()).toBe(completionScript(shell))
    expect(code).toBe(0)
  })
})
