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
    // A group of its own, as every command of a terminal is.
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
    /** Waits until it listens, and gives where. */
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

/** The process at the end of a chain of them, each started by the one before. */
function lastProcess(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return child === undefined || child === '' ? pid : lastProcess(Number(child))
}

/** Where a package that the program needs is installed. */
function folderOf(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.resolve(name)))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** The program where the service is not installed beside it. */
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

  it('takes the settings of the service from the environment, and its options before them', async () => {
    const env = { HOST: '127.0.0.1', PORT: 'not a port', RATE_LIMIT: '1' }
    const service = start(MAIN, ['--port', '0'], { env })
    const url = `${await service.origin()}/api/generate`
    expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([200, 429])
    const wrong = start(MAIN, [], { env })
    expect(await wrong.exit).toEqual([1, null])
    expect(wrong.output.err).toMatch(/^polyipsum: PORT: [^\n]*\n$/u)
  })

  it('gives the service the memory that it needs, and no more', async () => {
    const service = start(MAIN, ['--host', '127.0.0.1', '--port', '0'])
    await service.origin()
    const words = readFileSync(`/proc/${lastProcess(service.pid)}/cmdline`, 'utf8').split('\0')
    const at = words.findIndex((word) => word.endsWith('.js'))
    // Before the script they are for Node.js, and behind it for the script.
    expect(words.slice(0, at)).toEqual(expect.arrayContaining([...NODE_FLAGS]))
  })

  it('ends in good order at Ctrl-C', async () => {
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
    // The service has its output until it ends.
    expect(await service.exit).toEqual([null, 'SIGKILL'])
    await expect(fetch(url)).rejects.toThrow()
  })

  it('says how to get the service, and finds it in the current folder', async () => {
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
