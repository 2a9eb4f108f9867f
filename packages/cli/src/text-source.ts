import type { Client, TextOptions } from '@polyipsum/client'
import type { Format } from '@polyipsum/text'
import { Fault, UsageError } from './fault.js'
import { type Languages, OURS } from './languages.js'
import type { TextRequest } from './options.js'

/**
 * The bytes of a text in UTF-8. Generates each chunk when the caller takes it, or gets the whole
 * text from a service.
 *
 * @throws Fault when the service does not answer with a text; UsageError for options that the
 *   engine refuses, and for a URL that cannot be that of a service
 */
export async function openText(
  request: TextRequest,
  languages: Languages = OURS,
): Promise<Iterable<Uint8Array>> {
  const { url, format, ...options } = request
  if (url === undefined) {
    try {
      return languages.generateChunks(options, format)
    } catch (error) {
      // The engine bounds the sections of an article.
      if (error instanceof RangeError) throw new UsageError(error.message, { cause: error })
      throw error
    }
  }
  return [Buffer.from(await askService(url, options, format))]
}

async function askService(url: string, options: TextOptions, format: Format): Promise<string> {
  const { ConnectionError, createClient, DeadlineError, ProblemError } = await import(
    '@polyipsum/client'
  )
  let client: Client
  try {
    client = createClient({ baseUrl: url })
  } catch (error) {
    throw new UsageError(`url: ${(error as Error).message}`, { cause: error })
  }
  try {
    return format === 'json'
      ? JSON.stringify(await client.json(options))
      : await client[format](options)
  } catch (error) {
    const expected = [ConnectionError, DeadlineError, ProblemError]
    if (!expected.some((known) => error instanceof known)) throw error
    throw new Fault(withReason(error as Error), { cause: error })
  }
}

/** The message of an error, with that of its root cause, such as an error of the system. */
function withReason(error: Error): string {
  let root = error
  while (root.cause instanceof Error) root = root.cause
  const code = 'code' in root ? String(root.code) : ''
  const reason = root.message === '' ? code : root.message
  return root === error ? error.message : `${error.message} (${reason})`
}
