import { expect } from 'vitest'
import type { HttpCase } from './http-cases.js'
import type { HttpResponse } from './http-client.js'
import { expectProblem } from './problem-shape.js'

/** Checks an answer against its row of the table. */
export function expectAnswer(
  response: HttpResponse,
  { status, headers = {}, body, json, faults, request }: HttpCase,
) {
  expect(response.status).toBe(status)
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) expect(response.headers).not.toHaveProperty([name])
    else if (value instanceof RegExp) expect(response.headers[name]).toMatch(value)
    else expect(response.headers[name]).toBe(value)
  }
  const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body)
  if (body instanceof RegExp) expect(text).toMatch(body)
  else if (body !== undefined) expect(text).toBe(body)
  const isPage = response.headers['content-type']?.startsWith('text/html') === true
  if (status >= 400 && !isPage) {
    const problem = expectProblem(response, request.method === 'HEAD')
    if (faults !== undefined) {
      expect(problem.errors?.map((fault) => fault['parameter'] ?? fault['pointer'])).toEqual(faults)
    }
  }
  if (json !== undefined) expect(JSON.parse(text)).toMatchObject(json)
}
