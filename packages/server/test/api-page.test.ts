/** The examples in docs/ are true, and docs/api.md is complete. */

import { readFileSync } from 'node:fs'
import { BODY_FIELDS, PARAMETERS, PROBLEM_KINDS } from '@polyipsum/contract'
import { describe, expect, it } from 'vitest'
import { codeBlocks } from '../../../test/markup.js'
import { curlExamples, withAnswers } from '../../../tools/curl-examples.mjs'
import { createApp } from '../src/app.js'
import { ask } from './curl-request.js'
import { injector } from './http-client.js'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const PAGE = read('docs/api.md')

it.each(['docs/api.md', 'docs/lengths.md'])('%s shows the answers of the service', async (path) => {
  const page = read(path)
  expect(curlExamples(page).length).toBeGreaterThanOrEqual(3)
  expect(await withAnswers(page, ask)).toBe(page)
})

describe('docs/api.md', () => {
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
    const [{ code } = { code: '' }, ...others] = codeBlocks(PAGE).filter(
      ({ lang }) => lang === 'http',
    )
    expect(others).toEqual([])
    const [head = '', body = ''] = code.split('\n\n')
    const [statusLine, ...lines] = head.split('\n')
    expect(statusLine).toBe('HTTP/1.1 429 Too Many Requests')
    const send = injector(createApp({ now: () => 0 }))
    const request = { url: '/api/generate' }
    for (let count = 1; count <= 100; count++) expect((await send(request)).status).toBe(200)
    const refused = await send(request)
    expect(refused.status).toBe(429)
    expect(JSON.parse(refused.body.toString())).toEqual(JSON.parse(body))
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) {
      const [name = '', value] = line.split(': ')
      expect(refused.headers[name]).toBe(value)
    }
  })

  it('names every parameter, and every type of problem with its status', () => {
    for (const { names, field } of Object.values(PARAMETERS)) {
      for (const name of [...names, field]) expect(PAGE).toContain(`\`${name}\``)
    }
    for (const name of Object.keys(BODY_FIELDS)) expect(PAGE).toContain(`\`${name}\``)
    for (const [name, { status }] of Object.entries(PROBLEM_KINDS)) {
      expect(PAGE).toContain(`| ${status} | \`/problems/${name}\` |`)
    }
  })
})
