/** The bodies of a POST's answers. */
import type { Languages } from '@polyipsum/text/reading'
import { joinBytes } from '../answer/join-bytes.js'
import { copyResult, RESULTS_FRAME, resultOf, TURN_MS } from '../answer/result.js'
import { requestsByLocale, type TextRequest, withCommonSeed } from '../request/text-request.js'

type Bytes = Uint8Array<ArrayBuffer>

export function resultBody(languages: Languages, asked: TextRequest): Bytes {
  const result = resultOf(languages.write(withCommonSeed(asked)), asked)
  const body = new Uint8Array(result.length)
  copyResult(result, body, 0)
  return body
}

/** The body with a result for each language. */
export async function resultsBody(
  languages: Languages,
  asked: TextRequest,
  locales: readonly string[],
): Promise<Bytes> {
  const { before, between, after } = RESULTS_FRAME
  const parts: Uint8Array[] = []
  let turn = performance.now()
  for (const request of requestsByLocale(asked, locales)) {
    if (performance.now() - turn > TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      turn = performance.now()
    }
    parts.push(parts.length === 0 ? before : between, resultBody(languages, request))
  }
  parts.push(after)
  return joinBytes(parts)
}
