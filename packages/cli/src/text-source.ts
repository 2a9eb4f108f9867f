import type { Client, TextOptions } from '@polyipsum/client'
import { type Format, generateChunks } from '@polyipsum/text'
import { Fault, UsageError } from './fault.js'
import type { TextRequest } from './options.js'

/**
 * The bytes of a text: written here, chunk by chunk as the caller takes them, or by a service.
 *
 * @throws Fault when a service does not answer with a text; UsageError when its URL has more
 *   than an address
 */
export async function openText(request: TextRequest): Promise<Iterable<Uint8Array>> {
  const { url, format, ...options } = request
  const { chars, bytes } = options
  return url === undefined
    ? generateChunks(options, format)
    : [
        Buffer.from(
          await askService(url, { ...options, chars: shown(chars), bytes: shown(bytes) }, format),
        ),
      ]
}

/** A length as a service takes it. */
function shown(
  extent: readonly [least: number, most: number] | undefined,
): `${number}-${number}` | undefined {
  return extent === undefined ? undefined : `${extent[0]}-${extent[1]}`
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

/** The message of an error, and that of its first cause, such as the system's for a connection. */
function withReason(error: Error): string {
  let root = error
  while (root.cause instanceof Error) root = root.cause
  const code = 'code' in root ? String(root.code) : ''
  const reason = root.message === '' ? code : root.message
  return root === error ? error.message : `${error.message} (${reason})`
}
