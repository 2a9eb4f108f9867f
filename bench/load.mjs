/**
 * A client that costs less than the servers it loads, so that they and not it are what is
 * busy: requests over kept connections, each read as far as needed to know its end.
 */
import { connect } from 'node:net'

/**
 * Sends `amount` requests over `connections` connections, one at a time on each.
 *
 * @throws Error where an answer is not a 200
 */
export async function load({ port, path, connections, amount }) {
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
  let left = amount
  const take = () => left-- > 0
  await Promise.all(Array.from({ length: connections }, () => work(port, request, take)))
}

/** Sends requests over one connection for as long as there is one to take. */
function work(port, request, take) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let received = Buffer.alloc(0)
    const next = () => {
      if (take()) socket.write(request)
      else socket.end(resolve)
    }
    socket.on('connect', next)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const end = answerEnd(received)
      if (end === undefined || received.length < end) return
      if (!received.latin1Slice(0, 12).endsWith(' 200')) {
        socket.destroy()
        reject(new Error(`not a 200: ${received.latin1Slice(0, 200)}`))
        return
      }
      received = received.subarray(end)
      next()
    })
  })
}

/** Where an answer ends, or nothing as long as its head is not whole. */
function answerEnd(bytes) {
  const head = bytes.indexOf('\r\n\r\n')
  if (head === -1) return undefined
  const [, length] = /content-length: (\d+)/iu.exec(bytes.latin1Slice(0, head)) ?? []
  return head + 4 + Number(length)
}
