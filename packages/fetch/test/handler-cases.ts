import { ELEMENT_PATH, PARAMETERS } from '@polyipsum/contract'
import { findLocale } from '@polyipsum/text'
import { expect } from 'vitest'
import { expectAnswer } from '../../server/test/expect-answer.js'
import { HTTP_CASES, type HttpCase } from '../../server/test/http-cases.js'
import type { Send } from '../../server/test/http-client.js'

/**
 * The table of the service's answers, except for the script that it serves. A `Request` cannot have the
 * method TRACE.
 */
export const HANDLER_CASES: readonly HttpCase[] = HTTP_CASES.filter(
  ({ request }) => request.method !== 'TRACE' && request.url !== ELEMENT_PATH,
)

const NAMES: readonly string[] = [...PARAMETERS.locale.names, 'locales']

/** The rows of the table that name no language but some. */
export function casesIn(codes: readonly string[]): readonly HttpCase[] {
  const isAmong = (tag: unknown) => {
    const code = typeof tag === 'string' ? findLocale(tag) : undefined
    return code === undefined || codes.includes(code)
  }
  return HANDLER_CASES.filter(({ request }) => {
    const { searchParams } = new URL(request.url, 'http://localhost')
    const fields = Object.entries(bodyOf(request.body))
    return [...searchParams, ...fields]
      .filter(([name]) => NAMES.includes(name))
      .every(([, value]) => [value].flat().every(isAmong))
  })
}

function bodyOf(body: string | Uint8Array | undefined): object {
  try {
    return Object(JSON.parse(String(body)))
  } catch {
    return {}
  }
}

/** Sends the rows of a table one after the other. All faults are told, each with its row. */
export async function expectCases(send: Send, cases: readonly HttpCase[]): Promise<void> {
  const faults: string[] = []
  for (const example of cases) {
    const response = await send(example.request)
    try {
      expectAnswer(response, example)
    } catch (error) {
      faults.push(`${example.name}: ${(error as Error).message}`)
    }
  }
  expect(faults).toEqual([])
}
