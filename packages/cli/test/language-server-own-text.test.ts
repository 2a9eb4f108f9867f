/** Own text in an editor: the faults that are shown, and the notation that is completed, over a real process. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { NotationFault } from '@polyipsum/text'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { sharedServer } from './language-client.js'
import { MAIN } from './polyipsum.js'

const LOCALES = fileURLToPath(new URL('../../text/locales/', import.meta.url))
const HOSPITAL = fileURLToPath(new URL('../../../examples/hospital/', import.meta.url))

const server = sharedServer()

let own: string
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'own-text-'))
  cpSync(join(HOSPITAL, 'en'), join(own, 'en'), { recursive: true })
  const made = own
  onTestFinished(() => rmSync(made, { recursive: true }))
})

const uriOf = (path: string) => pathToFileURL(join(own, path)).href
const textOf = (path: string) => readFileSync(join(own, path), 'utf8')

function write(path: string, text: string): void {
  mkdirSync(join(own, path, '..'), { recursive: true })
  writeFileSync(join(own, path), text)
}

/** What `polyipsum check` says of a file, as a diagnostic has it: the line from 0, and the words. */
function checked(path: string): readonly string[] {
  const { stdout } = spawnSync(process.execPath, [MAIN, 'check', own, '--json'], {
    encoding: 'utf8',
  })
  return (JSON.parse(stdout) as NotationFault[])
    .filter(({ file }) => file === path)
    .map(({ line, fault, remedy }) => `${line - 1}: ${fault}. ${remedy}.`)
}

/** What the editor shows of a file; undefined before the server has said anything of it. */
function shown(path: string): readonly string[] | undefined {
  return server.client.diagnostics
    .get(uriOf(path))
    ?.map(({ range, message }) => `${range.start.line}: ${message}`)
}

