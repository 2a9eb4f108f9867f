/** What the language server completes, over a real process. */
import { TYPES } from '@polyipsum/contract'
import { LOCALES, type LocaleCode } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import type { CompletionItem } from 'vscode-languageserver-protocol/node'
import { CAPABLE, completed, sharedServer, startServer } from './language-client.js'

const server = sharedServer()

const CODES = Object.keys(LOCALES) as LocaleCode[]

/** The letters of a text in Russian. */
const CYRILLIC = /\p{Script=Cyrillic}/u

/** The text of an item. */
function newTextOf(item: Pick<CompletionItem, 'textEdit'> | undefined): string | undefined {
  return item?.textEdit?.newText
}

describe('completes', () => {
  it.each([
    ['lorem', /^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. \p{Lu}[^\n]+[.?]$/u],
    ['lorem5', /^Lorem ipsum dolor sit amet$/u],
    ['lorem5w', /^Lorem ipsum dolor sit amet$/u],
    ['lorem2s', /^Lorem ipsum [^.?]+[.?] [^.?]+[.?]$/u],
    ['lorem1p', /^Lorem ipsum [^\n]+$/u],
    ['lorem120c:de', /^.{120}$/u],
    ['lorem20-30c:ru', /^.{20,30}$/u],
    ['lorem3s:ja', /^[^\s]+[。」？][^\s]+$/u],
    ['lorem2p:ja:food', /^[^\n]+\n\n[^\n]+$/u],
    ['title:ar', /^[^\n]*\p{Script=Arabic}[^\n]*$/u],
    ['title3:el', /^(?:[^\n]+\n){2}[^\n]+$/u],
    ['article2:uk', /^[^\n]*\p{Script=Cyrillic}[^\n]*\n\n[\s\S]+$/u],
    ['lorem2:pt_br', /^[^\s]+ [^\s]+/u],
    ['lorem2s:en-US', /^.+ .+$/u],
  ])('%s', async (abbreviation, text) => {
    const { client } = server
    expect(await completed(client, 'plaintext', `${abbreviation}|`)).toMatch(text)
    expect(await completed(client, 'plaintext', `1. ${abbreviation}| end`)).toMatch(
      /^1\. .* end$/su,
    )
  })

  it('every type in every language', async () => {
    const { client } = server
    for (const code of CODES) {
      for (const type of [
        ...TYPES.filter((type) => !/paragraph|sentence|word/u.test(type)),
        'lorem',
      ]) {
        const list = await (await client.open('plaintext', `${type}2:${code}|`)).offers()
        expect(list?.items[0]?.detail).toContain(LOCALES[code].englishName)
      }
    }
  })

  it('in files of any name and language', async () => {
    const { client } = server
    for (const id of ['zig', 'brainfuck', '', 'notes', 'make', 'dockerfile', 'org']) {
      expect(await completed(client, id, 'lorem2| ')).toMatch(/^"?Lorem ipsum"? $/u)
    }
  })
})

describe('offers nothing', () => {
  it.each([
    ['plaintext', 'lore|'],
    ['plaintext', 'title|'],
    ['plaintext', 'title:|'],
    ['plaintext', 'article |'],
    ['plaintext', 'lorem |'],
    ['plaintext', 'lorem|ipsum'],
    ['plaintext', 'Lorem|'],
    ['plaintext', 'flörem5|'],
    ['plaintext', 'src/lorem|'],
    ['plaintext', 'https://lorem|'],
    ['plaintext', 'text.lorem|'],
    ['plaintext', 'lorem-lorem|'],
    ['plaintext', 'lorem5:xx|'],
    ['plaintext', 'lorem2p:la:food|'],
    ['plaintext', 'lorem20:ja:food|'],
    ['javascript', 'f({ title:ar| })'],
    ['javascript', '<a title:ar|'],
    ['html', '<p lorem|>'],
    ['html', '<lorem|>'],
    ['html', '<p class="lorem|">'],
    ['vue', '<p :title="lorem|">'],
    ['css', '#lorem| {}'],
  ])('in %s, at %s', async (languageId, marked) => {
    const { client } = server
    expect(await (await client.open(languageId, marked)).offers()).toBeUndefined()
  })
})

