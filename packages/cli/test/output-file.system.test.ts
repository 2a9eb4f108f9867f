/** An output file has the whole text, or its old content. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from '@polyipsum/text'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MAIN, polyipsum, shell } from './polyipsum.js'

const WORDS = ['2', '-l', 'ja', '--seed', 'file']
const TEXT = generate({ count: 2, locale: 'ja', seed: 'file' }).text

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
  file = join(folder, 'text.txt')
})
afterEach(() => rmSync(folder, { recursive: true }))

const content = (path: string) => readFileSync(path, 'utf8')

describe('--output', () => {
  it('writes a new file, with the rights that the user gives new files', async () => {
    const { out, err } = await shell(`umask 027; polyipsum ${WORDS.join(' ')} -o '${file}'`)
    expect({ out: out.toString(), err }).toEqual({ out: '', err: '' })
    expect(content(file)).toBe(TEXT)
    expect(statSync(file).mode & 0o777).toBe(0o640)
    expect(readdirSync(folder)).toEqual(['text.txt'])
  })

  it('replaces a file and keeps its rights', async () => {
    writeFileSync(file, 'a longer text that was there before'.repeat(1000))
    chmodSync(file, 0o751)
    expect((await polyipsum([...WORDS, '-o', file])).code).toBe(0)
    expect(content(file)).toBe(TEXT)
    expect(statSync(file).mode & 0o7777).toBe(0o751)
  })

  it('takes names relative to the current folder, and of any length', async () => {
    for (const name of ['a b.txt', '-x', 'é'.repeat(127), '.hidden', './c.txt']) {
      expect(await polyipsum([...WORDS, `--output=${name}`], { cwd: folder })).toMatchObject({
        code: 0,
        err: '',
      })
      expect(content(join(folder, name))).toBe(TEXT)
    }
  })

  it('follows a link to its file, even if the file does not exist yet', async () => {
    mkdirSync(join(folder, 'there'))
    const link = join(folder, 'link')
    for (const target of ['there/old.txt', 'there/new.txt']) {
      rmSync(link, { force: true })
      symlinkSync(target, link)
      if (target === 'there/old.txt') writeFileSync(join(folder, target), 'old')
      expect((await polyipsum([...WORDS, '-o', link])).code).toBe(0)
      expect(lstatSync(link).isSymbolicLink()).toBe(true)
      expect(content(join(folder, target))).toBe(TEXT)
    }
    expect(readdirSync(join(folder, 'there')).sort()).toEqual(['new.txt', 'old.txt'])
  })

  it('writes to a pipe and to a device directly', async () => {
    const pipe = join(folder, 'pipe')
    const { out } = await shell(
      `mkfifo '${pipe}'; polyipsum ${WORDS.join(' ')} -o '${pipe}' & cat '${pipe}'; wait`,
    )
    expect(out.toString()).toBe(TEXT)
    expect(lstatSync(pipe).isFIFO()).toBe(true)
    expect(await polyipsum([...WORDS, '-o', '/dev/null'])).toMatchObject({ code: 0, err: '' })
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
    const three = `polyipsum ${WORDS.join(' ')} -o /dev/fd/3 3> '${file}'`
    expect(await shell(three)).toMatchObject({ code: 0, err: '' })
    expect(content(file)).toBe(TEXT)
  })

  it.each([
    ['a folder', () => folder, /it is a directory/u],
    ['a path that ends in a slash', () => join(folder, 'new/'), /it is a directory/u],
    [
      'a file in a folder that does not exist',
      () => join(folder, 'no', 'file'),
      /no such file or directory/u,
    ],
    ['a file in a file', () => join(file, 'a'), /not a directory/u],
    ['a link to itself', () => join(folder, 'loop'), /too many symbolic links/u],
    ['a name that is too long', () => join(folder, 'a'.repeat(256)), /name too long/u],
  ])('says in one line that it cannot write to %s', async (_name, path, reason) => {
    writeFileSync(file, 'old')
    symlinkSync('loop', join(folder, 'loop'))
    const { err, code } = await polyipsum([...WORDS, '-o', path()])
    expect(code).toBe(1)
    expect(err).toMatch(/^polyipsum: cannot write "[^\n]*\n$/u)
    expect(err).toMatch(reason)
    expect(content(file)).toBe('old')
    expect(readdirSync(folder).sort()).toEqual(['loop', 'text.txt'])
  })

  it('leaves the old file and nothing else when the disk is full in the middle of a text', async () => {
    writeFileSync(file, 'old')
    // A limit on the size of files stands for a full disk.
    const { err } = await shell(
      `trap '' XFSZ; ulimit -f 1000; polyipsum 100000 -o '${file}'; echo "exit $?" >&2`,
    )
    expect(err).toBe(`polyipsum: cannot write ${JSON.stringify(file)}: file too large\nexit 1\n`)
    expect(content(file)).toBe('old')
    expect(readdirSync(folder)).toEqual(['text.txt'])
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves the old file and nothing else at %s',
    async (signal) => {
      writeFileSync(file, 'old')
      const child = spawn(process.execPath, [MAIN, '1000000000', '-o', file])
      const exit = once(child, 'exit')
      // Its temporary file appears beside the file.
      while (readdirSync(folder).length < 2) await new Promise((done) => setTimeout(done, 5))
      child.kill(signal)
      expect(await exit).toEqual([null, signal])
      expect(content(file)).toBe('old')
      expect(readdirSync(folder)).toEqual(['text.txt'])
    },
  )

  it('creates no file if the command line is invalid or a service does not answer', async () => {
    await polyipsum(['0', '-o', file])
    await polyipsum(['1', '-o', file, '--url', 'http://127.0.0.1:1'])
    expect(existsSync(file)).toBe(false)
  })

  it('writes the list of languages too', async () => {
    await polyipsum(['--list-locales', '-o', file])
    expect(content(file)).toMatch(/^CODE .*\n$/su)
  })
})
