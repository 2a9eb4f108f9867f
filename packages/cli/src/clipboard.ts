import { Writable } from 'node:stream'
import clipboard from 'clipboardy'
import type { Destination } from './destination.js'
import { Fault } from './fault.js'

/** The longest text to copy. A longer one belongs in a file. */
const MAX_MIB = 32

/** The clipboard. Keeps the text in memory and copies it at the end. */
export function openClipboard(): Destination {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const stream = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length
      if (bytes > MAX_MIB * 1024 * 1024) {
        done(
          new Fault(
            `the text is longer than ${MAX_MIB} MiB, too long for the clipboard; use --output`,
          ),
        )
        return
      }
      chunks.push(chunk)
      done()
    },
  })
  return {
    name: 'the clipboard',
    stream,
    terminal: false,
    async finish() {
      try {
        await clipboard.write(Buffer.concat(chunks).toString())
      } catch (error) {
        throw new Fault(`cannot copy: ${reasonOf(error)}; use --output`, { cause: error })
      }
    },
  }
}

/** The first sentence of a message, without its full stop. What follows is advice for programmers. */
function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.replace(/\.(?:\s.*)?$/su, '')
}
