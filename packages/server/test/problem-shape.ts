import { expect } from 'vitest'
import type { HttpResponse } from './http-client.js'

/** The largest problem document, in bytes, for any request. */
const MOST_BYTES = 8 * 1024

interface ProblemDocument {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly errors?: readonly Readonly<Record<string, unknown>>[]
}

/** Checks an answer against RFC 9457 and docs/api.md, “Errors”. Returns its document. */
export function expectProblem(response: HttpResponse, isHead = false): ProblemDocument {
  expect(response.headers['content-type']).toBe('application/problem+json')
  expect(response.headers['access-control-allow-origin']).toBe('*')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.headers['cache-control']).toBe('no-store')
  if (isHead) return { type: '', title: '', status: response.status, detail: '' }
  expect(response.headers['content-length']).toBe(String(response.body.length))
  expect(response.body.length).toBeLessThanOrEqual(MOST_BYTES)
  const document: ProblemDocument = JSON.parse(response.body.toString())
  expect(document.status).toBe(response.status)
  expect(document.type).toMatch(
    /^(\/problems\/[a-z-]+|https:\/\/iana\.org\/assignments\/http-problem-types#quota-exceeded)$/u,
  )
  expect(document.title).toMatch(/\S/u)
  expect(document.detail).toMatch(/\S/u)
  for (const fault of document.errors ?? []) {
    expect(typeof (fault['parameter'] ?? fault['pointer'])).toBe('string')
    expect(fault['detail']).toMatch(/\S/u)
  }
  return document
}