describe('writes in the language', () => {
  it.each([
    ['html', '<html lang="ru">\n<p>lorem|'],
    ['html', '<html lang="de"><div lang="ru">x<p>lorem|'],
    ['html', '<html lang="ru"><div lang="de"></div><p>lorem|'],
    ['html', '<html lang=ru><div lang="tlh"><p>lorem|'],
    ['html', '<html lang="ru"><script lang="ts">a = "lorem|'],
    ['vue', '<html lang="ru"><template lang="pug">\nlorem|'],
    ['typescriptreact', 'a = <html lang="ru"><body>{b}<p>lorem|</p></body></html>'],
    ['markdown', '---\nlang: ru\n---\n\nlorem|'],
  ])('of the %s file %s', async (languageId, marked) => {
    const { client } = server
    expect(await completed(client, languageId, marked)).toMatch(CYRILLIC)
  })

  const configurable = { ...CAPABLE, workspace: { configuration: true } }

  it('of the settings that the editor is asked for, and of changed ones', async () => {
    const client = await startServer({
      capabilities: configurable,
      configuration: { locale: 'ru' },
    })
    const file = await client.open('plaintext', 'lorem|')
    expect(await file.completed()).toMatch(CYRILLIC)
    client.configuration = { locale: 'el' }
    await client.configure(null)
    expect(await file.completed()).toMatch(/\p{Script=Greek}/u)
  })

  it('of the settings, and asks to be told of changes only an editor that can be asked', async () => {
    const method = 'workspace/didChangeConfiguration'
    const able = await startServer({
      capabilities: { workspace: { didChangeConfiguration: { dynamicRegistration: true } } },
    })
    await completed(able, 'plaintext', 'lorem|')
    await expect.poll(() => able.registered).toEqual([method])
    await completed(server.client, 'plaintext', 'lorem|')
    expect(server.client.registered).toEqual([])
  })

  it('of the settings that the editor sends', async () => {
    const client = await startServer({ initializationOptions: { locale: 'ru' } })
    const file = await client.open('plaintext', 'lorem|')
    expect(await file.completed()).toMatch(CYRILLIC)
    await client.configure({ polyipsum: { locale: 'he' } })
    expect(await file.completed()).toMatch(/\p{Script=Hebrew}/u)
  })

  it('Latin without settings, and says once that a setting is wrong', async () => {
    const client = await startServer({
      capabilities: configurable,
      configuration: { locale: 'klingon' },
    })
    for (let i = 0; i < 3; i++) {
      expect(await completed(client, 'plaintext', 'lorem2|')).toBe('Lorem ipsum')
    }
    expect(client.messages).toEqual([
      'polyipsum.locale: "klingon" is not the code of a language of Polyipsum',
    ])
  })
})

