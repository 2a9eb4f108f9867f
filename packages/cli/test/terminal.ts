/** A terminal with a program in it, as a person sits at: a pseudoterminal by script(1). */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

export class Terminal {
  /** All that was shown, with its control sequences. */
  shown = ''
  readonly #child: ChildProcess
  readonly #end: Promise<unknown>

  /** @param command what to run in it, for sh */
  constructor(command: string, env: NodeJS.ProcessEnv = {}) {
    this.#child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
      env: { ...process.env, TERM: 'xterm', SHELL: '/bin/sh', ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      this.shown += chunk
    })
    this.#end = once(this.#child, 'close')
  }

  type(keys: string): void {
    this.#child.stdin?.write(keys)
  }

  /** Waits until something is shown after so many characters, and gives it, in plain text. */
  async see(pattern: RegExp, seen = 0): Promise<string> {
    for (;;) {
      const match = pattern.exec(stripVTControlCharacters(this.shown.slice(seen)))
      if (match !== null) return match[0]
      if (this.#child.exitCode !== null) {
        throw new Error(`ended without ${pattern}, but with ${JSON.stringify(this.shown)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** Waits for the end, and gives the exit code: of a signal, 128 and its number. */
  async end(): Promise<number | null> {
    await this.#end
    return this.#child.exitCode
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }
}
