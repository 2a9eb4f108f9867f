/** Ends the service without breaking a request. */
import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { RunningService } from '../app.js'

/** The port is closed after this time without a new connection, in milliseconds. */
const QUIET_MS = 20
/** The longest time for which requests are held back until the port is closed, in milliseconds. */
const MOST_HOLD_MS = 500

/** The interval between checks for open connections, in milliseconds. */
const CHECK_MS = 20

/**
 * Continues to serve for a while, closes the port, and waits for requests on open connections. Every
 * answer is the last of its connection. Close the application afterwards.
 *
 * Closing a connection breaks a request that its client sends at that moment, and the server cannot
 * foresee it. So a connection stays open until its client has received an answer, which tells it to
 * reconnect elsewhere, or has sent nothing for `lingerMs`.
 *
 * @param delayMs the port stays open for this time
 * @param lingerMs idle connections stay open for this time after that
 */
export async function drain(
  service: RunningService,
  delayMs: number,
  lingerMs: number,
): Promise<void> {
  const { app, lifecycle, connections } = service
  lifecycle.state = 'draining'
  await sleep(delayMs)
  const end = performance.now() + lingerMs
  await closePort(service, Math.min(lingerMs, MOST_HOLD_MS))
  while (connections.open.size > 0 && performance.now() < end) await sleep(CHECK_MS)
  lifecycle.state = 'closing'
  // After one turn, the event loop has read everything that had arrived.
  await nextTurn()
  for (const socket of connections.open) if (socket.bytesRead === 0) socket.destroy()
  app.server.closeIdleConnections()
}

/**
 * Closes the port. The operating system then resets the connections that the process has not accepted
 * yet, so none may be waiting: requests are held back until the waiting clients open no more
 * connections.
 */
async function closePort(
  { lifecycle, connections }: RunningService,
  mostMs: number,
): Promise<void> {
  const held: (() => void)[] = []
  lifecycle.hold = (answer) => held.push(answer)
  const latest = performance.now() + mostMs
  let accepted: number
  do {
    accepted = connections.accepted
    await sleep(QUIET_MS)
    // After one turn, the event loop has accepted every waiting connection.
    await nextTurn()
  } while (connections.accepted > accepted && performance.now() < latest)
  // `close` of `http.Server` would also close idle connections.
  for (const server of connections.servers) Server.prototype.close.call(server)
  lifecycle.hold = undefined
  for (const answer of held) answer()
}
