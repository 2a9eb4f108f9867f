/** A program in a pseudoterminal, which script(1) makes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { stripVTControlCharacters } from 'node:util'

export class Terminal {
  /** Everything that the terminal showed, with control sequences. */
  shown = ''
  readonly #child: ChildProcess
  readonly #end: Promise<unknown>

  /** @param command the command that it runs, for sh */
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

  /**
   * Waits until the terminal shows something.
   *
   * @param seen how many of the characters of `shown` to leave out
   * @returns what matches the pattern, without control sequences
   */
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

  /** Waits for the end. @returns the exit code; after a signal, 128 and its number */
  async end(): Promise<number | null> {
    await this.#end
    return this.#child.exitCode
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }
}
