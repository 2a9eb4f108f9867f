/** The entry of the program: reads the command line, runs it and sets the exit code. */
import { Fault, isBrokenPipe, UsageError } from './fault.js'
import { openLanguages } from './languages.js'
import { readTask } from './program.js'
import { run } from './run.js'

const EXIT = { fault: 1, usage: 2 } as const

try {
  const words = process.argv.slice(2)
  const languages = await openLanguages(words)
  await run(readTask(words, languages), languages)
} catch (error) {
  end(error)
}

function end(error: unknown): void {
  if (error instanceof UsageError) {
    process.stderr.write(`polyipsum: ${error.message}\nTry polyipsum --help\n`)
    process.exitCode = EXIT.usage
    return
  }
  if (isBrokenPipe(error)) return
  const message =
    error instanceof Fault ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`polyipsum: ${message}\n`)
  process.exitCode = EXIT.fault
}
