/** Refuses pages that reach the service of a person's own machine by DNS rebinding. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv4 } from 'node:net'
import { type Problem, problem } from '@polyipsum/fetch/http'
import { show } from '@polyipsum/text/reading'
import { peerAddress, type TrustedProxies } from '../limit/client-address.js'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

const isLoopback = (address: string) => LOOPBACK.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

/** Whether a URL is that of this machine. */
function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false
  const host = new URL(url).hostname.replace(/^\[|\]$/gu, '')
  return host === 'localhost' || (/^[0-9.]+$|:/u.test(host) && isLoopback(host))
}

/**
 * The refusal of a request that comes from this machine for a host or from a page that is not of this
 * machine; undefined for all others. The protocol asks servers to check `Origin`. A public service needs
 * no check: it has no session, no key and no secret, and gives every page the same text. A proxy on this
 * machine must be one of the trusted ones, as it must for the limit.
 */
export function reboundRefusal(
  { socket, headers }: IncomingMessage,
  proxies: TrustedProxies | undefined,
): Problem | undefined {
  const peer = peerAddress(socket)
  if (!isLoopback(peer) || proxies?.has(peer)) return undefined
  const { host = '', origin } = headers
  if (!isLocal(`http://${host}`)) return refusal('Host', host)
  return origin === undefined || isLocal(origin) ? undefined : refusal('Origin', origin)
}

function refusal(header: string, given: string): Problem {
  return problem(
    'foreign-page',
    `Expected a request of this machine for this machine, but ${header} is ${show(given)}. A proxy on this machine must be in TRUST_PROXY.`,
  )
}
