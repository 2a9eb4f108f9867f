import type { Socket } from 'node:net'

/** The time that a connection may stay open after its last answer was sent, in milliseconds. */
const LINGER_MS = 1000

/**
 * Keeps a connection open for a while after its last answer, and drops what it reads. Closing it while
 * the client still sends would reset it, and the client would lose the answer (RFC 9112 §9.6).
 */
export function linger(socket: Socket): void {
  // Node's HTTP server calls this after the last answer.
  socket.destroySoon = function endAndLinger() {
    socket.end(() => setTimeout(() => socket.destroy(), LINGER_MS).unref())
  }
}
