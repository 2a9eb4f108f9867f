import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, SETTINGS } from '../src/config.js'

describe('readConfig', () => {
  it('has the defaults of docs/operations.md', () => {
    const { trustedProxies, ...config } = readConfig({})
    expect(config).toEqual({
      host: '0.0.0.0',
      port: 3000,
      logLevel: 'info',
      rateLimit: 100,
      mcp: true,
      shutdownGraceMs: 10_000,
      shutdownDelayMs: 500,
      redisUrl: undefined,
      adminHost: '127.0.0.1',
      adminPort: undefined,
    })
    expect(trustedProxies.none).toBe(true)
  })

  it('reads every variable', () => {
    const { trustedProxies, ...config } = readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      RATE_LIMIT: '0',
      MCP: 'off',
      SHUTDOWN_GRACE_MS: '500',
      SHUTDOWN_DELAY_MS: '0',
      REDIS_URL: 'rediss://user:secret@redis.example:6380/1',
      ADMIN_HOST: '::1',
      ADMIN_PORT: '0',
    })
    expect(config).toEqual({
      host: '127.0.0.1',
      port: 0,
      logLevel: 'warn',
      rateLimit: 0,
      mcp: false,
      shutdownGraceMs: 500,
      shutdownDelayMs: 0,
      redisUrl: 'rediss://user:secret@redis.example:6380/1',
      adminHost: '::1',
      adminPort: 0,
    })
    expect(trustedProxies.has('10.3.2.1') && trustedProxies.has('::1')).toBe(true)
  })

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', TRUST_PROXY: '' })).toMatchObject({ port: 3000 })
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.0'],
    ['PORT', '0x50'],
    ['PORT', 'http'],
    ['PORT', ' 80'],
    ['RATE_LIMIT', '-5'],
    ['RATE_LIMIT', '1e3'],
    ['MCP', 'true'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_LEVEL', 'INFO'],
    ['SHUTDOWN_GRACE_MS', '0'],
    ['SHUTDOWN_GRACE_MS', '10s'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['SHUTDOWN_DELAY_MS', '-1'],
    ['SHUTDOWN_DELAY_MS', '10000'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['REDIS_URL', 'redis:///0'],
    ['REDIS_URL', 'redis://127.0.0.1/queue'],
    ['ADMIN_PORT', '65536'],
  ])('refuses %s=%s in one line that names both', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name}: [^\\n]*$`, 'u'))
  })

  it('shortens the delay when the grace is short', () => {
    expect(readConfig({ SHUTDOWN_GRACE_MS: '300' })).toMatchObject({ shutdownDelayMs: 150 })
  })

  it('does not repeat a URL of Redis, which may hold a password', () => {
    expect(() => readConfig({ REDIS_URL: 'http://user:secret@a' })).not.toThrow(/secret/u)
  })

  it('reports all faults at once', () => {
    expect(() => readConfig({ PORT: 'x', RATE_LIMIT: 'y' })).toThrow(/PORT: .*; RATE_LIMIT: /u)
  })

  it('has the variables that docs/operations.md describes', () => {
    const file = new URL('../../../docs/operations.md', import.meta.url)
    const [, settings = ''] =
      readFileSync(file, 'utf8').match(/## Settings\n([\s\S]*?)\n## /u) ?? []
    const described = [...settings.matchAll(/^\| `(\w+)` \|/gmu)].map(([, name]) => name)
    expect(described.toSorted()).toEqual(Object.keys(SETTINGS).toSorted())
  })
})
