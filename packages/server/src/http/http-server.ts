/** The HTTP server beneath the service: how long, and how much, it lets a connection ask. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { HEAD_LIMIT_KIB, MAX_HEADERS } from '@polyipsum/contract'
import type { Lifecycle } from '../lifecycle.js'

export interface ConnectionLimits {
  /**
   * Milliseconds from a connection's first byte (or its opening) until the headers are whole.
   * A client on a bad mobile network needs two or three; one that sends a byte now and then,
   * to hold the connection, gets no more than this.
   */
  readonly headersTimeout: number
  /** … until the body is whole as well: 16 KiB at 8 kB a second. */
  readonly requestTimeout: number
  /** How often connections are looked through for those that take too long. */
  readonly connectionsCheckingInterval: number
  /**
   * Milliseconds that a connection may wait for its next request. Longer than proxies and load
   * balancers keep theirs (nginx 60 s, AWS 60 s), so that it is they who close it and no request
   * meets a connection that is being closed.
   */
  readonly keepAliveTimeout: number
  /** Milliseconds in which a client has not taken a byte of the answer that waits for it. */
  readonly timeout: number
  /** Bytes of all headers with the request line. */
  readonly maxHeaderSize: number
  /** Number of headers. */
  readonly maxHeaders: number
  /** Connections at a time; one costs 10 to 20 kB. Further ones are closed as they come. */
  readonly maxConnections: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 72_000,
  timeout: 30_000,
  maxHeaderSize: HEAD_LIMIT_KIB * 1024,
  maxHeaders: MAX_HEADERS,
  maxConnections: 10_000,
}

/** From here on, idle connections are closed to make room. */
const CROWDED = 0.9
const MAKE_ROOM_MS = 1000

/** The connections of a server. */
export interface Connections {
  readonly open: Set<Socket>
  /** Those that listen for them: one for each address. */
  readonly servers: Set<Server>
  /** How many there were so far. */
  accepted: number
  /** How many were closed as they came, since there were too many. */
  dropped: number
}

export function createHttpServer(
  limits: ConnectionLimits,
  connections: Connections,
  lifecycle: Lifecycle,
  listener: RequestListener,
): Server {
  const { maxConnections, timeout, maxHeaders: _, ...options } = limits
  const { open, servers } = connections
  const server = createServer(
    // A request with no Host, or with several, which Node would take the first of, is refused by
    // the service, with a problem document.
    { ...options, requireHostHeader: false, joinDuplicateHeaders: true },
    listener,
  )
  server.maxConnections = maxConnections
  // Node would drop further headers in silence, that of the proxy among them. Too many are
  // refused by the service.
  server.maxHeadersCount = 0
  server.on('drop', () => {
    connections.dropped++
  })
  server.on('connection', (socket) => {
    connections.accepted++
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    if (open.size >= CROWDED * maxConnections) makeRoom(server)
  })

  servers.add(server)

  const timer = setInterval(() => {
    for (const socket of open) {
      // Browsers open connections in advance. Where the server is being closed, Node would wait
      // for their first request.
      if (lifecycle.state === 'closing' && socket.bytesRead === 0) socket.destroy()
      // `server.timeout` would do the same, with a timer for every request: half a microsecond.
      if (socket.writableLength > 0 && socket.timeout !== timeout) socket.setTimeout(timeout)
    }
  }, limits.connectionsCheckingInterval).unref()
  server.on('close', () => {
    clearInterval(timer)
    servers.delete(server)
  })
  return server
}

/** When idle connections of a server were closed last. */
const madeRoom = new WeakMap<Server, number>()

/** Closes idle connections, not more often than is worth while. */
function makeRoom(server: Server): void {
  const now = performance.now()
  if (now - (madeRoom.get(server) ?? Number.NEGATIVE_INFINITY) < MAKE_ROOM_MS) return
  madeRoom.set(server, now)
  server.closeIdleConnections()
}
