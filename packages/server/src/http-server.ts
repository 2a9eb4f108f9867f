/** The HTTP server beneath the service: how long, and how much, it lets a connection ask. */
import { createServer, type RequestListener, type Server } from 'node:http'

export interface ConnectionLimits {
  /**
   * Milliseconds from a connection's first byte (or its opening) until the headers are whole.
   * A client on a bad mobile network needs two or three; one that sends a byte now and then,
   * to hold the connection, gets no more than this.
   */
  readonly headersTimeout: number
  /** … until the body is whole as well: 16 KiB at 8 kB a second. */
  readonly requestTimeout: number
  /** How often Node looks for those that are over these two. */
  readonly connectionsCheckingInterval: number
  /**
   * Milliseconds that a connection may wait for its next request. Longer than proxies and load
   * balancers keep theirs (nginx 60 s, AWS 60 s), so that it is they who close it and no request
   * meets a connection that is being closed.
   */
  readonly keepAliveTimeout: number
  /** Milliseconds in which nothing moves while an answer is read: a client that does not read. */
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
  maxHeaderSize: 16 * 1024,
  maxHeaders: 100,
  maxConnections: 10_000,
}

/** From here on, idle connections are closed to make room. */
const CROWDED = 0.9
const MAKE_ROOM_MS = 1000

/** The connections of a server. */
export interface Connections {
  /** How many are open. */
  open: number
  /** How many were closed as they came, since there were too many. */
  dropped: number
}

export function createHttpServer(
  limits: ConnectionLimits,
  connections: Connections,
  listener: RequestListener,
): Server {
  const { maxConnections, timeout, maxHeaders: _, ...options } = limits
  const server = createServer(
    // A request without Host is answered by the service, as a problem document.
    { ...options, requireHostHeader: false },
    listener,
  )
  server.timeout = timeout
  server.maxConnections = maxConnections
  // Node would drop further headers in silence, that of the proxy among them. Too many are
  // refused by the service.
  server.maxHeadersCount = 0
  server.on('drop', () => {
    connections.dropped++
  })
  let madeRoom = 0
  server.on('connection', (socket) => {
    connections.open++
    socket.once('close', () => {
      connections.open--
    })
    if (connections.open < CROWDED * maxConnections) return
    const now = performance.now()
    if (now - madeRoom < MAKE_ROOM_MS) return
    madeRoom = now
    server.closeIdleConnections()
  })
  return server
}
