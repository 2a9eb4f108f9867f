import type { Socket } from 'node:net'

/** How long a connection whose last answer has been sent may take to go, in milliseconds. */
const LINGER_MS = 1000

/**
 * Lets a connection read on for a while after its last answer, and drop what it reads: closed
 * over what the client still sends, it would be reset, and the answer lost (RFC 9112 §9.6).
 */
export function linger(socket: Socket): void {
  // What Node's HTTP server calls when the last answer has been sent.
  socket.destroySoon = function endAndLinger() {
    socket.end()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}
