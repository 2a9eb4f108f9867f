/** Ends the service so that no request that was sent to it is broken. */
import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { RunningService } from '../app.js'

/** How long no connection may come before the port is closed, in milliseconds. */
const QUIET_MS = 20
/** For so long at most requests are held back until such a moment. */
const MOST_HOLD_MS = 200

/** How often the connections are counted that are left, in milliseconds. */
const CHECK_MS = 20

/**
 * Serves on for a while after a signal, closes the port, and waits for what is still on its way over
 * open connections. Every answer is the last of its connection. Close the application after it.
 *
 * A connection that is closed just as its client sends a request breaks that request, and no server
 * can see it coming. So a connection stays open until its client has got an answer, which tells it to
 * make another elsewhere, or has sent nothing for `lingerMs`.
 *
 * @param delayMs how long the port stays open
 * @param lingerMs how long after that connections stay open that send nothing
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
  // By then the event loop has read all that had come.
  await nextTurn()
  for (const socket of connections.open) if (socket.bytesRead === 0) socket.destroy()
  app.server.closeIdleConnections()
}

/**
 * Closes the port. The system resets the connections that it has made and that were not accepted yet,
 * so there must be none at that moment: requests are held back, until the clients that wait for them
 * make no further connections.
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
  } while (connections.accepted > accepted && performance.now() < latest)
  // By then the event loop has accepted all that had come.
  await nextTurn()
  // `http.Server` would close idle connections with it.
  for (const server of connections.servers) Server.prototype.close.call(server)
  lifecycle.hold = undefined
  for (const answer of held) answer()
}
