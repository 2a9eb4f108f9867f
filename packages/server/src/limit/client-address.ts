/** Finds the client of a request, which the limit counts. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, type Socket } from 'node:net'
import type { Client } from './quota.js'

/**
 * An IP address without its zone; undefined when the text is not an address. The zone is the network
 * interface of a link-local address and may have any name.
 */
function readAddress(text: string): string | undefined {
  const address = withoutZone(text)
  if (isIP(address) === 0) return undefined
  if (address === text) return address
  const hasZone = !isIPv4(address) && text.length > address.length + 1
  return hasZone ? address : undefined
}

function withoutZone(address: string): string {
  const start = address.indexOf('%')
  return start === -1 ? address : address.slice(0, start)
}

/** Networks in CIDR notation, or single addresses. */
export class TrustedProxies {
  readonly #networks = new BlockList()

  /**
   * @throws RangeError that names the first entry that is not a network
   */
  constructor(networks: readonly string[]) {
    for (const network of networks) this.#add(network)
  }

  /** Whether no proxy is trusted, so that the socket's peer is the client. */
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
    // If every address were a proxy, any client could write its own address.
    if (prefix === 0) throw new RangeError(`“${network}” is every address there is`)
    this.#networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }

  /** @param address without a zone */
  has(address: string): boolean {
    return this.#networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  }
}

/** The address at the other end of a connection, without its zone. */
export function peerAddress({ remoteAddress }: Socket): string {
  // A closed connection has no address. Its answer reaches nobody.
  return readAddress(remoteAddress ?? '') ?? '0.0.0.0'
}

/**
 * The address of the client, without a zone: the socket's peer or, behind trusted proxies, the
 * right-most address of `X-Forwarded-For` that is not a trusted proxy. The client may have written
 * anything to the left of it. An entry that is not an address ends the search at the last known hop.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  let address = peerAddress(request.socket)
  const forwarded = request.headers['x-forwarded-for']
  if (forwarded === undefined) return address
  const hops = String(forwarded).split(',')
  while (proxies.has(address)) {
    const hop = readAddress(hops.pop()?.trim() ?? '')
    if (hop === undefined) break
    address = hop
  }
  return address
}

/**
 * The client of an address: an IPv4 address (also if it is written as IPv6), or the /64 network of an
 * IPv6 address, because a household or a host commonly has a whole /64.
 *
 * IPv4 clients use the numbers of the networks below ::/32, which no IPv6 client has.
 */
export function clientOf(address: string): Client {
  const groups = groupsOf(withoutZone(address))
  const word = (at: number) => (((groups[at] ?? 0) << 16) | (groups[at + 1] ?? 0)) >>> 0
  const isIPv4 = word(0) === 0 && word(2) === 0 && word(4) === MAPPED
  return isIPv4 ? { high: 0, low: word(6) } : { high: word(0), low: word(2) }
}

/** The prefix of an IPv4 address that is written as IPv6: RFC 4291 §2.5.5.2. */
const MAPPED = 0xffff

/**
 * The eight 16-bit numbers of an IPv6 address. An IPv4 address is mapped to IPv6 first. Node.js checks
 * addresses but gives no numbers. Libraries give numbers but also accept invalid addresses, such as
 * `::ffff:0177.0.0.1`.
 */
function groupsOf(address: string): number[] {
  if (isIPv4(address)) return [0, 0, 0, 0, 0, MAPPED, ...ipv4Groups(address)]
  const [head = [], tail = []] = address.split('::').map((half) => {
    const groups = half === '' ? [] : half.split(':')
    return groups.flatMap((group) =>
      group.includes('.') ? ipv4Groups(group) : Number.parseInt(group, 16),
    )
  })
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0)
  return [...head, ...zeros, ...tail]
}

function ipv4Groups(address: string): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return [(a << 8) | b, (c << 8) | d]
}

/** Makes a function that finds the client of a request, once per connection without proxies. */
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
