/** Own text on the command line: `new`, `check`, `sample` and `--text`, as a user goes from one to the next. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkText, LANGUAGE_CODES, LOCALES } from '@polyipsum/text'
import { readTextFolder } from '@polyipsum/text/folder'
import { expect, it, onTestFinished } from 'vitest'
import { newText } from '../src/new-text.js'
import { MAIN } from './polyipsum.js'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'own-text-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

function polyipsum(...words: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...words], {
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

it('begins, is checked, is read, and is written with', () => {
  const own = folder()
  const file = join(own, 'en', 'clinic.txt')
  expect(polyipsum('new', own, 'en', 'clinic')).toEqual({
    stdout: `${file}\n`,
    stderr: '',
    status: 0,
  })
  expect(polyipsum('check', own)).toEqual({
    stdout: `${own} has no faults\n`,
    stderr: '',
    status: 0,
  })
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^title: .*/mu, 'title: A Morning at the Clinic'),
  )
  expect(polyipsum('sample', own, 'en', 'clinic').stdout).toContain(
    'title: A Morning at the Clinic\n',
  )
  expect(polyipsum('sample', own, 'en', 'clinic', '--all').stdout).toContain('(may end here)')
  const titles = polyipsum('40', '--text', own, '-l', 'en', '-t', 'title', '--topic', 'clinic')
  expect(titles.stdout).toContain('A Morning at the Clinic\n')
  expect(polyipsum('--text', own, '--list-locales', '--json').stdout).toContain('"clinic"')
})

it('checks the folder of our own languages, with their words of interfaces', () => {
  const locales = fileURLToPath(new URL('../../text/locales', import.meta.url))
  const { stdout, status } = polyipsum('check', locales)
  expect({ stdout, status }).toEqual({ stdout: `${locales} has no faults\n`, status: 0 })
})

it('tells every fault with its place, and ends with 1', () => {
  const own = folder()
  polyipsum('new', own, 'en', 'clinic')
  const file = join(own, 'en', 'clinic.txt')
  const line = readFileSync(file, 'utf8').split('\n').length
  appendFileSync(file, '{a\n')
  const fault = `en/clinic.txt:${line}: a { without its other brace. Write {one|other}, and no braces within braces.`
  const { stdout, stderr, status } = polyipsum('check', own)
  expect(stdout).toContain(`${join(own, fault)}\n`)
  expect([stderr, status]).toEqual(['', 1])
  const json = JSON.parse(polyipsum('check', '--json', own).stdout)
  expect(json).toContainEqual({
    file: 'en/clinic.txt',
    line,
    fault: 'a { without its other brace',
    remedy: 'Write {one|other}, and no braces within braces',
  })
  const refused = polyipsum('--text', own, '-l', 'en')
  expect(refused).toMatchObject({ stdout: '', status: 1 })
  expect(refused.stderr).toContain(fault)
})

it('begins in every language, and in a new one, without faults', async () => {
  const own = folder()
  const codes = LANGUAGE_CODES.filter((code) => LOCALES[code].topics.length > 0)
  for (const code of codes) await newText(own, code, 'clinic')
  expect(await newText(own, 'fa', 'clinic')).toEqual([
    join(own, 'fa', 'clinic.txt'),
    join(own, 'fa', 'language.txt'),
  ])
  expect(await newText(own, 'ca', 'clinic')).toHaveLength(2)
  expect(await newText(own, 'ca', 'news')).toHaveLength(1)
  expect(await checkText(await readTextFolder(own))).toEqual([])
})

it('takes the paragraph that the documents show', async () => {
  const docs = readFileSync(new URL('../../../docs/own-text.md', import.meta.url), 'utf8')
  const [shown = ''] = /^ *## The Waiting Room\n(?: .+\n)+?(?= *```)/mu.exec(docs) ?? []
  const own = folder()
  await newText(own, 'en', 'clinic')
  const file = join(own, 'en', 'clinic.txt')
  const text = readFileSync(file, 'utf8')
  const written = text.replace(/^## (?:.+\n)+/mu, shown.replaceAll(/^ +/gmu, ''))
  expect(written).toContain('\n## The Waiting Room\nThe waiting room has')
  writeFileSync(file, written)
  expect(await checkText(await readTextFolder(own))).toEqual([])
})

it('begins the words of interfaces, in a language of ours and in a new one', async () => {
  const own = folder()
  expect(polyipsum('new', own, 'de', 'interface')).toEqual({
    stdout: `${join(own, 'de', 'interface.txt')}\n`,
    stderr: '',
    status: 0,
  })
  const german = readFileSync(join(own, 'de', 'interface.txt'), 'utf8')
  expect(german).toMatch(/^# .+\nsave: Speichern$/mu)
  expect(await newText(own, 'ca', 'clinic')).toHaveLength(2)
  expect(await newText(own, 'ca', 'interface')).toHaveLength(1)
  expect(await checkText(await readTextFolder(own))).toEqual([])
  const words = join(own, 'ca', 'interface.txt')
  writeFileSync(words, readFileSync(words, 'utf8').replace(/^save: .*/mu, 'save: Desa'))
  const labels = polyipsum('100', '--text', own, '-l', 'ca', '-t', 'label', '--topic', 'actions')
  expect(labels.stdout).toContain('Desa\n')
})

it.each([
  [['check'], 2, 'check needs a folder: polyipsum check my-text'],
  [
    ['sample', 'my-text', 'en'],
    2,
    'sample needs a folder, a language and a topic: polyipsum sample my-text en clinic',
  ],
  [
    ['new', 'my-text', 'english', 'clinic'],
    2,
    'a language is named by its code, such as en, pt-BR or ca, not english',
  ],
  [
    ['new', 'my-text', 'pt-br', 'clinic'],
    2,
    'a language is named by its code, pt-BR here, not pt-br',
  ],
  [
    ['new', 'my-text', 'en', 'Clinic'],
    2,
    'a topic is named in small letters, such as clinic, not Clinic',
  ],
  [
    ['new', 'my-text', 'en', '../clinic'],
    2,
    'a topic is named in small letters, such as clinic, not ../clinic',
  ],
  [['new', 'my-text', 'la', 'clinic'], 2, 'Latin has no topics; other languages do'],
  [['--text', 'my-text', '--url', 'http://localhost'], 1, 'there is no folder'],
] as const)('is refused: %s', (words, status, message) => {
  const refused = polyipsum(...words)
  expect(refused).toMatchObject({ stdout: '', status })
  expect(refused.stderr).toContain(`polyipsum: ${message}`)
})

it('replaces no file', () => {
  const own = folder()
  polyipsum('new', own, 'en', 'clinic')
  const again = polyipsum('new', own, 'en', 'clinic')
  expect(again).toMatchObject({
    status: 1,
    stderr: `polyipsum: ${join(own, 'en', 'clinic.txt')} is there already\n`,
  })
  const other = polyipsum('--text', own, '--url', 'http://localhost')
  expect(other).toMatchObject({ status: 2 })
  expect(other.stderr).toContain('--text and --url cannot go together')
})