describe('offers', () => {
  async function labels(marked: string): Promise<readonly string[]> {
    const { client } = server
    const file = await client.open('plaintext', marked)
    const list = await file.offers()
    for (const { filterText } of list?.items ?? []) expect(marked).toContain(filterText)
    return list?.items.map(({ label }) => label) ?? []
  }

  it('every language after the colon', async () => {
    expect(await labels('lorem3s:|')).toEqual(CODES.map((code) => `lorem3s:${code}`))
  })

  it('the languages that begin with what is typed, after the text if it is one', async () => {
    expect(await labels('lorem3s:zh|')).toEqual(['lorem3s:zh', 'lorem3s:zh-Hant'])
    expect(await labels('lorem3s:DUT|')).toEqual(['lorem3s:nl'])
    expect(await labels('title:espa|')).toEqual(['title:es'])
  })

  it('the language and the topic that were meant', async () => {
    expect(await labels('lorem3s:tukish|')).toEqual(['lorem3s:tr'])
    expect(await labels('lorem3s:tukish:food|')).toEqual(['lorem3s:tr'])
    expect(await labels('lorem3s:en:fod|')).toEqual(['lorem3s:en:food'])
  })

  it('the topics of the language', async () => {
    expect(await labels('lorem3s:ja:|')).toEqual(
      LOCALES.ja.topics.map((topic) => `lorem3s:ja:${topic}`),
    )
  })

  it('the nearest number that is allowed', async () => {
    expect(await labels('lorem101p:de|')).toEqual(['lorem100p:de'])
    expect(await labels('lorem0|')).toEqual(['lorem1'])
    expect(await labels('title999:en|')).toEqual(['title100:en'])
    expect(await labels('lorem9-99999c:en|')).toEqual(['lorem9-20000c:en'])
  })
})

describe('an item', () => {
  it('replaces the abbreviation alone, and says what it is', async () => {
    const { client } = server
    const file = await client.open('markdown', '🙂 a\n🙂 lorem2s:nl:food| z')
    const list = await file.offers()
    expect(list).toMatchObject({
      isIncomplete: true,
      items: [
        {
          label: 'lorem2s:nl:food',
          filterText: 'lorem2s:nl:food',
          detail: '2 sentences in Dutch, about food',
          insertTextMode: 1,
          textEdit: {
            range: { start: { line: 1, character: 3 }, end: { line: 1, character: 18 } },
          },
        },
      ],
    })
    const { documentation, insertTextFormat } = list?.items[0] ?? {}
    expect(newTextOf(list?.items[0])?.slice(0, 50)).toBe(String(documentation).slice(0, 50))
    expect(insertTextFormat).toBeUndefined()
  })

  it('is a snippet only in several lines, for an editor that indents snippets', async () => {
    const capabilities = {
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    }
    const client = await startServer({ capabilities })
    const [several] = (await (await client.open('html', '<div>\n  lorem2p|')).offers())?.items ?? []
    expect(several).toMatchObject({ insertTextFormat: 2 })
    expect(newTextOf(several)).toMatch(/^<p>.*<\/p>\n<p>.*<\/p>$/u)
    const [one] = (await (await client.open('html', '<div>\n  lorem|')).offers())?.items ?? []
    expect(one).not.toHaveProperty('insertTextFormat')
  })

  it('is plain and indented for an editor without snippets', async () => {
    const client = await startServer({ capabilities: {} })
    const [item] = (await (await client.open('html', '<div>\n  lorem2p|')).offers())?.items ?? []
    expect(item).not.toHaveProperty('insertTextFormat')
    expect(item).not.toHaveProperty('insertTextMode')
    expect(newTextOf(item)).toMatch(/^<p>.*<\/p>\n {2}<p>.*<\/p>$/u)
  })
})

it('follows what is typed', async () => {
  const { client } = server
  const file = await client.open('plaintext', 'A line\n')
  for (const letter of 'lorem') {
    expect(await file.offers(file.document.getText().length)).toBeUndefined()
    await file.type(letter)
  }
  await file.type('2')
  const [item] = (await file.offers(file.document.getText().length))?.items ?? []
  expect(item && file.applied(item)).toBe('A line\nLorem ipsum')
})

it('gives another text each time', async () => {
  const { client } = server
  const file = await client.open('plaintext', 'lorem3s:en|')
  const texts = await Promise.all(Array.from({ length: 20 }, () => file.completed()))
  expect(new Set(texts).size).toBe(20)
})

it('ends when it is told to, and when the editor is gone', async () => {
  expect(await (await startServer()).shutDown()).toEqual([0, null])
  const client = await startServer()
  client.leave()
  expect(await client.exit).toEqual([1, null])
})
