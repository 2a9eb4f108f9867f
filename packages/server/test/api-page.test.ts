/** What docs/api.md shows is what the service does, and it leaves nothing out. */

import { readFileSync } from 'node:fs'
import { PARAMETERS, PROBLEM_KINDS } from '@polyipsum/contract'
import { describe, expect, it } from 'vitest'
import { curlExamples, withAnswers } from '../../../tools/curl-examples.mjs'
import { createApp } from '../src/app.js'
import { ask } from './curl-request.js'
import { injector } from './http-client.js'

const PAGE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')

describe('docs/api.md', () => {
  it('shows the answers that the service gives', async () => {
    expect(await withAnswers(PAGE, ask)).toBe(PAGE)
  })

  it('has an example of every method, of both operations and of errors', async () => {
    const examples = curlExamples(PAGE)
    expect(new Set(examples.map(({ request }) => request.method))).toEqual(
      new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']),
    )
    const statuses = await Promise.all(
      examples.map(async ({ request }) => (await ask(request)).status),
    )
    expect([...new Set(statuses)].sort()).toEqual([200, 204, 304, 400, 405, 415])
  })

  it('shows the answer to a request over the limit', async () => {
    const [, head = '', body = ''] =
      /```http\nHTTP\/1\.1 429 Too Many Requests\n([\s\S]*?)\n\n([\s\S]*?)\n```/u.exec(PAGE) ?? []
    const send = injector(createApp({ now: () => 0 }))
    const request = { url: '/api/generate' }
    for (let count = 1; count <= 100; count++) expect((await send(request)).status).toBe(200)
    const refused = await send(request)
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.body.toString())).toEqual(JSON.parse(body))
    for (const line of head.split('\n')) {
      const [name = '', value] = line.split(': ')
      expect(refused.headers[name]).toBe(value)
    }
  })

  it('names every parameter, and every type of problem with its status', () => {
    for (const { names, field } of Object.values(PARAMETERS)) {
      for (const name of [...names, field]) expect(PAGE).toContain(`\`${name}\``)
    }
    for (const [name, { status }] of Object.entries(PROBLEM_KINDS)) {
      expect(PAGE).toContain(`| ${status} | \`/problems/${name}\` |`)
    }
  })
})
