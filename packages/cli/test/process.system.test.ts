/** The process: its exit code, its output and its end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { generate, LOCALES } from '@polyipsum/text'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MAIN, polyipsum, shell } from './polyipsum.js'
import { Terminal } from './terminal.js'

const USAGE = /^polyipsum: [^\n]+\nTry polyipsum --help\n$/u

describe('the exit code', () => {
  it.each([
    [['--lcale', 'tr']],
    [['0']],
    [['-t', 'page']],
    [['10001', '-t', 'article']],
    [['serve', 'x']],
    [['-o']],
  ])('is 2 for %j, and standard error says why', async (words) => {
    const { out, err, code } = await polyipsum(words)
    expect(err).toMatch(USAGE)
    expect({ out: out.toString(), code }).toEqual({ out: '', code: 2 })
  })

  it.each([[['--help']], [['--version']], [['--list-locales']], [['completion', '--help']]])(
    'is 0 for %j, which goes to standard output',
    async (words) => {
      const { out, err, code } = await polyipsum(words)
      expect(out.toString()).toMatch(/^[^\n]+\n/u)
      expect({ err, code }).toEqual({ err: '', code: 0 })
    },
  )

  it('is 1 for a full disk', async () => {
    for (const count of [1, 100_000]) {
      const { err } = await shell(`polyipsum ${count} > /dev/full; echo "exit $?" >&2`)
      expect(err).toBe('polyipsum: cannot write standard output: no space left on device\nexit 1\n')
      const file = await polyipsum([String(count), '-o', '/dev/full'])
      expect(file.err).toBe('polyipsum: cannot write "/dev/full": no space left on device\n')
      expect(file.code).toBe(1)
    }
  })
})

describe('standard output', () => {
  const words = ['2', '-l', 'tr', '--seed', 'out']
  const { text } = generate({ count: 2, locale: 'tr', seed: 'out' })

  it('gets the text and nothing else: through a pipe, in a file, after another program', async () => {
    const command = `polyipsum ${words.join(' ')}`
    for (const script of [
      command,
      `${command} | cat`,
      `f=$(mktemp); ${command} > "$f"; cat "$f"; rm "$f"`,
      `${command} -o -`,
      `${command} -o /dev/stdout`,
      `${command} | cat -`,
    ]) {
      expect((await shell(script)).out.toString()).toBe(text)
    }
    expect((await shell(`(${command}; echo; ${command})`)).out.toString()).toBe(`${text}\n${text}`)
    const appended = `f=$(mktemp); echo a > "$f"; ${command} >> "$f"; echo b >> "$f"; cat "$f"; rm "$f"`
    expect((await shell(appended)).out.toString()).toBe(`a\n${text}b\n`)
  })

  it('ends with a new line on a terminal', async () => {
    const terminal = new Terminal(`'${process.execPath}' '${MAIN}' 2 -t word`)
    expect(await terminal.end()).toBe(0)
    expect(terminal.shown).toBe('Lorem ipsum\r\n')
    const table = new Terminal(`'${process.execPath}' '${MAIN}' --version`)
    await table.end()
    expect(table.shown).toMatch(/^[\d.]+\r\n$/u)
  })

  it('may be closed before the whole text is read', async () => {
    for (const reader of ['head -c 100', 'true', 'head -n 1']) {
      const script = `polyipsum 100000 | ${reader} > /dev/null; echo "\${PIPESTATUS[0]}"`
      expect(await shell(script)).toMatchObject({ out: Buffer.from('0\n'), err: '' })
    }
    const { out, err } = await shell(`polyipsum --help | true; echo "\${PIPESTATUS[0]}"`)
    expect({ out: out.toString(), err }).toEqual({ out: '0\n', err: '' })
  })
})

/** The bytes that the program wrote, and the most memory that it held, in kilobytes. */
async function run(count: number) {
  const script = `/usr/bin/time -f %M "$NODE" "$MAIN" ${count} --seed long | wc -c`
  const { out, err } = await shell(script)
  return { bytes: Number(out), kilobytes: Number(err) }
}

describe('a long text', () => {
  it('takes no more memory than a short one', async () => {
    const short = await run(1000)
    const long = await run(500_000)
    expect(long.bytes).toBeGreaterThan(200_000_000)
    // A program that holds the text needs all of its bytes. Garbage takes 30 to 55 MB at any length.
    expect(1024 * (long.kilobytes - short.kilobytes)).toBeLessThan(long.bytes / 2)
  })

  it('waits for a slow reader, and holds no more memory', async () => {
    const read = await run(100_000)
    const child = spawn(process.execPath, [MAIN, '100000000'])
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    await once(child.stdout, 'readable')
    const kilobytes = () =>
      Number(/VmHWM:\s*(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1])
    // To a fast reader, it would write hundreds of megabytes in this time.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect(kilobytes()).toBeLessThan(1.5 * read.kilobytes)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('ends at %s, also while nobody reads', async (signal) => {
    const child = spawn(process.execPath, [MAIN, '100000000'])
    const exit = once(child, 'exit')
    await once(child.stdout, 'readable')
    child.kill(signal)
    expect(await exit).toEqual([null, signal])
  })
})

describe('the list of languages', () => {
  it('has a line for each language, with its native name last', async () => {
    const { out } = await polyipsum(['--list-locales'])
    const [heading, ...lines] = out.toString().trimEnd().split('\n')
    const columns = ['CODE', 'LANGUAGE', 'SCRIPT', 'DIRECTION', 'IN THE LANGUAGE']
    const starts = columns.map((column) => (heading ?? '').indexOf(column))
    const rows = lines.map((line) =>
      starts.map((start, i) => line.slice(start, starts[i + 1]).trim()),
    )
    expect(rows).toEqual(
      Object.values(LOCALES).map(({ code, englishName, script, direction, nativeName }) => [
        code,
        englishName,
        script,
        direction,
        nativeName,
      ]),
    )
  })

  it('is also printed as JSON', async () => {
    const { out } = await polyipsum(['--list-locales', '--json'])
    const list = JSON.parse(out.toString()) as { code: keyof typeof LOCALES }[]
    expect(list.map(({ code }) => code)).toEqual(Object.keys(LOCALES))
    for (const row of list) expect(LOCALES[row.code]).toMatchObject(row)
  })
})

it('prints its version', async () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  expect((await polyipsum(['-V'])).out.toString()).toBe(`${version}\n`)
})
