/** The tool `generate_text`. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { type Format, groupsOf } from '@polyipsum/contract'
import { encode } from '@polyipsum/text'
import type { BodyRequest, Languages } from '@polyipsum/text/reading'
import type { ArgumentsReader } from './arguments.js'
import { LARGE, LONGEST_UNASKED } from './schemas.js'

/** Is told of the texts of calls. */
export interface TextObserver {
  /** A request is read, and its text will be written next. */
  readonly onRead?: (request: BodyRequest) => void
  /** The text of a request is written, and is the result of the call. */
  readonly onWritten?: (request: BodyRequest) => void
}

type Arguments = Readonly<Record<string, unknown>>

/**
 * Writes a text. A call with faults, or with a text that is longer than was asked for, gives an error of
 * the tool that says how to call again.
 *
 * @param readArguments reads arguments in these languages
 * @param signal tells when nobody waits for the text any more
 */
export async function generateText(
  languages: Languages,
  readArguments: ArgumentsReader,
  given: Arguments,
  { onRead, onWritten }: TextObserver,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const reading = readArguments(given)
  if ('faults' in reading) return toolError(reading.faults.join('\n'))
  const { request, isLarge } = reading
  onRead?.(request)
  const { locales = [request.locale], format = 'text' } = request
  const texts = await writeTexts(languages, request, locales, format, signal)
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  if (length > LONGEST_UNASKED && !isLarge) {
    return toolError(
      `The text has ${length} characters, more than ${LONGEST_UNASKED}. Call again with ${LARGE}: true to get so much, or ask for less.`,
    )
  }
  onWritten?.(request)
  return {
    content: texts.map((text) => ({ type: 'text', text })),
    structuredContent: {
      texts: texts.map((text, place) => ({
        locale: locales[place],
        ...(format === 'json' ? { json: JSON.parse(text) } : { text }),
      })),
    },
  }
}

function toolError(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true }
}

/**
 * Other work is done after so many milliseconds. The first texts of all languages together take a hundred
 * or more, most other calls less than one.
 */
const TURN_MS = 4

/** Texts in several languages are written one call at a time, so that only one has them in memory. */
let before: Promise<unknown> = Promise.resolve()

/** The texts in the languages, in their order; fewer if nobody waits for them. */
function writeTexts(
  { write: writeText }: Languages,
  request: BodyRequest,
  locales: readonly string[],
  format: Format,
  signal: AbortSignal,
): Promise<readonly string[]> {
  // Labels and messages mean the same in each language.
  const isAligned = locales.length > 1 && groupsOf(request.type) !== undefined
  const seed = request.seed ?? (isAligned ? crypto.randomUUID() : undefined)
  const write = async () => {
    const texts: string[] = []
    let turn = performance.now()
    for (const locale of locales) {
      if (performance.now() - turn > TURN_MS) {
        await nextTurn()
        turn = performance.now()
      }
      if (signal.aborted) break
      texts.push(utf8.decode(encode(writeText({ ...request, seed, locale }), format)))
    }
    return texts
  }
  if (locales.length === 1) return write()
  const texts = before.then(write)
  before = texts.catch(() => undefined)
  return texts
}

const utf8 = new TextDecoder()
