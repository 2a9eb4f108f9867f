import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Fault } from './fault.js'

const ENTRY = '@polyipsum/server/main'

/**
 * Runs the service in this process, which then is its own.
 *
 * @throws Fault where its package is neither beside this one nor in the current folder
 */
export async function serve(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const entry = besideThis() ?? inCurrentFolder()
  if (entry === undefined) {
    throw new Fault(
      'serve needs the package @polyipsum/server. Install it: npm install @polyipsum/server',
    )
  }
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined) process.env[name] = value
  }
  await import(entry)
}

function besideThis(): string | undefined {
  try {
    return import.meta.resolve(ENTRY)
  } catch {
    return undefined
  }
}

function inCurrentFolder(): string | undefined {
  try {
    const { resolve } = createRequire(join(process.cwd(), 'any-file'))
    return pathToFileURL(resolve(ENTRY)).href
  } catch {
    return undefined
  }
}
