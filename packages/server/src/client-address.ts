/** Who a request is from: the client that the limit counts. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Client } from './quota.js'

/** Networks in CIDR notation, or single addresses. */
export class TrustedProxies {
  readonly #networks = new BlockList()

  /**
   * @throws RangeError that names the first entry which is not a network
   */
  constructor(networks: readonly string[]) {
    for (const network of networks) this.#add(network)
  }

  /** Whether there is no trusted proxy, so that the socket's peer is the client. */
  get none(): boolean {
    return this.#networks.rules.length === 0
  }

  #add(network: string): void {
    const [address = '', length, ...more] = network.split('/')
    const version = isIP(address)
    const bits = version === 4 ? 32 : 128
    const prefix = length === undefined ? bits : Number(length)
    const known = version !== 0 && more.length === 0 && /^[0-9]*$/u.test(length ?? '')
    if (!known || length === '' || prefix > bits) {
      throw new RangeError(`“${network}” is not an IP address or a network like 10.0.0.0/8`)
    }
    // Everybody is no proxy: any client could then write its own address.
    if (prefix === 0) throw new RangeError(`“${network}” is every address there is`)
    this.#networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }

  has(address: string): boolean {
    return this.#networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
  }
}

/** The address at the other end of a connection. */
export function peerAddress(socket: Socket): string {
  // A connection that is closed by now has none; its answer reaches nobody.
  return socket.remoteAddress ?? '0.0.0.0'
}

/**
 * The address of the client: the socket's peer or, behind trusted proxies, the right-most
 * address of `X-Forwarded-For` that is none of them. What stands left of that was written
 * by the client. An entry that is no address ends the search at the last known hop.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  let address = peerAddress(request.socket)
  const forwarded = request.headers['x-forwarded-for']
  if (forwarded === undefined) return address
  const hops = String(forwarded).split(',')
  while (proxies.has(address)) {
    const hop = hops.pop()?.trim() ?? ''
    if (isIP(hop) === 0) break
    address = hop
  }
  return address
}

/**
 * The client that an address belongs to: an IPv4 address (also one written as IPv6), or
 * the /64 network of an IPv6 address, since a household or a host commonly has all of one.
 *
 * IPv4 takes the numbers of the networks below ::/32, which no IPv6 client has.
 */
export function clientOf(address: string): Client {
  const bytes = ipaddr.process(address).toByteArray()
  const at = bytes.length === 4 ? -4 : 0
  const word = (start: number) =>
    (((bytes[start] ?? 0) << 24) |
      ((bytes[start + 1] ?? 0) << 16) |
      ((bytes[start + 2] ?? 0) << 8) |
      (bytes[start + 3] ?? 0)) >>>
    0
  return { high: word(at), low: word(at + 4) }
}

/** Tells the client of a request; where it is the socket's peer, once for each connection. */
export function clientFinder(proxies: TrustedProxies): (request: IncomingMessage) => Client {
  if (!proxies.none) return (request) => clientOf(clientAddress(request, proxies))
  const peers = new WeakMap<Socket, Client>()
  return ({ socket }) => {
    const known = peers.get(socket)
    if (known !== undefined) return known
    const client = clientOf(peerAddress(socket))
    peers.set(socket, client)
    return client
  }
}
