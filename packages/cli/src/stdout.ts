import { createWriteStream, fstatSync } from 'node:fs'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { isatty } from 'node:tty'
import { BUFFER_BYTES, type Destination } from './destination.js'

const STDOUT = 1

/** Standard output: a terminal, a pipe, a socket or a file. */
export function openStdout(): Destination {
  const stdout = openStream()
  // The callback of `write` reports the error. Without a listener it would end the process.
  stdout.on('error', () => undefined)
  const stream = new Writable({
    highWaterMark: BUFFER_BYTES,
    // Never ends `stdout`: that would shut a socket down, which other processes may share.
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
 * A stream that writes asynchronously. `process.stdout` writes to pipes and files synchronously: a
 * slow reader would block the process, and signals with it.
 */
function openStream(): Writable {
  if (isatty(STDOUT)) return process.stdout
  const stat = fstatSync(STDOUT)
  return stat.isFIFO() || stat.isSocket()
    ? new Socket({ fd: STDOUT, readable: false, writable: true })
    : createWriteStream('', { fd: STDOUT, autoClose: false })
}
