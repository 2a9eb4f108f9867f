import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Fault } from './fault.js'

const SERVICE_PROCESS = fileURLToPath(new URL('./service-process.js', import.meta.url))

/** The signals that the service receives through this process. */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const

/**
 * Runs the service until it ends, in a child process, because Node.js takes the flags of the service
 * only at startup. This process then ends with the same exit code or signal.
 *
 * @param env settings of the service; an undefined one is taken from the environment
 * @throws Fault when @polyipsum/server is neither beside this package nor in the current folder
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
    // A terminal sends Ctrl-C to the whole process group, and a second signal ends the service at
    // once. In its own group the service gets only the signal passed on. On Windows, a group of its
    // own would open a window.
    detached: process.platform !== 'win32',
  })
  const passOn = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of PASSED_ON) process.on(signal, passOn)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  for (const signal of PASSED_ON) process.off(signal, passOn)
  if (signal !== null) process.kill(process.pid, signal)
  process.exitCode = code ?? 1
}

/** The URL of a module beside this package or in the current folder; undefined if there is none. */
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
