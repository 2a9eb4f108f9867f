/**
 * A client that costs less than the servers it loads, so that the servers are the bottleneck. It keeps its
 * connections, and reads only as much of an answer as shows where the answer ends. (The usual load
 * generators for Node parse every answer, and cost more than the bare server.)
 */
import { connect } from 'node:net'

/**
 * Sends `amount` requests over `connections` connections, one at a time on each.
 *
 * @param request the request as bytes
 * @returns `latencies` in milliseconds, one for each request, and `bytes`, the length of all bodies
 * @throws Error if the status of an answer is not 200
 */
export async function load({ port, request, connections, amount }) {
  const latencies = new Float64Array(amount)
  const run = { port, request, left: amount, done: 0, latencies, bytes: 0 }
  await Promise.all(Array.from({ length: connections }, () => work(run)))
  return run
}

/** The bytes of a request: a POST if it has a body, else a GET. */
export function requestBytes({ path, body }) {
  const head = body === undefined ? `GET ${path}` : `POST ${path}`
  const content =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  return Buffer.from(`${head} HTTP/1.1\r\nHost: 127.0.0.1\r\n${content}\r\n${body ?? ''}`)
}

/** Sends requests over one connection until all requests of the run are sent. */
function work(run) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: run.port, host: '127.0.0.1', noDelay: true })
    let head = Buffer.alloc(0)
    /** How many bytes of the body are still missing; undefined until the head is complete. */
    let remaining
    let sent
    const next = () => {
      if (run.left === 0) return socket.end(resolve)
      run.left--
      remaining = undefined
      sent = performance.now()
      socket.write(run.request)
    }
    socket.on('connect', next)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (remaining === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        const text = head.latin1Slice(0, end)
        if (!text.startsWith('HTTP/1.1 200')) {
          socket.destroy()
          return reject(new Error(`not a 200: ${text}`))
        }
        const [, length] = /content-length: (\d+)/iu.exec(text)
        run.bytes += Number(length)
        remaining = Number(length) - (head.length - end - 4)
        head = Buffer.alloc(0)
      } else {
        remaining -= chunk.length
      }
      if (remaining > 0) return
      run.latencies[run.done++] = performance.now() - sent
      next()
    })
  })
}
