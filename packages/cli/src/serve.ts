import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Fault } from './fault.js'

const SERVICE_PROCESS = fileURLToPath(new URL('./service-process.js', import.meta.url))

/** Signals from other programs, at which the service ends in good order. */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const

/**
 * Runs the service to its end, in a process of its own, since Node.js takes the flags of the service
 * only at its start. Then this process ends as the service did.
 *
 * @param env settings of the service; the environment has the value of one that is undefined
 * @throws Fault when its package is neither beside this one nor in the current folder
 */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const service = find('@polyipsum/server/main')
  const flags = find('@polyipsum/server/node-flags')
  if (service === undefined || flags === undefined) {
    throw new Fault(
      'serve needs the package @polyipsum/server. Install it: npm install @polyipsum/server',
    )
  }
  const { NODE_FLAGS } = await import(flags)
  const given = Object.entries(env).filter(([, value]) => value !== undefined)
  const child = fork(SERVICE_PROCESS, [service], {
    execArgv: [...process.execArgv, ...NODE_FLAGS],
    env: { ...process.env, ...Object.fromEntries(given) },
    // In a group of its own the service gets Ctrl-C once, from this process: a second one would end
    // it without delay. On Windows a group of its own would open a window.
    detached: process.platform !== 'win32',
  })
  const passOn = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of PASSED_ON) process.on(signal, passOn)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  for (const signal of PASSED_ON) process.off(signal, passOn)
  if (signal !== null) process.kill(process.pid, signal)
  process.exitCode = code ?? 1
}

/** The URL of a module, beside this package or in the current folder; undefined when in neither. */
function find(name: string): string | undefined {
  return besideThis(name) ?? inCurrentFolder(name)
}

function besideThis(name: string): string | undefined {
  try {
    return import.meta.resolve(name)
  } catch {
    return undefined
  }
}

function inCurrentFolder(name: string): string | undefined {
  try {
    const { resolve } = createRequire(join(process.cwd(), 'any-file'))
    return pathToFileURL(resolve(name)).href
  } catch {
    return undefined
  }
}
