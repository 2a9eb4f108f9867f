/**
 * A client that costs less than the servers it loads, so that they and not it are what is
 * busy: requests over kept connections, each read as far as needed to know its end. (The
 * usual load generators for Node parse every answer, and cost more than the bare server.)
 */
import { connect } from 'node:net'

/**
 * Sends `amount` requests over `connections` connections, one at a time on each.
 *
 * @param request what to send, as bytes
 * @returns the time that each took, in milliseconds, and the bytes of all bodies
 * @throws Error where an answer is not a 200
 */
export async function load({ port, request, connections, amount }) {
  const latencies = new Float64Array(amount)
  const run = { port, request, left: amount, done: 0, latencies, bytes: 0 }
  await Promise.all(Array.from({ length: connections }, () => work(run)))
  return run
}

/** The bytes of a request: a GET, or a POST where it has a body. */
export function requestBytes({ path, body }) {
  const head = body === undefined ? `GET ${path}` : `POST ${path}`
  const content =
    body === undefined
      ? ''
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`
  return Buffer.from(`${head} HTTP/1.1\r\nHost: 127.0.0.1\r\n${content}\r\n${body ?? ''}`)
}

/** Sends requests over one connection for as long as there is one to send. */
function work(run) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: run.port, host: '127.0.0.1', noDelay: true })
    let head = Buffer.alloc(0)
    /** How many bytes of the body are still to come; none as long as the head is not whole. */
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
