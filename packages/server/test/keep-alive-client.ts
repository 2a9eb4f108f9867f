/** Clients that keep their connections, and count the requests that the server breaks. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const REQUEST = 'GET /api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** The observations of all clients. */
export interface Seen {
  /** The number of answers by status. */
  readonly statuses: Record<number, number>
  /** Requests, and connections for one, that the server ended without an answer. */
  readonly broken: string[]
}

/**
 * Sends one request after the other. It keeps its connection until an answer or the server ends it, then
 * opens another, until nobody listens on the port any more.
 *
 * @param pauseMs the longest wait between two requests
 */
export async function sendUntilRefused(port: number, pauseMs: number, seen: Seen): Promise<void> {
  let socket: Socket | undefined
  for (;;) {
    if (socket?.readable !== true) {
      socket = connect(port, '127.0.0.1').setNoDelay(true)
      const code = await outcome(socket)
      if (code === 'ECONNREFUSED') return
      if (code !== undefined) {
        seen.broken.push(`a new connection: ${code}`)
        continue
      }
    }
    // A client that does not pause sends as soon as it is connected.
    if (pauseMs > 0) await sleep(pauseMs * Math.random())
    if (!socket.readable) continue
    const isNew = socket.bytesRead === 0
    const head = await ask(socket)
    if (head === undefined) {
      seen.broken.push(`a request on a ${isNew ? 'new' : 'kept'} connection`)
      socket.destroy()
      continue
    }
    const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
    if (/^connection: close$/imu.test(head)) socket.destroy()
  }
}

/** The code of the error when a connection fails; undefined when it succeeds. */
async function outcome(socket: Socket): Promise<string | undefined> {
  try {
    await once(socket, 'connect')
    socket.on('error', () => undefined)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

/** Sends a request. @returns the head of its answer; undefined when the connection ends before it is complete */
function ask(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = ''
    function settle(head?: string): void {
      socket.off('data', read).off('close', end).off('end', end)
      resolve(head)
    }
    const end = () => settle()
    function read(chunk: Buffer): void {
      answer += chunk.toString('latin1')
      const [, head, length] = /^(.*?^content-length: (\d+)$.*?)\r\n\r\n/imsu.exec(answer) ?? []
      if (head === undefined) return
      if (answer.length >= head.length + '\r\n\r\n'.length + Number(length)) settle(head)
    }
    socket.on('data', read).once('close', end).once('end', end)
    socket.write(REQUEST)
  })
}
