/** The built program as a process of its own. */
import { type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The entry of the built program. `npm run build` makes it. */
export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))

export interface Ending {
  readonly out: Buffer
  readonly err: string
  /** Null if a signal ended the program. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** Runs the program to its end. */
export function polyipsum(words: readonly string[], options: SpawnOptions = {}): Promise<Ending> {
  return runToEnd(process.execPath, [MAIN, ...words], options)
}

/** Runs a bash script to its end. Its function `polyipsum` runs the program. */
export function shell(script: string, options: SpawnOptions = {}): Promise<Ending> {
  return runToEnd('bash', ['-c', `polyipsum() { "$NODE" "$MAIN" "$@"; }\n${script}`], {
    ...options,
    env: { ...process.env, ...options.env, NODE: process.execPath, MAIN },
  })
}

function runToEnd(
  program: string,
  words: readonly string[],
  options: SpawnOptions,
): Promise<Ending> {
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const out: Buffer[] = []
  const err: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => out.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => err.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      resolve({ out: Buffer.concat(out), err: Buffer.concat(err).toString(), code, signal })
    })
  })
}
