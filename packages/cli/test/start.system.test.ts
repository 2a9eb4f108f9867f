/** How fast the commands start that an editor or an agent waits for. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { fastest } from './fastest.js'
import { MAIN } from './polyipsum.js'

/** The most milliseconds from the start of the process to its first answer, beside those of an empty Node.js. */
const START_MS = 150
/** On a busy machine, which needs more for both: the most times as long as an empty Node.js takes. */
const START_RATIO = 6

const LSP = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { processId: null, rootUri: null, capabilities: {} },
})

const MCP = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  },
})

it.each([
  ['lsp', `Content-Length: ${Buffer.byteLength(LSP)}\r\n\r\n${LSP}`],
  ['mcp', `${MCP}\n`],
])('%s starts fast', async (command, message) => {
  const node = await fastest(10, () => once(spawn(process.execPath, ['-e', '0']), 'exit'))
  const start = await fastest(10, async () => {
    const process_ = spawn(process.execPath, [MAIN, command])
    process_.stdin.write(message)
    await once(process_.stdout, 'data')
    process_.kill()
  })
  if (start - node > START_MS) expect(start / node).toBeLessThanOrEqual(START_RATIO)
  expect(node).toBeLessThan(start)
})
