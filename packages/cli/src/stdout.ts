import { createWriteStream, fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { isatty } from 'node:tty'
import { BUFFER_BYTES, type Destination } from './destination.js'

const STDOUT = 1

/** Standard output, whatever it is. */
export function openStdout(): Destination {
  const stdout = openStream()
  // The write that failed tells of it too.
  stdout.on('error', () => undefined)
  const stream = new Writable({
    highWaterMark: BUFFER_BYTES,
    // Its end is not the end of standard output, which others may share: a socket would be shut.
    write: (chunk, _encoding, done) => {
      stdout.write(chunk, done)
    },
  })
  return {
    name: 'standard output',
    stream,
    terminal: isatty(STDOUT),
    finish: async () => undefined,
    discard: () => undefined,
  }
}

/**
 * `process.stdout` writes to pipes and files as it is called, so that a slow reader holds up the
 * whole process, and with it the answer to a signal. These do not.
 */
function openStream(): Writable {
  if (isatty(STDOUT)) return process.stdout
  const stat = fstatSync(STDOUT)
  return stat.isFIFO() || stat.isSocket()
    ? new Socket({ fd: STDOUT, readable: false, writable: true })
    : createWriteStream('', { fd: STDOUT, autoClose: false })
}
