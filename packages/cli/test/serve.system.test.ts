/** The service, started by the command line. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { NODE_FLAGS } from '../../server/src/node-flags.js'
import { MAIN } from './polyipsum.js'

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))
const { HOST: _, PORT: __, ...ENV } = process.env

function start(
  main: string,
  words: readonly string[],
  options: { cwd?: string; env?: object } = {},
) {
  const child = spawn(process.execPath, [main, 'serve', ...words], {
    cwd: options.cwd,
    env: { ...ENV, ...options.env },
    // A process group of its own, like that of each command in a terminal.
    detached: true,
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += chunk))
  child.stderr.on('data', (chunk) => (output.err += chunk))
  const exit = once(child, 'close')
  return {
    output,
    exit,
    /** Waits until the service listens. @returns its origin */
    async origin(): Promise<string> {
      for (;;) {
        const origin = /http:\/\/127\.0\.0\.1:\d+/u.exec(output.out)?.[0]
        if (origin !== undefined) return origin
        if (child.exitCode !== null) throw new Error(output.err)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** What Ctrl-C does in a terminal. */
    interrupt: () => process.kill(-(child.pid ?? 0), 'SIGINT'),
    pid: child.pid ?? 0,
  }
}

/** The last process of a chain in which each one started the next. */
function lastProcess(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return child === undefined || child === '' ? pid : lastProcess(Number(child))
}

/** The folder of an installed package. */
function folderOf(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.resolve(name)))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** Installs the program without the service. */
function installAlone(): { main: string; folder: string } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'polyipsum-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const home = join(folder, 'node_modules', 'polyipsum')
  const manifest = JSON.parse(readFileSync(join(PACKAGES, 'cli', 'package.json'), 'utf8'))
  for (const part of ['package.json', 'dist', 'contract']) {
    cpSync(join(PACKAGES, 'cli', part), join(home, part), { recursive: true })
  }
  mkdirSync(join(folder, 'node_modules', '@polyipsum'))
  for (const name of Object.keys(manifest.dependencies)) {
    symlinkSync(folderOf(name), join(folder, 'node_modules', name))
  }
  return { main: join(home, 'dist', 'main.js'), folder }
}

describe('serve', () => {
  it('starts the service, which answers and ends at SIGTERM', async () => {
    const service = start(MAIN, ['--host', '127.0.0.1', '--port', '0'])
    const response = await fetch(`${await service.origin()}/api/generate?type=word`)
    expect({ status: response.status, body: await response.text() }).toEqual({
      status: 200,
      body: 'Lorem',
    })
    service.kill('SIGTERM')
    expect(await service.exit).toEqual([0, null])
    expect(service.output.err).toBe('')
  })

  it('takes settings from the environment, unless an option sets them', async () => {
    const env = { HOST: '127.0.0.1', PORT: 'not a port', RATE_LIMIT: '1' }
    const service = start(MAIN, ['--port', '0'], { env })
    const url = `${await service.origin()}/api/generate`
    expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([200, 429])
    const wrong = start(MAIN, [], { env })
    expect(await wrong.exit).toEqual([1, null])
    expect(wrong.output.err).toMatch(/^polyipsum: PORT: [^\n]*\n$/u)
  })

  it('starts the service with its flags for Node.js', async () => {
    const service = start(MAIN, ['--host', '127.0.0.1', '--port', '0'])
    await service.origin()
    const words = readFileSync(`/proc/${lastProcess(service.pid)}/cmdline`, 'utf8').split('\0')
    const at = words.findIndex((word) => word.endsWith('.js'))
    // Words before the script are for Node.js, words after it for the script.
    expect(words.slice(0, at)).toEqual(expect.arrayContaining([...NODE_FLAGS]))
  })

  it('ends without an error at Ctrl-C', async () => {
    const service = start(MAIN, ['--host', '127.0.0.1', '--port', '0'])
    await service.origin()
    service.interrupt()
    expect(await service.exit).toEqual([0, null])
    expect(service.output.err).toBe('')
  })

  it('ends with the service, by the same signal', async () => {
    const service = start(MAIN, ['--host', '127.0.0.1', '--port', '0'])
    await service.origin()
    process.kill(lastProcess(service.pid), 'SIGKILL')
    expect(await service.exit).toEqual([null, 'SIGKILL'])
  })

  it('leaves no service behind when it is killed', async () => {
    const service = start(MAIN, ['--host', '127.0.0.1', '--port', '0'])
    const url = `${await service.origin()}/api/generate?type=word`
    expect((await fetch(url)).status).toBe(200)
    service.kill('SIGKILL')
    // The output closes when the service ends.
    expect(await service.exit).toEqual([null, 'SIGKILL'])
    await expect(fetch(url)).rejects.toThrow()
  })

  it('says how to install the service, and finds it in the current folder', async () => {
    const { main, folder } = installAlone()
    const project = join(folder, 'project')
    mkdirSync(join(project, 'node_modules', '@polyipsum'), { recursive: true })
    const words = ['--host', '127.0.0.1', '--port', '0']

    const without = start(main, words, { cwd: project })
    expect(await without.exit).toEqual([1, null])
    expect(without.output.err).toBe(
      'polyipsum: serve needs the package @polyipsum/server. Install it: npm install @polyipsum/server\n',
    )

    symlinkSync(join(PACKAGES, 'server'), join(project, 'node_modules', '@polyipsum', 'server'))
    const service = start(main, words, { cwd: project })
    expect((await fetch(`${await service.origin()}/api/generate`)).status).toBe(200)
    service.kill('SIGTERM')
    expect(await service.exit).toEqual([0, null])
  })
})
