import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createApp } from '../src/app.js'
import {
  clientAddress,
  clientFinder,
  clientOf,
  peerAddress,
  TrustedProxies,
} from '../src/limit/client-address.js'

const PROXIES = new TrustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8:1::/48', 'fe80::/64'])

function requestFrom(peer: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { socket: { remoteAddress: peer }, headers } as IncomingMessage
}

function clientBehind(peer: string, forwarded?: string, proxies = PROXIES): string {
  return clientAddress(requestFrom(peer, forwarded), proxies)
}

/** Zones are names of network interfaces, which may have nearly any name. */
const ZONES = ['1', 'eth0', 'br-lan', 'eth0.100', 'eth0:1', 'wg_home', 'a%b', 'x::y', '1.2.3.4']

describe('the address of the client', () => {
  it.each([
    ['a peer that is no proxy, whatever it says', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a trusted peer that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
    ['a trusted peer', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a single trusted address', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
    ['the neighbour of a single trusted address', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
    ['a trusted peer written as IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['a trusted IPv6 peer', '2001:db8:1:2::5', '2001:db8:9::1', '2001:db8:9::1'],
    ['a chain of trusted proxies', '10.0.0.1', '198.51.100.1, 10.0.0.3,10.0.0.2', '198.51.100.1'],
    ['what the client wrote itself', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['a client that claims to be a proxy', '10.0.0.1', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['trusted proxies all the way', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['rubbish', '10.0.0.1', 'rubbish', '10.0.0.1'],
    ['rubbish before a proxy', '10.0.0.1', '1.1.1.1, unknown, 10.0.0.2', '10.0.0.2'],
    ['nothing between commas', '10.0.0.1', '1.1.1.1, ,', '10.0.0.1'],
    ['an address with a port', '10.0.0.1', '198.51.100.1:4711', '10.0.0.1'],
    ['an octal look-alike', '10.0.0.1', '0177.0.0.1', '10.0.0.1'],
    ['an octal look-alike written as IPv6', '10.0.0.1', '::ffff:0177.0.0.1', '10.0.0.1'],
    ['an IPv4 address with a zone', '10.0.0.1', '198.51.100.1%eth0', '10.0.0.1'],
    ['an empty zone', '10.0.0.1', 'fe80::9%', '10.0.0.1'],
    ['nothing but a zone', '10.0.0.1', '%eth0', '10.0.0.1'],
  ])('%s', (_name, peer, forwarded, client) => {
    expect(clientBehind(peer, forwarded)).toBe(client)
  })

  it('is the peer when no proxy is trusted', () => {
    expect(clientBehind('10.0.0.1', '198.51.100.1', new TrustedProxies([]))).toBe('10.0.0.1')
  })
})

describe.each(ZONES)('the zone %s', (zone) => {
  it('is not a part of the address', () => {
    expect(clientBehind(`fe80:0:0:1::2%${zone}`, '198.51.100.1')).toBe('fe80:0:0:1::2')
    expect(clientBehind('10.0.0.1', `198.51.100.1, fe80:0:0:1::2%${zone}`)).toBe('fe80:0:0:1::2')
    for (const address of ['fe80::1', '2001:db8:1:2:3:4:5:6']) {
      expect(clientOf(`${address}%${zone}`)).toEqual(clientOf(address))
    }
  })

  it('does not prevent trust in a proxy', () => {
    expect(clientBehind(`fe80::1%${zone}`, '198.51.100.1')).toBe('198.51.100.1')
    expect(clientBehind('10.0.0.1', `198.51.100.1, fe80::1%${zone}`)).toBe('198.51.100.1')
  })

  it('causes no 500', async () => {
    const app = createApp({ trustedProxies: PROXIES })
    for (const remoteAddress of ['10.0.0.1', `fe80::1%${zone}`]) {
      const headers = { host: 'localhost', 'x-forwarded-for': `fe80::1:2%${zone}` }
      const url = '/api/generate'
      expect((await app.inject({ url, headers, remoteAddress })).statusCode).toBe(200)
    }
  })
})

describe('for any text in X-Forwarded-For', () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('10.0.0.1', 'fe80::1', '::'))
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom(...ZONES))
  /** Addresses with other characters before, within or after them. */
  const nearAddress = fc
    .tuple(address, anything, fc.constantFrom('', '%', ':', '.', '/', '[', ']'), fc.nat(40))
    .map(([address, text, mark, at]) => address.slice(0, at) + mark + text + address.slice(at))
  const zoned = fc.tuple(address, anything).map(([address, zone]) => `${address}%${zone}`)
  const anyAddress = fc.oneof(address, nearAddress, zoned, anything)
  const anyPeer = fc.oneof(fc.constant('10.0.0.1'), anyAddress)
  const anyHeader = fc.array(anyAddress, { maxLength: 4 }).map((hops) => hops.join(','))
  const isNumber = (number: number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32

  it('the client is an address, and two numbers', () => {
    const finders = [clientFinder(PROXIES), clientFinder(new TrustedProxies([]))]
    const peer = fc.option(anyPeer, { nil: undefined })
    fc.assert(
      fc.property(peer, fc.option(anyHeader, { nil: undefined }), (peer, forwarded) => {
        const request = requestFrom(peer, forwarded)
        expect(isIP(clientAddress(request, PROXIES))).toBeGreaterThan(0)
        expect(isIP(peerAddress(request.socket))).toBeGreaterThan(0)
        for (const find of finders) {
          const { high, low } = find(request)
          expect([high, low].every(isNumber)).toBe(true)
        }
      }),
      { numRuns: 5000 },
    )
  })

  it('the answer is not a 500', async () => {
    const app = createApp({ rateLimit: 1e9, trustedProxies: PROXIES })
    await fc.assert(
      fc.asyncProperty(anyPeer, anyHeader, async (remoteAddress, forwarded) => {
        const response = await app.inject({
          url: '/api/generate?type=word',
          headers: { host: 'localhost', 'x-forwarded-for': forwarded },
          remoteAddress,
        })
        expect(response.statusCode).toBe(200)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the client of an address', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const withZeros = fc
    .tuple(fc.tuple(group, group, group, group, group, group, group, group), fc.nat(7), fc.nat(8))
    .map(([groups, from, length]) => ({
      groups: groups.fill(0, from, from + length),
      from,
      length,
    }))
  const hex = (numbers: readonly number[]) => numbers.map((n) => n.toString(16)).join(':')

  it('is the /64 network of an IPv6 address, in any notation', () => {
    fc.assert(
      fc.property(withZeros, ({ groups, from, length }) => {
        const [a, b, c, d, e, f, g, h] = groups
        const client = { high: ((a << 16) | b) >>> 0, low: ((c << 16) | d) >>> 0 }
        const dotted = [g >> 8, g & 255, h >> 8, h & 255].join('.')
        const ways = [
          hex(groups),
          hex(groups).toUpperCase(),
          groups.map((n) => n.toString(16).padStart(4, '0')).join(':'),
          `${hex([a, b, c, d, e, f])}:${dotted}`,
        ]
        if (length > 0)
          ways.push(`${hex(groups.slice(0, from))}::${hex(groups.slice(from + length))}`)
        if (length > 0 && from + length <= 6) {
          const middle = groups.slice(from + length, 6).map((n) => `${n.toString(16)}:`)
          ways.push(`${hex(groups.slice(0, from))}::${middle.join('')}${dotted}`)
        }
        const isMapped = [a, b, c, d, e].every((n) => n === 0) && f === 0xffff
        for (const way of isMapped ? [] : ways) expect(clientOf(way), way).toEqual(client)
      }),
    )
  })

  it('is the number of an IPv4 address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (low) => {
        const dotted = [24, 16, 8, 0].map((bits) => (low >>> bits) & 255).join('.')
        const mapped = `::ffff:${hex([low >>> 16, low & 0xffff])}`
        for (const way of [dotted, mapped, `::ffff:${dotted}`, `0:0:0:0:0:ffff:${dotted}`]) {
          expect(clientOf(way), way).toEqual({ high: 0, low })
        }
      }),
    )
  })

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9', '::ffff:203.0.113.9'],
    ['::ffff:203.0.113.9', '::FFFF:cb00:7109'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002::'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('%s and %s are one client', (one, other) => {
    expect(clientOf(one)).toEqual(clientOf(other))
  })

  it.each([
    ['203.0.113.9', '203.0.113.8'],
    ['203.0.113.9', '9.113.0.203'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8:1:2::1', '2001:db9:1:2::1'],
    ['255.255.255.255', 'ffff:ffff:ffff:ffff::1'],
    ['127.0.0.1', '2001:db8::'],
  ])('%s and %s are two clients', (one, other) => {
    expect(clientOf(one)).not.toEqual(clientOf(other))
  })
})

describe('TrustedProxies', () => {
  it.each([
    'loopback',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0/8',
    '::/129',
    '10.0.0.0/-1',
    '10.0.0.0/8 ',
    'example.com',
  ])('refuses %j', (network) => {
    expect(() => new TrustedProxies([network])).toThrow(RangeError)
    expect(() => new TrustedProxies([network])).toThrow(network)
  })

  it.each(['0.0.0.0/0', '::/0'])('refuses %s, which anybody could spoof', (network) => {
    expect(() => new TrustedProxies([network])).toThrow('every address')
  })
})
