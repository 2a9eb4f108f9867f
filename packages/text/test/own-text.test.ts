/** Own text: what a folder may hold, how it stands beside our text, and that hostile files end with faults. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  checkText,
  encode,
  FORMATS,
  generate,
  NotationError,
  LOCALES as OURS,
  readText,
} from '@polyipsum/text'
import { readTextFolder } from '@polyipsum/text/folder'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesOf } from '../../../tools/language-files.mjs'

/** A file of two pieces that the checker takes. */
const CLINIC = (filesOf('en') as Record<string, string>)['food'] as string
const DUTCH = filesOf('nl') as Record<string, string>

const faultsOf = async (files: Record<string, string | Uint8Array>) =>
  (await checkText(files)).map(({ file, line, fault }) => `${file}:${line}: ${fault}`)

describe('own text', () => {
  it('stands beside our topics, which stay as they are', async () => {
    const { LOCALES, TOPICS, generate: write } = await readText({ 'en/clinic.txt': CLINIC })
    expect(LOCALES['en']?.topics).toContain('clinic')
    expect(LOCALES['en']?.topics).toContain('food')
    expect(LOCALES['de']?.topics).not.toContain('clinic')
    expect(TOPICS).toContain('clinic')
    const options = { locale: 'en', count: 3, seed: 'a' } as const
    expect(write({ ...options, topic: 'clinic' }).text).toBe(
      generate({ ...options, topic: 'food' }).text,
    )
    expect(write({ ...options, topic: 'work', chars: 300 }).text).toBe(
      generate({ ...options, topic: 'work', chars: 300 }).text,
    )
    expect(write({ locale: 'fr', seed: 'a', count: 20 }).text).toBe(
      generate({ locale: 'fr', seed: 'a', count: 20 }).text,
    )
    expect(() => write({ locale: 'de', topic: 'clinic' })).toThrow(/topic/u)
  })

  it('takes the place of our topic of the same name', async () => {
    const { LOCALES, generate: write } = await readText({ 'en/work.txt': CLINIC })
    expect(LOCALES['en']?.topics).toEqual(
      (await readText({ 'nl/work.txt': DUTCH['work'] ?? '' })).LOCALES['en']?.topics,
    )
    const options = { locale: 'en', count: 3, seed: 'a' } as const
    expect(write({ ...options, topic: 'work' }).text).toBe(
      generate({ ...options, topic: 'food' }).text,
    )
  })

  it('stands alone where the folder says so', async () => {
    const alone = { 'own-text.txt': 'topics: these alone\n', 'en/clinic.txt': CLINIC }
    const { LOCALES } = await readText(alone)
    expect(LOCALES['en']?.topics).toEqual(['clinic'])
    expect(LOCALES['de']?.topics).toEqual(OURS['de']?.topics)
  })

  it('makes a language of its own, which is found by its tags', async () => {
    const language = (DUTCH['language'] ?? '').replace(
      /^english name: .*$/mu,
      'english name: Frisian',
    )
    const {
      LOCALE_CODES,
      findLocale,
      generate: write,
    } = await readText({
      'fy/language.txt': language,
      'fy/food.txt': DUTCH['food'] ?? '',
    })
    expect(LOCALE_CODES.at(-1)).toBe('fy')
    expect(findLocale('fy-NL')).toBe('fy')
    const options = { topic: 'food', type: 'article', count: 3, seed: 'a' } as const
    expect(write({ ...options, locale: 'fy' }).text).toBe(
      write({ ...options, locale: 'fy-NL' }).text,
    )
    for (const chars of [1, 7, 60, 300, 2500]) {
      expect(write({ locale: 'fy', chars }).text).toHaveLength(chars)
    }
  })

  it('has its own words of interfaces: in a language of its own, and in one of ours', async () => {
    const language = DUTCH['language'] ?? ''
    const words = (DUTCH['interface'] ?? '').replace('save: Opslaan', 'save: Bewarje')
    const whole = { 'fy/language.txt': language, 'fy/food.txt': DUTCH['food'] ?? '' }
    const label = { type: 'label', topic: 'actions', count: 20, seed: 'a' } as const
    const { generate: write } = await readText({ ...whole, 'fy/interface.txt': words })
    const dutch = generate({ ...label, locale: 'nl' }).text
    expect(write({ ...label, locale: 'fy' }).text).toBe(dutch.replace('Opslaan', 'Bewarje'))
    expect(write({ ...label, locale: 'nl' }).text).toBe(dutch)

    const { generate: untranslated } = await readText(whole)
    expect(untranslated({ ...label, locale: 'fy' }).text).toBe(
      generate({ ...label, locale: 'en' }).text,
    )

    const { LOCALES, generate: other } = await readText({ 'en/interface.txt': words })
    expect(other({ ...label, locale: 'en' }).text).toBe(dutch.replace('Opslaan', 'Bewarje'))
    expect(LOCALES['en']?.topics).toContain('food')
    expect(other({ locale: 'en', seed: 'a' }).text).toBe(generate({ locale: 'en', seed: 'a' }).text)
    const { generate: both } = await readText({
      'en/interface.txt': words,
      'en/clinic.txt': CLINIC,
    })
    expect(both({ ...label, locale: 'en' }).text).toBe(dutch.replace('Opslaan', 'Bewarje'))
    const { generate: topicAlone } = await readText({ 'en/clinic.txt': CLINIC })
    expect(topicAlone({ ...label, locale: 'en' }).text).toBe(
      generate({ ...label, locale: 'en' }).text,
    )
  })

  it('lacks no word of an interface that it begins', async () => {
    const words = DUTCH['interface'] ?? ''
    const line = words.split('\n').findIndex((one) => one.startsWith('cancel: '))
    const files = { 'en/interface.txt': words.replace(/^cancel: .*\n/mu, '') }
    expect(await checkText(files)).toEqual([
      {
        file: 'en/interface.txt',
        line,
        fault: 'no “cancel”',
        remedy: 'Write “cancel: its wording” after “save-as”',
      },
    ])
    const first = { 'en/interface.txt': words.replace(/^save: .*\n/mu, '') }
    expect(await faultsOf(first)).toEqual([
      `en/interface.txt:${words.split('\n').findIndex((one) => one.startsWith('save: ')) + 1}: no “save”`,
    ])
  })

  it.each([
    [
      'a file beside the folders',
      { 'clinic.txt': CLINIC },
      'clinic.txt:1: a file in the wrong place',
    ],
    ['no file', { 'en/clinic.md': CLINIC }, '.:1: no file of text'],
    [
      'a folder that is no language',
      { 'clinic/en.txt': CLINIC },
      'clinic/en.txt:1: “clinic” is no code of a language',
    ],
    [
      'another tag of ours',
      { 'nb/clinic.txt': CLINIC },
      'nb/language.txt:1: “nb” is a tag of our no',
    ],
    [
      'a new language without its file',
      { 'fy/clinic.txt': CLINIC },
      'fy/language.txt:1: a new language without its file',
    ],
    [
      'a topic of filler',
      { 'la/clinic.txt': CLINIC },
      'la/clinic.txt:1: a topic beside the filler of Latin',
    ],
    [
      'bytes that are no UTF-8',
      { 'en/a.txt': new Uint8Array([0x41, 10, 0xc3, 0x28]) },
      'en/a.txt:2: bytes that are no UTF-8',
    ],
    ['a large file', { 'en/a.txt': 'a'.repeat(1_000_001) }, 'en/a.txt:1: 1000001 bytes'],
    [
      'a long line',
      { 'en/a.txt': `# piece: a\n${'{'.repeat(2001)}` },
      'en/a.txt:2: a very long line',
    ],
    [
      'another line in own-text.txt',
      { 'own-text.txt': 'only', 'en/clinic.txt': CLINIC },
      'own-text.txt:1: “only” says nothing of the folder',
    ],
  ])('has a fault: %s', async (_what, files, fault) => {
    expect(await faultsOf(files as Record<string, string | Uint8Array>)).toEqual([fault])
    await expect(readText(files as Record<string, string>)).rejects.toBeInstanceOf(NotationError)
  })

  it('tells a hundred faults of a file, and how many more there are', async () => {
    const faults = await faultsOf({ 'en/a.txt': 'a\n'.repeat(300_000) })
    expect(faults).toHaveLength(101)
    expect(faults.at(-1)).toMatch(/29990\d more faults/u)
  })

  it('refuses more combinations than can be checked', async () => {
    const choice = '{a|b|c|d}'.repeat(6)
    const line = `A ${choice}${' and so on'.repeat(150)}.`
    const text = CLINIC.replace(/(?<=^## .*\n).*/gmu, line)
    expect(await faultsOf({ 'en/a.txt': text })).toContainEqual(
      expect.stringContaining('too many combinations of alternatives in one file'),
    )
    expect(
      await faultsOf({
        'en/a.txt': CLINIC.replace(/(?<=^## .*\n).*/mu, `A ${'{a|b|c|d|e|f|g|h}'.repeat(13)}.`),
      }),
    ).toContainEqual(expect.stringMatching(/549755813888 combinations/u))
  })

  it('ends with faults, or with text that is right in every format', async () => {
    const lines = CLINIC.split('\n')
    const noise = fc.oneof(
      fc.constantFrom(
        '',
        '{',
        '}',
        '|',
        '{a|b}',
        '{1:a|b}',
        '{A:a|b}',
        '? ',
        '<b>',
        '& ',
        '"',
        '\\',
        '- ',
        '1. ',
        '\u202e',
        '\ufffd',
        '😀',
        'e\u0301',
        '{constructor}',
        '  ',
        '__proto__',
        '\r\n',
      ),
      fc.string({ maxLength: 8, unit: 'grapheme' }),
    )
    const edit = fc.tuple(fc.nat(lines.length - 1), fc.nat(80), noise)
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        const edited = [...lines]
        for (const [at, column, text] of edits) {
          const line = edited[at] ?? ''
          edited[at] = line.slice(0, column) + text + line.slice(column)
        }
        const files = { 'en/clinic.txt': edited.join('\n') }
        const faults = await checkText(files)
        for (const { line, remedy } of faults) {
          expect(line).toBeGreaterThan(0)
          expect(remedy).not.toBe('')
        }
        if (faults.length > 0) return
        const { generatePassage } = await readText(files)
        const options = {
          locale: 'en',
          topic: 'clinic',
          type: 'article',
          count: 12,
          with: 'all',
        } as const
        for (const format of FORMATS) {
          const text = new TextDecoder().decode(
            encode(generatePassage({ ...options, seed: 'a' }), format),
          )
          if (format === 'json') JSON.parse(text)
          if (format === 'html') expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/u)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('a folder', () => {
  async function folder(): Promise<string> {
    const path = await mkdtemp(join(tmpdir(), 'own-text-'))
    onTestFinished(() => rm(path, { recursive: true }))
    return path
  }

  it('is read with links within it, and without hidden files', async () => {
    const path = await folder()
    await mkdir(join(path, '..data', 'en'), { recursive: true })
    await writeFile(join(path, '..data', 'en', 'clinic.txt'), CLINIC)
    await symlink(join('..data', 'en'), join(path, 'en'))
    await writeFile(join(path, 'README.md'), '# Ours')
    expect(Object.keys(await readTextFolder(path))).toEqual(['en/clinic.txt'])
  })

  it('has a fault where a link leads elsewhere, or nowhere', async () => {
    const path = await folder()
    await mkdir(join(path, 'en'))
    await symlink('/etc/passwd', join(path, 'en', 'a.txt'))
    await symlink('nothing.txt', join(path, 'en', 'b.txt'))
    await mkdir(join(path, 'en', 'c.txt'))
    await expect(readTextFolder(path)).rejects.toThrow(
      /en\/a\.txt:1: a link to elsewhere.*\nen\/b\.txt:1: no file that can be read \(ENOENT\)/su,
    )
  })

  it('does not read a file that is too large', async () => {
    const path = await folder()
    await mkdir(join(path, 'en'))
    await writeFile(join(path, 'en', 'a.txt'), Buffer.alloc(1_000_001, 'a'))
    await expect(readTextFolder(path)).rejects.toThrow(/en\/a\.txt:1: 1000001 bytes/u)
  })
})
