/** What the language server does with a selection, over a real process. */
import { LOCALES, type LocaleCode } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { CodeActionRequest } from 'vscode-languageserver-protocol/node'
import { sharedServer, startServer } from './language-client.js'

const server = sharedServer()

const CODES = Object.keys(LOCALES) as LocaleCode[]
const OTHER = 'Same length, other language: '

/** Applies the action with a title to a selection, which is marked as `«…»`. */
async function after(languageId: string, marked: string, title: string) {
  const { client } = server
  const file = await client.open(languageId, marked)
  const actions = await file.actions()
  return file.after(actions.find((action) => action.title === title))
}

describe('offers', () => {
  it('another text, and some languages other than that of the file', async () => {
    const { client } = server
    const actions = await (await client.open('html', '<p lang="de">«Ein Satz.»</p>')).actions()
    const titles = actions.map(({ title }) => title)
    expect(titles[0]).toBe('Another text')
    expect(titles.slice(1).every((title) => title.startsWith(OTHER))).toBe(true)
    expect(titles).toContain(`${OTHER}Japanese`)
    expect(titles).not.toContain(`${OTHER}German`)
    expect(titles.length).toBeLessThanOrEqual(10)
    for (const action of actions) expect(action.kind).toBe('refactor.rewrite')
  })

  it('the languages of the settings', async () => {
    const client = await startServer({ initializationOptions: { languages: ['nl', 'pt_BR'] } })
    const actions = await (await client.open('plaintext', '«Some text.»')).actions()
    expect(actions.map(({ title }) => title)).toEqual([
      'Another text',
      `${OTHER}Dutch`,
      `${OTHER}Brazilian Portuguese`,
    ])
  })

  it.each([
    ['plaintext', 'A text with«» no selection'],
    ['plaintext', 'A text with« ... 12 »no letters'],
    ['javascript', '«const a = b + c»'],
    ['javascript', 'f("«one», two", "three»")'.replace('»,', ',')],
    ['html', '<p «class="b"»>'],
  ])('nothing in %s: %s', async (languageId, marked) => {
    const { client } = server
    expect(await (await client.open(languageId, marked)).actions()).toEqual([])
  })

  it('nothing when the editor wants other kinds of actions', async () => {
    const { client } = server
    const file = await client.open('plaintext', '«Some text.»')
    const ask = (kind: string) =>
      client.connection.sendRequest(CodeActionRequest.type, {
        textDocument: { uri: file.document.uri },
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 10 } },
        context: { diagnostics: [], only: [kind] },
      })
    expect(await ask('quickfix')).toEqual([])
    expect(await ask('refactor')).not.toEqual([])
  })
})

describe('replaces', () => {
  it.each([
    ['plaintext', '«A sentence of some words.»', /^\p{L}.{24}$/u],
    ['plaintext', 'a «Title Without End» z', /^a .{17} z$/u],
    ['plaintext', 'a «word» z', /^a \p{L}{4} z$/u],
    ['plaintext', '  «  One line.\n\n  Another one.» ', /^ {4}.{9}\n\n {2}.{12} $/u],
    [
      'html',
      '<ul>«<li>One <b>bold</b> item.</li>»</ul>',
      /^<ul><li>.{3} <b>.{4}<\/b> .{5}<\/li><\/ul>$/u,
    ],
    ['markdown', '«- One item.\n- Two items.»', /^- .{9}\n- .{10}$/u],
    ['javascript', '«// One line,\n// another line.»', /^\/\/ .{9}\n\/\/ .{13}$/u],
    ['javascript', "a = '«One line.\\nAnother one.»'", /^a = '[^'\\]{9}\\n[^'\\]{12}'$/u],
    ['javascript', 'a = «"One string."»', /^a = "[^"]{11}"$/u],
    ['plaintext', '«A 🙂 and more of it here.»', /^.{24}$/u],
  ])('in %s: %s', async (languageId, marked, expected) => {
    const text = await after(languageId, marked, 'Another text')
    expect(text).toMatch(expected)
    expect(text).not.toBe(marked.replace(/[«»]/gu, ''))
  })

  it('a text by one of the same length in another language', async () => {
    const text = 'The bus came late, and nobody was on it. We waited for the next one.'
    const japanese = await after('plaintext', `«${text}»`, `${OTHER}Japanese`)
    expect(japanese).toMatch(/\p{Script=Hiragana}/u)
    expect(japanese).toHaveLength(text.length)
  })

  it('a text of its language by one in the same, as its script tells', async () => {
    expect(await after('plaintext', '«Ένα λεωφορείο ήρθε και έφυγε.»', 'Another text')).toMatch(
      /\p{Script=Greek}/u,
    )
    expect(await after('plaintext', '«電車は、まだ来ない。»', 'Another text')).toMatch(/^.{10}$/u)
  })

  it('a text that it wrote by one of its kind', async () => {
    const { client } = server
    const text = await (
      await client.open('html', '<main>\n  lorem3p:ru:food|\n</main>')
    ).completed()
    const marked = text?.replace('\n  <p>', '\n  «<p>').replace('\n</main>', '»\n</main>') ?? ''
    const file = await client.open('html', marked)
    const actions = await file.actions()
    const other = await file.after(actions[0])
    expect(other).not.toBe(text)
    expect(other).toMatch(/^<main>\n(?: {2}<p>[^<]*\p{Script=Cyrillic}[^<]*<\/p>\n){3}<\/main>$/u)
    expect(actions.map(({ title }) => title)).not.toContain(`${OTHER}Russian`)
  })

  it('nothing in a document that has changed since', async () => {
    const { client } = server
    const file = await client.open('plaintext', '«Some text.»')
    const [action] = await file.actions()
    await file.type('More.')
    expect(await file.after(action)).toBeUndefined()
  })

  it('at once for an editor that does not ask again', async () => {
    const client = await startServer({ capabilities: {} })
    const file = await client.open('plaintext', '«Some text.»')
    for (const action of await file.actions()) {
      expect(action).not.toHaveProperty('data')
      expect(await file.after(action)).toMatch(/^.{10}$/u)
    }
  })

  it.each(CODES)('texts of 1 to 120 characters in %s', async (code) => {
    const client = await startServer({ initializationOptions: { languages: [code], locale: 'en' } })
    const text = 'One two three, four. '.repeat(6).trim()
    for (const length of [1, 3, 17, 64, 120]) {
      const file = await client.open('plaintext', text.slice(0, length))
      const action = (await file.actions(0, length)).at(-1)
      const written = await file.after(action)
      // A selection is trimmed.
      expect(written).toHaveLength(length)
    }
  })
})
