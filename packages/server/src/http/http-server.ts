/** The HTTP server beneath the service, with bounds on time and size for each connection. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { HEAD_LIMIT_KIB, MAX_HEADERS } from '@polyipsum/contract'
import type { Lifecycle } from '../lifecycle.js'

export interface ConnectionLimits {
  /**
   * Milliseconds from a connection's first byte (or its opening) until the headers are complete. A
   * client on a bad mobile network needs two or three seconds. A client that sends a byte now and
   * then can hold the connection no longer than this.
   */
  readonly headersTimeout: number
  /** Milliseconds until the body is complete as well: 16 KiB at 8 kB a second. */
  readonly requestTimeout: number
  /** Milliseconds between checks for connections that take too long. */
  readonly connectionsCheckingInterval: number
  /**
   * Milliseconds that a connection may wait for its next request. Proxies and load balancers wait
   * less (nginx 60 s, AWS 60 s), so they close the connection first, and no request meets a
   * connection that the service is closing.
   */
  readonly keepAliveTimeout: number
  /** Milliseconds in which a client may read nothing of a waiting answer. */
  readonly timeout: number
  /** Bytes of the request line with all headers. */
  readonly maxHeaderSize: number
  /** Number of headers. */
  readonly maxHeaders: number
  /** Open connections; each takes 10 to 20 kB. Further connections are closed on arrival. */
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

/** Above this share of `maxConnections`, idle connections are closed. */
const CROWDED = 0.9
const MAKE_ROOM_MS = 1000

/** The connections of a server. */
export interface Connections {
  readonly open: Set<Socket>
  /** The listening servers, one for each address. */
  readonly servers: Set<Server>
  /** The number of connections since the start. */
  accepted: number
  /** The number of connections that were closed on arrival. */
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
    // The service refuses a request without one Host, with a problem document. Node would answer a
    // missing Host itself, and take the first of several.
    { ...options, requireHostHeader: false, joinDuplicateHeaders: true },
    listener,
  )
  server.maxConnections = maxConnections
  // The service refuses too many headers. Node would drop them silently, perhaps the proxy's among them.
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
      // Browsers open connections in advance. Node would wait for their first request before it
      // closes the server.
      if (lifecycle.state === 'closing' && socket.bytesRead === 0) socket.destroy()
      // `server.timeout` would set a timer for every request, which costs half a microsecond.
      if (socket.writableLength > 0 && socket.timeout !== timeout) socket.setTimeout(timeout)
    }
  }, limits.connectionsCheckingInterval).unref()
  server.on('close', () => {
    clearInterval(timer)
    servers.delete(server)
  })
  return server
}

/** The time at which the idle connections of a server were last closed. */
const madeRoom = new WeakMap<Server, number>()

/** Closes idle connections, at most once per `MAKE_ROOM_MS`. */
function makeRoom(server: Server): void {
  const now = performance.now()
  if (now - (madeRoom.get(server) ?? Number.NEGATIVE_INFINITY) < MAKE_ROOM_MS) return
  madeRoom.set(server, now)
  server.closeIdleConnections()
}
