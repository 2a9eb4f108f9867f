import { Writable } from 'node:stream'
import clipboard from 'clipboardy'
import type { Destination } from './destination.js'
import { Fault } from './fault.js'

/** Nobody pastes a longer text: it belongs into a file. */
const MAX_BYTES = 32 * 1024 * 1024

/** The clipboard, which gets the text in one piece at the end. */
export function openClipboard(): Destination {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const stream = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length
      if (bytes > MAX_BYTES) {
        done(new Fault('the text is too long for the clipboard (32 MiB); see --output'))
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
        throw new Fault(`cannot copy: ${reasonOf(error)}; see --output`, { cause: error })
      }
    },
  }
}

/** The first sentence of an error, without its full stop: the rest is for those who write programs. */
function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line.replace(/\.(?:\s.*)?$/su, '')
}
