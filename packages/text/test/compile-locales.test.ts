/** Files as contributors send them, through `tools/compile-locales.mjs`, which every build runs. */
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generate } from '../src/core.js'
import type { Locale } from '../src/index.js'

const COMPILER = fileURLToPath(new URL('../../../tools/compile-locales.mjs', import.meta.url))
const ENGLISH = fileURLToPath(new URL('../locales/en', import.meta.url))

let folder: string
const inFolder = (...names: string[]) => join(folder, ...names)
const source = (name: string) => inFolder('en', `${name}.txt`)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyipsum-'))
  cpSync(ENGLISH, inFolder('en'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function change(name: string, edit: (text: string) => string): void {
  writeFileSync(source(name), edit(readFileSync(source(name), 'utf8')))
}

/** Compiles the folder. @returns what the compiler complains of */
function compile(): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [COMPILER, folder, inFolder('dist'), 'en'],
      { env: {} },
      (error, _, faults) => {
        if (error !== null && error.code !== 1) reject(error)
        else resolve(faults)
      },
    )
  })
}

const tables = () => readFileSync(inFolder('dist', 'compiled', 'en.bin'))

/** What a compiled module exports. */
async function moduleOf(name: string): Promise<Readonly<Record<string, Locale>>> {
  return import(pathToFileURL(inFolder('dist', 'locales', `${name}.js`)).href)
}

describe('the compiler of the languages', () => {
  it.each([
    ['lines that end as on Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte-order mark', (text: string) => `\ufeff${text}`],
    ['both', (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
  ])('takes files with %s as it takes others', async (_name, edit) => {
    expect(await compile()).toBe('')
    const plain = tables()
    for (const file of readdirSync(inFolder('en'))) change(file.replace('.txt', ''), edit)
    expect(await compile()).toBe('')
    expect(tables().equals(plain)).toBe(true)
  })

  it.each([
    ['real-estate', 'realEstate'],
    ['top-10', 'top10'],
    // The name of the language's module, and a word that no variable may have.
    ['en', 'en'],
    ['new', 'new'],
  ])('takes a topic with the name %s', async (topic, exported) => {
    cpSync(source('food'), source(topic))
    rmSync(source('food'))
    expect(await compile()).toBe('')
    const { en } = await moduleOf('en')
    const { [exported]: only } = await moduleOf(`en/${topic}`)
    expect(en?.topics).toContain(topic)
    expect(only?.topics).toEqual([topic])
    const options = { topic, count: 5, seed: 'topic' }
    expect(generate(only as Locale, options).text).toBe(generate(en as Locale, options).text)
  })

  it.each(['Real Estate', 'café', 'real_estate', '-', '10'])(
    'tells that %j cannot be the name of a topic',
    async (topic) => {
      cpSync(source('food'), source(topic))
      rmSync(source('food'))
      expect(await compile()).toBe(
        `en/${topic}.txt:1: “${topic}” cannot be the name of a topic. Use small letters of English, with a hyphen between two words.\n`,
      )
    },
  )

  it('tells that a text without a topic stands beside topics', async () => {
    cpSync(source('food'), source('text'))
    expect(await compile()).toBe(
      'en/text.txt:1: text without a topic in a language that has topics. Name it after a topic, or remove the files of the topics.\n',
    )
  })

  it.each([
    ['words', 'language', /(?<=## Words\n).*?(?=## Table)/su, '', 'en/language.txt:1: no words.'],
    ['a piece', 'food', /.*/su, '', 'en/food.txt:1: no piece.'],
    ['a phrase in a list', 'language', /$/u, '\n## List: colour\n', 'list “colour” is empty.'],
  ])('tells that there is not %s', async (_what, file, from, to, fault) => {
    change(file, (text) => text.replace(from, to))
    const faults = await compile()
    expect(faults).toContain(fault)
    expect(faults.trim().split('\n')).toHaveLength(1)
  })
})
