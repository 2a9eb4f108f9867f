import { createWriteStream, fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { isatty } from 'node:tty'
import { BUFFER_BYTES, type Destination } from './destination.js'

const STDOUT = 1

/** Standard output: a terminal, a pipe, a socket or a file. */
export function openStdout(): Destination {
  const stdout = openStream()
  // The callback of the failed write gets the error too.
  stdout.on('error', () => undefined)
  const stream = new Writable({
    highWaterMark: BUFFER_BYTES,
    // Standard output stays open, since other processes may share it: an end would shut a socket.
    write: (chunk, _encoding, done) => {
      stdout.write(chunk, done)
    },
  })
  return {
    name: 'standard output',
    stream,
    terminal: isatty(STDOUT),
  }
}

/**
 * `process.stdout` writes to pipes and files synchronously, so that a slow reader stops the whole
 * process, and with it the answer to a signal. These streams write asynchronously.
 */
function openStream(): Writable {
  if (isatty(STDOUT)) return process.stdout
  const stat = fstatSync(STDOUT)
  return stat.isFIFO() || stat.isSocket()
    ? new Socket({ fd: STDOUT, readable: false, writable: true })
    : createWriteStream('', { fd: STDOUT, autoClose: false })
}
