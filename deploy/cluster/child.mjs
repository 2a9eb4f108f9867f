// @ts-check
/** Starts programs that end with this process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a program may take to end after a signal, in milliseconds. It is killed then. */
const PATIENCE_MS = 20_000

/** PATH with the folders of Debian's servers, which the PATH of an ordinary user lacks. */
export const SYSTEM_PATH = `${process.env['PATH']}:/usr/sbin:/sbin`

/**
 * @typedef {object} Child
 * @property {import('node:child_process').ChildProcess} process
 * @property {Output} output its output so far
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop
 *   sends a signal, SIGTERM by default, and waits for the end
 */

/**
 * @typedef {object} Output
 * @property {string} out
 * @property {string} err
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts a program and waits until it can be used.
 *
 * @template Value
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {Readonly<Record<string, string | undefined>>} [options.env] variables besides PATH
 * @param {string} [options.debianPackage] what to install when the program is missing
 * @param {(output: Output, pid: number) => Value | undefined} options.ready
 *   a value as soon as the program can be used, and undefined before
 * @returns {Promise<Child & { ready: Value }>}
 * @throws {Error} with its output, if it ends before it can be used
 */
export async function startChild(command, args, { env = {}, debianPackage = command, ready }) {
  const child = spawn(command, args, {
    env: { ...env, PATH: SYSTEM_PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches this process alone. It then ends the programs in their order.
    detached: true,
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.err += chunk
  })
  try {
    await once(child, 'spawn')
  } catch (cause) {
    throw new Error(
      `There is no ${command}. On Debian or Ubuntu: sudo apt-get install ${debianPackage}`,
      { cause },
    )
  }
  running.add(child)
  const closed = once(child, 'close').then(() => running.delete(child))

  async function stop(/** @type {NodeJS.Signals} */ signal = 'SIGTERM') {
    if (!running.has(child)) return
    child.kill(signal)
    const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    await closed
    clearTimeout(impatience)
  }

  for (;;) {
    const value = ready(output, child.pid ?? 0)
    if (value !== undefined) return { process: child, output, stop, ready: value }
    if (!running.has(child)) {
      throw new Error(`${command} did not start:\n${output.err}${output.out}`.trimEnd())
    }
    await sleep(10)
  }
}