describe('faults', () => {
  it('are those of check, as they are typed, without saving, until they are mended', async () => {
    const clean = textOf('en/clinic.txt')
    const file = await server.client.openAt(uriOf('en/clinic.txt'), clean)
    await file.type('A {wrong line\n')
    write('en/clinic.txt', `${clean}A {wrong line\n`)
    const faults = checked('en/clinic.txt')
    expect(faults.length).toBeGreaterThan(0)
    writeFileSync(join(own, 'en/clinic.txt'), clean)
    await expect.poll(() => shown('en/clinic.txt')).toEqual(faults)
    await file.replace('A {wrong line\n', '')
    await expect.poll(() => shown('en/clinic.txt')).toEqual([])
    await file.type('## Another\n')
    await expect.poll(() => shown('en/clinic.txt')?.length).toBeGreaterThan(0)
    await file.close()
    await expect.poll(() => shown('en/clinic.txt')).toEqual([])
  })

  it('mark a whole line', async () => {
    const text = `${textOf('en/clinic.txt')}A sentence 🙂.\n`
    const file = await server.client.openAt(uriOf('en/clinic.txt'), text)
    await expect.poll(() => shown('en/clinic.txt')?.length).toBeGreaterThan(0)
    const found = server.client.diagnostics
      .get(uriOf('en/clinic.txt'))
      ?.find(({ message }) => String(message).startsWith('a character beyond'))
    expect(file.document.getText(found?.range)).toBe('A sentence 🙂.')
    expect(found).toMatchObject({ severity: 1, source: 'polyipsum' })
  })

  it('of a new language, of the folder, and of files that hide them', async () => {
    const clinic = textOf('en/clinic.txt')
    write('fy/clinic.txt', clinic)
    await server.client.openAt(uriOf('fy/clinic.txt'), clinic)
    await expect
      .poll(() => shown('fy/clinic.txt'))
      .toEqual([
        '0: fy/language.txt:1: a new language without its file. Write it: language.txt of another language shows how.',
      ])
    write('fy/language.txt', 'english name: Frisian\n')
    const language = await server.client.openAt(uriOf('fy/language.txt'), 'english name: Frisian\n')
    await expect.poll(() => shown('fy/language.txt')).toEqual(checked('fy/language.txt'))
    // It is open, and says so itself.
    await expect.poll(() => shown('fy/clinic.txt')).toEqual([])
    await language.close()
    await expect
      .poll(() => shown('fy/clinic.txt')?.[0])
      .toMatch(/^0: fy\/language\.txt:1: no “native name”/u)
    const folder = await server.client.openAt(uriOf('own-text.txt'), 'alone\n')
    await expect
      .poll(() => shown('own-text.txt'))
      .toEqual([
        '0: “alone” says nothing of the folder. Write “topics: these alone” or “topics: these beside ours”.',
      ])
    await folder.replace('alone', 'topics: these alone')
    await expect.poll(() => shown('own-text.txt')).toEqual([])
  })

  it('of our own languages are those of the build', async () => {
    const path = join(LOCALES, 'nl/interface.txt')
    const { href } = pathToFileURL(path)
    const text = readFileSync(path, 'utf8')
    const file = await server.client.openAt(href, text.replace(/^save: .*\n/mu, ''))
    const messages = () => server.client.diagnostics.get(href)?.map(({ message }) => message)
    await expect
      .poll(messages)
      .toEqual(['no “save”. Write “save: its wording” under “## Actions”.'])
    await file.replace('## Actions\n', '## Actions\nsave: Opslaan\n')
    await expect.poll(messages).toEqual([])
  })

  it('are not looked for in other text files', async () => {
    write('de/notes.txt', 'Nothing of ours.\n')
    rmSync(join(own, 'en'), { recursive: true })
    const others = ['de/notes.txt', 'notes/clinic.txt', 'readme.txt']
    for (const path of others) await server.client.openAt(uriOf(path), '{\n')
    write('en/clinic.txt', '')
    const control = await server.client.openAt(uriOf('en/clinic.txt'), '# piece: a\n')
    await expect.poll(() => shown('en/clinic.txt')?.length).toBeGreaterThan(0)
    for (const path of others) expect(shown(path)).toBeUndefined()
    await control.close()
  })

  it('of a hostile folder hold up no completion', async () => {
    const line = `A ${'{a|b|c|d}'.repeat(6)}${' and so on'.repeat(150)}.\n`
    const text = textOf('en/clinic.txt').replace(/(?<=^## .*\n).*\n/gmu, line)
    for (let i = 0; i < 30; i++) write(`en/topic-${'abcdefghijklmnopqrstuvwxyzäöüß'[i]}.txt`, text)
    const hostile = await server.client.openAt(uriOf('en/clinic.txt'), text)
    const file = await server.client.open('plaintext', 'lorem5|', 'notes.md')
    let slowest = 0
    for (const end = performance.now() + 1000; performance.now() < end; ) {
      const begin = performance.now()
      expect(await file.completed()).toBe('Lorem ipsum dolor sit amet')
      slowest = Math.max(slowest, performance.now() - begin)
    }
    expect(slowest).toBeLessThan(500)
    await hostile.close()
  })
})

/** The labels that are offered at the last `|` in a file of own text. */
async function labels(marked: string, path = 'en/clinic.txt'): Promise<readonly string[]> {
  const at = marked.lastIndexOf('|')
  const text = marked.slice(0, at) + marked.slice(at + 1)
  const file = await server.client.openAt(uriOf(path), text, 'plaintext', at)
  const offers = (await file.offers())?.items.map(({ label }) => label) ?? []
  await file.close()
  return offers
}

const HEAD = '# piece: a visit\ntitle: A Visit\nitem: the door\n'

describe('offers in a topic', () => {
  it.each([
    ['#|', ['# piece:']],
    ['|', ['# piece:']],
    ['# piece: a visit\n|', ['title:', 'item:']],
    ['# piece: a visit\nti|', ['title:']],
    [`${HEAD}\n#|`, ['##', '# piece:']],
    [`${HEAD}\n|`, ['title:', 'item:', '##', '# piece:']],
    [`${HEAD}\n## The Door\n?|`, []],
    [`${HEAD}\n## The Door\nIt is open.\n?|`, ['?']],
    [`${HEAD}\n## The Door\nIt is open.\n? It is.\n|`, []],
    [`${HEAD}\n## The Door\nIt is open.\n# A comment.\n?|`, ['?']],
    [`${HEAD}\n## The Door\nIt is open.\n\n?|`, []],
    [`${HEAD}\n## The Door\nIt is open #|`, []],
    [`${HEAD}\n## The Door\nIt is? |`, []],
    ['? |', []],
    ['{|', []],
    // What follows the cursor stays: nothing is begun there.
    [`${HEAD}\n#|# The Door`, []],
  ])('%j', async (marked, expected) => {
    expect(await labels(marked)).toEqual(expected)
  })

  it('choices, with the ties in use and the next ones', async () => {
    const paragraph = `${HEAD}\n## {A:One|Two|Three}\nIt is {1:open|closed} {B:now|then}.\n`
    expect(await labels(`${paragraph}So {|`)).toEqual([
      '{…|…}',
      '{1:…|…}',
      '{A:…|…|…}',
      '{B:…|…}',
      '{2:…|…}',
      '{C:…|…}',
    ])
    expect(await labels(`${paragraph}So {1|`)).toEqual(['{1:…|…}'])
    expect(await labels(`${paragraph}\n## Next {|`)).not.toContain('{2:…|…}')
    // A digit ties within a paragraph alone.
    expect(await labels(`${HEAD}item: a {|`)).toEqual(['{…|…}', '{A:…|…}'])
    expect(await labels(`${HEAD}item: a |{`)).toEqual([])
    expect(await labels('# piece: a {|')).toEqual([])
  })

  it('a choice as a snippet, that replaces the brace alone', async () => {
    const text = `${HEAD}\n## A\nIt is {1:open|closed}.\nSo {`
    const file = await server.client.openAt(uriOf('en/clinic.txt'), text)
    const item = (await file.offers())?.items[1]
    expect(item).toMatchObject({ insertTextFormat: 2, detail: 'tied to {1:open|closed}' })
    expect(item && file.applied(item)).toBe(`${text.slice(0, -1)}{1:$1|$2\\}`)
    await file.close()
  })

  it('no abbreviation', async () => {
    expect(await labels(`${HEAD}item: lorem5|`)).toEqual([])
    expect(await labels(`${HEAD}title:ar|`)).toEqual([])
  })
})

describe('offers in the other files', () => {
  it('the fields and sections of language.txt that are not there yet', async () => {
    const fields = 'english name: English\nnative name: English\nscript: Latn\n'
    expect(await labels(`${fields}|`, 'en/language.txt')).toEqual([
      ...['direction:', 'between sentences:', 'opening:', 'other tags:', 'after the opening:'],
      ...['capitals:', '## Register', '## Never', '## Harmless', '## Reasons', '## Numbers'],
      ...['## Words', '## Table:', '## List:'],
    ])
    expect(await labels(`${fields}o|`, 'en/language.txt')).toEqual(['opening:', 'other tags:'])
    expect(await labels(`${fields}\n## Words\n\ntree\n\n## R|`, 'en/language.txt')).toEqual([
      '## Register',
      '## Reasons',
    ])
    expect(await labels(`${fields}\n## Words\nd|`, 'en/language.txt')).toEqual([])
  })

  it('the keys of interface.txt under their headings, with what each is for', async () => {
    cpSync(join(LOCALES, 'interface-keys.txt'), join(own, 'interface-keys.txt'))
    expect(await labels('#|', 'en/interface.txt')).toEqual(['## Actions'])
    const text = '## Actions\nsave: Save\nsa'
    const file = await server.client.openAt(uriOf('en/interface.txt'), text)
    expect((await file.offers())?.items).toMatchObject([
      {
        label: 'save-as:',
        detail: expect.stringContaining('a menu item'),
      },
    ])
    await file.close()
    expect(await labels('## Actions\nsave: Save\n\n#|', 'en/interface.txt')).toEqual([
      '## Navigation',
    ])
  })

  it('nothing of the notation in a file of another kind', async () => {
    for (const name of ['notes.txt', 'notes/clinic.txt', 'page.md']) {
      const file = await server.client.open('plaintext', '#|', name)
      expect(await file.offers()).toBeUndefined()
    }
  })
})
