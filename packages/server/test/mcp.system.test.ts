/** Calls of tools under load: no message is dear, and nobody else feels it. */
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGE_CODES } from '@polyipsum/text'
import { expect, it, onTestFinished } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import { get, Load, percentile } from './load.js'
import { MB, residentBytes, restingBytes, watchMemory } from './process-memory.js'

async function replica() {
  const replica = await startReplica({ env: { RATE_LIMIT: '0', TRUST_PROXY: '127.0.0.1/32' } })
  onTestFinished(() => replica.stop())
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${replica.port}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body,
    })
  const call = (given: object) =>
    post(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'generate_text', arguments: given },
      }),
    )
  return { ...replica, pid: replica.process.pid ?? 0, post, call }
}

it('the first call in all languages, which loads them and the SDK, lets others be answered meanwhile', async () => {
  const { port, call } = await replica()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  for (let i = 0; i < 20; i++) await get(port, agent, '10.0.0.1')
  let isAnswered = false
  const all = call({ locales: LANGUAGE_CODES, chars: '500', count: 3, large: true }).then(
    async (response) => {
      isAnswered = true
      return (await response.json()).result.structuredContent.texts
    },
  )
  let others = 0
  while (!isAnswered) {
    await get(port, agent, '10.0.0.1')
    others++
  }
  expect(await all).toHaveLength(LANGUAGE_CODES.length)
  expect(others).toBeGreaterThan(5)
})

it('others are answered while clients call, and send what is no message', async () => {
  const { port, post, call } = await replica()
  await (await call({ locale: 'ru' })).text()
  let isRunning = true
  const hostile = [
    '{',
    '['.repeat(16_000),
    `[${'{},'.repeat(5000)}{}]`,
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(15_000) }),
  ]
  const callers = Array.from({ length: 4 }, async (_, caller) => {
    for (let turn = caller; isRunning; turn++) {
      const answer =
        turn % 2 === 0
          ? await call({ locale: 'ru', count: 10, large: true })
          : await post(hostile[turn % hostile.length] ?? '')
      await answer.text()
    }
  })
  const load = new Load({ ports: [port], clients: 4, pauseMs: 5 })
  await sleep(3000)
  const { failures, statuses, answers } = await load.stop()
  isRunning = false
  await Promise.all(callers)
  expect(failures).toEqual([])
  expect(Object.keys(statuses)).toEqual(['200'])
  expect(answers.length).toBeGreaterThan(100)
  expect(percentile(answers, 0.5)).toBeLessThan(100)
})

it('long answers that nobody reads, and bodies that never end, take little memory', async () => {
  const { port, pid, call } = await replica()
  for (let i = 0; i < 20; i++) await (await call({ locale: 'ru', count: 100, large: true })).text()
  const before = await restingBytes(pid)
  const memory = watchMemory(pid)
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'generate_text', arguments: { locale: 'ru', count: 100, large: true } },
  })
  const head = (length: number) =>
    `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${length}\r\n\r\n`
  const sockets = Array.from({ length: 60 }, (_, i) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    socket.pause()
    // Half of them ask again and again and read nothing, the others stop in the middle of a body.
    socket.write(
      i % 2 === 0
        ? `${head(body.length)}${body}`.repeat(10)
        : `${head(16_000)}${body.slice(0, 50)}`,
    )
    return socket
  })
  await sleep(4000)
  expect(memory.stop() - before).toBeLessThan(160 * MB)
  expect((await get(port, undefined, '10.0.0.2')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await sleep(1000)
  expect(residentBytes(pid) - before).toBeLessThan(120 * MB)
})
