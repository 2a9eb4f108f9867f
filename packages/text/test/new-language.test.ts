/** `npm run new-language`, on a copy of what it reads and writes. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KINDS, SUBJECTS } from '../../../tools/language-files.mjs'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LIST = 'packages/text/src/language/locale-codes.ts'
const LANGUAGES = 'packages/text/locales'

let folder: string
const inFolder = (path: string) => join(folder, path)
const text = (path: string) => readFileSync(inFolder(path), 'utf8')
const codes = () => Array.from(text(LIST).matchAll(/^ {2}'(.+)',$/gmu), ([, code]) => code)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
  const read = [LIST, 'packages/web/messages/en.json', `${LANGUAGES}/en`, `${LANGUAGES}/no`]
  for (const path of read) cpSync(join(ROOT, path), inFolder(path), { recursive: true })
  // Whichever languages there are by now, these tests add others.
  const few = ['en', 'es', 'it', 'no'].map((code) => `  '${code}',\n`).join('')
  writeFileSync(inFolder(LIST), text(LIST).replace(/(?: {2}'.+',\n)+/u, few))
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(tool: string, ...words: readonly string[]) {
  const path = join(ROOT, 'tools', tool)
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], {
    encoding: 'utf8',
    env: {},
  })
  return { status, stdout, stderr }
}

const layOut = (code: string) => run('new-language.mjs', code, folder)
const compile = (code: string) =>
  run('compile-locales.mjs', inFolder(LANGUAGES), inFolder('dist'), code)

function write(name: string, edit: (before: string) => string): void {
  writeFileSync(inFolder(`${LANGUAGES}/${name}`), edit(text(`${LANGUAGES}/${name}`)))
}

describe('a new language', () => {
  it('is laid out, with what Unicode knows of it', () => {
    const { status, stdout, stderr } = layOut('ca')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    for (const step of ['ca/language.txt', 'ca/food.txt', 'messages/ca.json', 'npm run build']) {
      expect(stdout).toContain(step)
    }
    expect(codes()).toEqual(['en', 'es', 'it', 'no', 'ca'])
    const names = ['interface', 'language', ...SUBJECTS, ...KINDS]
    expect(readdirSync(inFolder(`${LANGUAGES}/ca`))).toEqual(
      names.map((name) => `${name}.txt`).toSorted(),
    )
    expect(text('packages/web/messages/ca.json')).toBe(text('packages/web/messages/en.json'))
    const lines = text(`${LANGUAGES}/ca/language.txt`).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['english name: Catalan', 'native name: català', 'script: Latn', 'direction: ltr'],
        ...['## Register', '## Words', '## Table: …', '… | … | …', '## Never'],
      ]),
    )
  })

  it('is written with the digits and in the direction of its country', () => {
    layOut('fa')
    const lines = text(`${LANGUAGES}/fa/language.txt`).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['english name: Persian', 'native name: فارسی', 'script: Arab', 'direction: rtl'],
      ]),
    )
    expect(lines.join('\n')).toContain('Numbers as the language writes them: ۱۲٬۳۴۵٫۶.')
  })

  it('stands behind the language that it is a way of writing of', () => {
    layOut('es-MX')
    expect(codes()).toEqual(['en', 'es', 'es-MX', 'it', 'no'])
  })

  it('is told what it lacks, until it is written', () => {
    layOut('ca')
    expect(compile('ca')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        'ca/language.txt:1: no words. Write 300 to 600 under “## Words”.\nca/language.txt:',
      ),
    })
    const words = (before: string) =>
      before.replace('\n# Three tables', 'casa taula\n\n# Three tables')
    write('ca/language.txt', words)
    expect(compile('ca').stderr.match(/the table “…” is not written yet/gu)).toHaveLength(3)
    const english = /^## Table: .*?(?=^## Never)/msu
    const [tables = ''] = english.exec(text(`${LANGUAGES}/en/language.txt`)) ?? []
    write('ca/language.txt', (before) => before.replace(english, tables))
    expect(compile('ca').stderr).toContain('ca/text.txt:1: no piece.')
    write('ca/food.txt', (before) => before.replace('title: …', 'title: Pa amb tomàquet'))
    expect(compile('ca').stderr).toContain(
      'ca/food.txt:3: “…” is not written yet. Write the line.\n',
    )
    cpSync(inFolder(`${LANGUAGES}/en/food.txt`), inFolder(`${LANGUAGES}/ca/food.txt`))
    const { status, stderr } = compile('ca')
    expect(status).toBe(0)
    expect(stderr).toBe(
      'ca: left out, as nothing is written there yet: city.txt, company.txt, culture.txt, events.txt, help.txt, home.txt, interface.txt, letters.txt, nature.txt, news.txt, people.txt, products.txt, reviews.txt, shopping.txt, sport.txt, technology.txt, travel.txt, work.txt\n',
    )
  })

  it.each([
    ['', '“” is no code of a language.'],
    ['Catalan', '“Catalan” is no code of a language.'],
    ['ca_ES', '“ca_ES” is no code of a language.'],
    ['../ca', '“../ca” is no code of a language.'],
    ['PT-br', '“PT-br” is no code of a language.'],
    ['cat', 'The code of “cat” is ca: npm run new-language ca'],
    ['en', 'There is packages/text/locales/en already.'],
    ['nb', 'nb is a tag of no already'],
  ])('cannot have the code %j', (code, refusal) => {
    const list = text(LIST)
    const { status, stdout, stderr } = layOut(code)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(refusal)
    expect(text(LIST)).toBe(list)
    expect(readdirSync(inFolder(LANGUAGES))).toEqual(['en', 'no'])
  })
})

describe('the build', () => {
  it('tells a folder without a code, and a code without a folder', () => {
    cpSync(inFolder(`${LANGUAGES}/en`), inFolder(`${LANGUAGES}/tlh`), { recursive: true })
    const { status, stderr } = run('compile-locales.mjs', inFolder(LANGUAGES), inFolder('dist'))
    expect(status).toBe(1)
    const faults = stderr.split('\n')
    expect(faults[0]).toBe(`tlh: the folder is there, but not the code. Add 'tlh' to ${LIST}.`)
    expect(faults).toContain(
      `de: the code is in ${LIST}, but there is no folder ${LANGUAGES}/de. Lay it out: npm run new-language de`,
    )
  })
})
