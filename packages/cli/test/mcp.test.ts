/** `polyipsum mcp`, the tools over the standard input and output of a process. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { type GenerateOptions, generate, readText } from '@polyipsum/text'
import { readTextFolder } from '@polyipsum/text/folder'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MAIN } from './polyipsum.js'

const GIVEN = { locale: 'de', type: 'title', count: 2, seed: 'stdio' } as const

it('gives a client of the SDK the text of the library', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'] }))
  onTestFinished(() => client.close())
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('generate_text')
  const { content } = await client.callTool({ name: 'generate_text', arguments: GIVEN })
  expect(content).toEqual([{ type: 'text', text: generate(GIVEN).text }])
})

it('has the topics of a folder of own text', async () => {
  const folder = fileURLToPath(new URL('../../../examples/hospital', import.meta.url))
  const client = new Client({ name: 'test', version: '1.0.0' })
  const args = [MAIN, 'mcp', '--text', folder]
  await client.connect(new StdioClientTransport({ command: process.execPath, args }))
  onTestFinished(() => client.close())
  const { tools } = await client.listTools()
  expect(JSON.stringify(tools[0]?.inputSchema)).toContain('"clinic"')
  const given = { locale: 'en', type: 'title', topic: 'clinic', seed: 'stdio' }
  const { generate: write } = await readText(await readTextFolder(folder))
  const { content } = await client.callTool({ name: 'generate_text', arguments: given })
  expect(content).toEqual([{ type: 'text', text: write(given as GenerateOptions<string>).text }])
})

interface Message {
  readonly id: number
  readonly result?: {
    readonly content?: readonly { readonly text: string }[]
    readonly isError?: boolean
  }
  readonly error?: { readonly code: number }
}

interface Session {
  readonly child: ChildProcessWithoutNullStreams
  readonly next: () => Promise<Message>
  readonly send: (method: string, params: object) => void
}

/** A process that has had its handshake. */
async function session(): Promise<Session> {
  const child = spawn(process.execPath, [MAIN, 'mcp'])
  child.stderr.resume()
  onTestFinished(() => void child.kill())
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const next = async () => JSON.parse((await lines.next()).value) as Message
  let id = 0
  const send = (method: string, params: object) => {
    id++
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
  }
  send('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  })
  await next()
  return { child, next, send }
}

const call = ({ send }: Session, given: object) =>
  send('tools/call', { name: 'generate_text', arguments: given })

describe('a hostile line does not hinder the next message:', () => {
  it.each<readonly [string, string | Uint8Array]>([
    ['no JSON', 'hello\n'],
    ['an empty line', '\n'],
    ['broken UTF-8', Uint8Array.of(0x22, 0xc3, 0x28, 0x22, 0x0a)],
    ['deep lists', `${'['.repeat(100_000)}\n`],
    ['a million bytes', `${'x'.repeat(1_000_000)}\n`],
    ['half a message', '{"jsonrpc":"2.0","id":9,"method":"ping"\n'],
  ])('%s', async (_, line) => {
    const opened = await session()
    opened.child.stdin.write(line)
    call(opened, GIVEN)
    expect((await opened.next()).result?.content?.[0]?.text).toBe(generate(GIVEN).text)
  })

  it('a message of a million bytes is read and refused in a few', async () => {
    const opened = await session()
    call(opened, { seed: 'x'.repeat(1_000_000) })
    const { result } = await opened.next()
    expect(result?.isError).toBe(true)
    expect(result?.content?.[0]?.text.length).toBeLessThan(300)
  })
})

it('a message in halves is one message, and many at once are answered in order', async () => {
  const opened = await session()
  const text = JSON.stringify({ jsonrpc: '2.0', id: 100, method: 'ping' })
  opened.child.stdin.write(text.slice(0, 20))
  opened.child.stdin.write(`${text.slice(20)}\n`)
  expect(await opened.next()).toEqual({ jsonrpc: '2.0', id: 100, result: {} })
  const messages = Array.from({ length: 500 }, (_, i) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1000 + i, method: 'ping' }),
  )
  opened.child.stdin.write(`${messages.join('\n')}\n`)
  for (let i = 0; i < messages.length; i++) expect((await opened.next()).id).toBe(1000 + i)
})

it('ends when its input ends', async () => {
  const { child } = await session()
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
})
