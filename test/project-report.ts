/** Prints, after Vitest's own summary, how many tests each project ran and how long it took. */
import type { Reporter, TestModule } from 'vitest/node'

interface Tally {
  files: number
  readonly tests: Record<'passed' | 'failed' | 'skipped' | 'pending', number>
  /** By `performance.now`. */
  readonly begun: number
  ended: number
}

export default class ProjectReport implements Reporter {
  readonly #projects = new Map<string, Tally>()

  onTestModuleStart({ project }: TestModule): void {
    const begun = performance.now()
    if (this.#projects.has(project.name)) return
    const tests = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    this.#projects.set(project.name, { files: 0, tests, begun, ended: begun })
  }

  onTestModuleEnd({ project, children }: TestModule): void {
    const tally = this.#projects.get(project.name)
    if (tally === undefined) return
    tally.files++
    tally.ended = performance.now()
    for (const test of children.allTests()) tally.tests[test.result().state]++
  }

  onTestRunEnd(): void {
    for (const [name, { files, tests, begun, ended }] of this.#projects) {
      const seconds = Math.round((ended - begun) / 1000)
      const { passed, failed, skipped } = tests
      console.log(
        `${name.padStart(11)}: ${passed} passed, ${failed} failed, ${skipped} skipped; ${files} files, ${seconds} s`,
      )
      // Everything that a test needs is installed there, so a skipped test is a fault.
      if (skipped > 0 && process.env['CI'] !== undefined) process.exitCode = 1
    }
    this.#projects.clear()
  }
}
