/** The README shows what the service does. */
import { readFileSync } from 'node:fs'
import { LANGUAGE_CODES, LOCALES, type LocaleCode, TOPICS } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { codeBlocks, elementsOf, parseHtml, parseMarkdown, textOf } from '../../../test/markup.js'
import { curlExamples, requestOf, withAnswers } from '../../../tools/curl-examples.mjs'
import { createApp } from '../src/app.js'
import { ask } from './curl-request.js'
import { injector } from './http-client.js'

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
const send = injector(createApp())

const BLOCKS = codeBlocks(README)

/** The commands of a block that send a request to the service. */
const commandsOf = (code: string) =>
  code
    .replaceAll(/^#.*$/gmu, '')
    .split(/^(?=curl )/mu)
    .filter((command) => command.startsWith('curl '))
    .map((command) => command.trim())

const COMMANDS = BLOCKS.flatMap(({ lang, code }) => (lang === 'sh' ? commandsOf(code) : []))

describe('the README', () => {
  it('shows the answers that the service gives', async () => {
    expect(await withAnswers(README, ask)).toBe(README)
  })

  it('shows the answer to its POST', async () => {
    const at = BLOCKS.findIndex(({ code }) => code.includes(" -d '"))
    const command = commandsOf(BLOCKS[at]?.code ?? '').at(-1) ?? ''
    const { status, body } = await send(requestOf(command))
    expect(status).toBe(200)
    expect(BLOCKS[at + 1]?.lang).toBe('json')
    expect(JSON.parse(body.toString())).toEqual(JSON.parse(BLOCKS[at + 1]?.code ?? ''))
  })

  it.each(COMMANDS)('has a command that succeeds: %s', async (command) => {
    const request = requestOf(command)
    const { status } = await send(request)
    expect(status).toBe(request.method === 'OPTIONS' ? 204 : 200)
  })

  it('shows a paragraph of every language, from the service and in the right direction', async () => {
    const html = parseMarkdown(README).children.map((block) =>
      block.type === 'html' ? block.value : '',
    )
    const shown = elementsOf(parseHtml(html.join('\n')), 'details').map((details) => ({
      code: elementsOf(details, 'code').map(textOf),
      summary: elementsOf(details, 'summary').map(textOf),
      paragraphs: elementsOf(details, 'p').map((p) => ({ ...p.properties, text: textOf(p) })),
    }))
    expect(shown.map(({ code }) => code)).toEqual(LANGUAGE_CODES.map((code) => [code]))
    for (const {
      code: [code = ''],
      summary,
      paragraphs,
    } of shown) {
      const { englishName, nativeName, direction } = LOCALES[code as LocaleCode]
      expect(summary).toEqual([`${code} ${[...new Set([englishName, nativeName])].join(', ')}`])
      const url = `/api/generate?start=false&seed=readme&locale=${code}`
      const text = (await send({ url })).body.toString()
      expect(paragraphs).toEqual([{ lang: code, dir: direction, text }])
    }
  })

  it('lists the topics', () => {
    const [, topics = ''] = README.match(/<!-- topics -->([\s\S]*)<!-- \/topics -->/u) ?? []
    expect([...topics.matchAll(/`(.+?)`/gu)].map(([, topic]) => topic)).toEqual(TOPICS)
  })

  it('has an example of every kind', () => {
    expect(curlExamples(README).length).toBeGreaterThanOrEqual(2)
    expect(COMMANDS.length).toBeGreaterThanOrEqual(10)
  })
})
