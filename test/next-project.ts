/** Builds and serves temporary projects with Next.js. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { run } from './packed-packages.js'
import type { UserProject } from './user-project.js'

/** What a project of Next.js installs. */
export const NEXT_PROGRAMS = ['next', 'react', 'react-dom'] as const

/** The bundlers that Next.js has. */
export const NEXT_BUNDLERS = ['turbopack', 'webpack'] as const

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/** Builds a project into a folder of its own. @param config what `next.config.mjs` has besides */
export async function buildNext(
  project: UserProject,
  distDir: string,
  bundler: (typeof NEXT_BUNDLERS)[number],
  config: object = {},
): Promise<void> {
  const settings = { distDir, outputFileTracingRoot: project.path, ...config }
  await project.write('next.config.mjs', `export default ${JSON.stringify(settings)}`)
  await run(project.program('next'), ['build', `--${bundler}`], { cwd: project.path, env })
}

/** Starts a server of Next.js, and returns its address. It ends with the test. */
export async function serveNext(
  cwd: string,
  args: readonly string[] = NEXT_START,
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  const server: ChildProcess = spawn(process.execPath, args, { cwd, env: { ...env, ...variables } })
  onTestFinished(async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
  })
  let output = ''
  server.stderr?.on('data', (chunk) => (output += chunk))
  for await (const chunk of server.stdout ?? []) {
    output += chunk
    const address = output.match(/http:\/\/127\.0\.0\.1:\d+/u)?.[0]
    if (address !== undefined && output.includes('Ready')) return address
  }
  throw new Error(`Next.js did not start: ${output}`)
}

/** Serves what was built last, on a free port. */
const NEXT_START = [
  'node_modules/next/dist/bin/next',
  'start',
  ...['--hostname', '127.0.0.1', '--port', '0'],
]
