import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientAddress, clientOf, TrustedProxies } from '../src/client-address.js'

const PROXIES = new TrustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8:1::/48'])

function clientBehind(peer: string, forwarded?: string, proxies = PROXIES): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return clientAddress({ socket: { remoteAddress: peer }, headers } as IncomingMessage, proxies)
}

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
  ])('%s', (_name, peer, forwarded, client) => {
    expect(clientBehind(peer, forwarded)).toBe(client)
  })

  it('is the peer where no proxy is trusted', () => {
    expect(clientBehind('10.0.0.1', '198.51.100.1', new TrustedProxies([]))).toBe('10.0.0.1')
  })
})

describe('the client of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9', '::ffff:203.0.113.9'],
    ['::ffff:203.0.113.9', '::FFFF:cb00:7109'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:1:2::1', '2001:0DB8:0001:0002::'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('%s and %s are one', (one, other) => {
    expect(clientOf(one)).toEqual(clientOf(other))
  })

  it.each([
    ['203.0.113.9', '203.0.113.8'],
    ['203.0.113.9', '9.113.0.203'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8:1:2::1', '2001:db9:1:2::1'],
    ['255.255.255.255', 'ffff:ffff:ffff:ffff::1'],
    ['127.0.0.1', '2001:db8::'],
  ])('%s and %s are two', (one, other) => {
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
