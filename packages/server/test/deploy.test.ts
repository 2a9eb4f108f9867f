/** The files of `deploy/` agree with the service and with one another. */
import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { BODY_LIMIT } from '@polyipsum/fetch/http'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { createApp, createService } from '../src/app.js'
import { ConfigError, readConfig } from '../src/config.js'
import { CONNECTION_LIMITS } from '../src/http/http-server.js'
import { NODE_FLAGS } from '../src/node-flags.js'
import { createMetrics } from '../src/operations/metrics.js'
import { STALL_EXIT_CODE } from '../src/operations/watchdog.js'
import { injector } from './http-client.js'

const ROOT = new URL('../../../', import.meta.url)
const DEPLOY = new URL('deploy/', ROOT)

const text = (file: string) => readFileSync(new URL(file, DEPLOY), 'utf8')
const files = readdirSync(DEPLOY, { recursive: true }).map(String)

/** The documents of a YAML file. */
function documents(file: string) {
  // Compose reads merge keys, which YAML 1.2 does not have.
  const parsed = parseAllDocuments(text(file), { merge: true })
  if ('empty' in parsed) return []
  return parsed.map((document) => {
    expect(document.errors, file).toEqual([])
    return document.toJS()
  })
}

type Environment = Readonly<Record<string, string>>

const compose = documents('compose.yaml')[0]
const { nginx, valkey: _, prometheus, grafana, ...replicas } = compose.services
const deployment = documents('kubernetes/deployment.yaml')[0]
const pod = deployment.spec.template.spec
const template = text('nginx/polyipsum.conf.template')

/** The settings of each way to run the service. */
const SETTINGS: Readonly<Record<string, Environment>> = {
  Dockerfile: environmentOf(text('Dockerfile')),
  ...Object.fromEntries(
    Object.entries(replicas).map(([name, replica]) => [
      `compose.yaml: ${name}`,
      (replica as { environment: Environment }).environment,
    ]),
  ),
  'kubernetes/deployment.yaml': Object.fromEntries(
    pod.containers[0].env.map(({ name, value }: Environment) => [name, value]),
  ),
}

/** The variables of a Dockerfile's last stage, except those of Node.js. */
function environmentOf(dockerfile: string): Environment {
  const [, block = ''] = dockerfile.match(/^ENV ((?:.*\\\n)*.*)$/mu) ?? []
  const pairs = [...block.matchAll(/([A-Z_]+)=(\S+)/gu)]
  return Object.fromEntries(
    pairs.flatMap(([, name = '', value = '']) => (name.startsWith('NODE_') ? [] : [[name, value]])),
  )
}

/** Whether the service reads a variable: an unusual value changes the configuration or is refused. */
function isSetting(name: string): boolean {
  try {
    return !isDeepStrictEqual(readConfig({ [name]: '<none>' }), readConfig({}))
  } catch (error) {
    return error instanceof ConfigError && error.message.startsWith(`${name}: `)
  }
}

describe('the files of a deployment', () => {
  it.each(files.filter((file) => file.endsWith('.yaml')))('%s is YAML', (file) => {
    expect(documents(file).length).toBeGreaterThan(0)
  })

  it.each(Object.entries(SETTINGS))(
    '%s sets only variables that the service reads',
    (_name, settings) => {
      expect(Object.keys(settings).filter((name) => !isSetting(name))).toEqual([])
      expect(Object.values(settings).filter((value) => typeof value !== 'string')).toEqual([])
      expect(readConfig(settings).adminPort ?? 9090).toBe(9090)
    },
  )

  it('give the service as much time to finish as it may take', () => {
    for (const { stop_grace_period: period, environment } of Object.values<{
      stop_grace_period: string
      environment: Environment
    }>(replicas)) {
      expect(Number.parseInt(period, 10) * 1000).toBeGreaterThan(
        readConfig(environment).shutdownGraceMs,
      )
    }
    const { shutdownGraceMs } = readConfig(SETTINGS['kubernetes/deployment.yaml'] ?? {})
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(shutdownGraceMs)
  })

  it('start Node.js with the flags of the service, like everything else that starts it', () => {
    const { scripts } = JSON.parse(text('../package.json'))
    const flags = NODE_FLAGS.join(' ')
    expect(scripts.start).toMatch(`node ${flags} packages/server/dist/main.js`)
    expect(text('../packages/server/src/main.ts').split('\n', 1)).toEqual([
      `#!/usr/bin/env -S node ${flags}`,
    ])
    const words = ['node', ...NODE_FLAGS, 'packages/server/dist/main.js']
    const entry = /^ENTRYPOINT (\[.*\])$/mu.exec(text('Dockerfile'))?.[1] ?? ''
    expect(JSON.parse(entry)).toEqual(words)
  })

  it('copy into the image every manifest that npm reads', () => {
    const { workspaces } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))
    const folders = (workspaces as string[]).flatMap((workspace) =>
      workspace.endsWith('/*')
        ? readdirSync(new URL(workspace.slice(0, -1), ROOT)).map(
            (name) => workspace.slice(0, -1) + name,
          )
        : [workspace],
    )
    const copied = [...text('Dockerfile').matchAll(/^COPY (\S+)\/package\.json \1\/$/gmu)]
    expect(copied.map(([, folder]) => folder).sort()).toEqual(folders.sort())
  })

  it('let nginx reach every replica, and make each replica trust it', () => {
    const addresses = Object.values<{ networks: { inner: { ipv4_address: string } } }>(
      replicas,
    ).map(({ networks }) => networks.inner.ipv4_address)
    const upstreams = nginx.environment.POLYIPSUM_UPSTREAMS as string
    expect(upstreams.match(/[0-9.]+(?=:3000)/gu)).toEqual(addresses)
    for (const { environment } of Object.values<{ environment: Environment }>(replicas)) {
      const { trustedProxies } = readConfig(environment)
      expect(trustedProxies.has(nginx.networks.inner.ipv4_address)).toBe(true)
    }
  })

  it('use only metrics that the service has', async () => {
    const service = createService()
    const exposition = await createMetrics(service).metrics()
    const names = new Set(
      [...exposition.matchAll(/^# TYPE (\S+) (\S+)$/gmu)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    )
    await service.app.close()
    const read = [text('grafana/polyipsum.json'), text('prometheus/alerts.yaml')].flatMap(
      (file) => file.match(/\b(?:polyipsum|process|nodejs)_\w+/gu) ?? [],
    )
    expect(read.length).toBeGreaterThan(20)
    expect(read.filter((name) => !names.has(name))).toEqual([])
  })

  it('refer to a section of docs/operations.md in every alert', () => {
    const headings = readFileSync(new URL('docs/operations.md', ROOT), 'utf8').match(/^#+ .+$/gmu)
    const anchors = (headings ?? []).map(
      (heading) =>
        `docs/operations.md#${heading.replace(/^#+ /u, '').toLowerCase().replaceAll(' ', '-')}`,
    )
    const [{ groups }] = documents('prometheus/alerts.yaml')
    for (const { alert, annotations } of groups[0].rules) {
      // A recording rule raises no alert.
      if (alert === undefined) continue
      expect(anchors, alert).toContain(annotations.runbook)
    }
  })
})

describe('the monitoring of compose.yaml', () => {
  const scraped = documents('prometheus/prometheus.yaml')[0].scrape_configs[0]
  const rules: { record?: string; expr: string }[] =
    documents('prometheus/alerts.yaml')[0].groups[0].rules

  it('runs only on request, and is reachable from this host alone', () => {
    for (const { profiles, ports } of [prometheus, grafana]) {
      expect(profiles).toEqual(['monitoring'])
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/u)
    }
  })

  it('reads every replica, at the port that the image sets', () => {
    const addresses = Object.values(replicas).map(
      (replica) => (replica as { networks: { inner: { ipv4_address: string } } }).networks.inner,
    )
    const port = SETTINGS['Dockerfile']?.['ADMIN_PORT']
    expect(scraped.static_configs[0].targets).toEqual(
      addresses.map(({ ipv4_address }) => `${ipv4_address}:${port}`),
    )
  })

  it('expects the number of replicas that runs', () => {
    const wanted = rules.find(({ record }) => record === 'polyipsum:replicas_wanted')
    expect(wanted?.expr).toBe(`vector(${Object.keys(replicas).length})`)
  })

  it('mounts files that exist', () => {
    for (const { volumes } of [prometheus, grafana]) {
      for (const volume of volumes) {
        const [path = ''] = volume.replace('./', '').split(':')
        expect(files).toContain(path)
      }
    }
  })
})

it('creates the namespace of Kubernetes before everything that is in it', () => {
  const commands = text('README.md').match(/^ *kubectl .*$/gmu) ?? []
  const created = commands.findIndex((command) => command.includes('create namespace polyipsum'))
  const used = commands.findIndex((command) => command.includes('--namespace polyipsum'))
  expect(created).toBeGreaterThanOrEqual(0)
  expect(used).toBeGreaterThan(created)
})

describe('the unit of systemd', () => {
  const unit = text('systemd/polyipsum.service')

  it('starts the service with its flags and with valid settings', () => {
    const [, flags] =
      /ExecStart=\/usr\/bin\/node (.*) packages\/server\/dist\/main\.js/u.exec(unit) ?? []
    expect(flags?.split(' ')).toEqual(NODE_FLAGS)
    const settings = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gmu)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(readConfig(Object.fromEntries(settings))).toMatchObject({ port: 3000, adminPort: 9090 })
    const [, seconds] = /TimeoutStopSec=(\d+)/u.exec(unit) ?? []
    expect(1000 * Number(seconds)).toBeGreaterThan(
      Number(Object.fromEntries(settings).SHUTDOWN_GRACE_MS),
    )
  })
})

it('restarts a process that the watchdog has ended', () => {
  // systemd calls every exit code but 0 a failure.
  expect(STALL_EXIT_CODE).toBeGreaterThan(0)
  expect(text('systemd/polyipsum.service')).toMatch(/^Restart=on-failure$/mu)
  for (const replica of Object.values(replicas)) {
    expect(replica).toMatchObject({ restart: 'unless-stopped' })
  }
  expect(pod.restartPolicy).toBe('Always')
})

it('has a path on the public port for health checks, which do not count for the limit', async () => {
  const send = injector(createApp({ rateLimit: 1 }))
  for (let check = 0; check < 5; check++) {
    const { status, body } = await send({ url: '/robots.txt' })
    expect(status).toBe(200)
    expect(body.length).toBeLessThan(100)
  }
  expect((await send({ url: '/api/generate' })).status).toBe(200)
  expect((await send({ url: '/api/generate' })).status).toBe(429)
  expect(text('README.md')).toContain('ask for `/robots.txt`')
})

describe('the configuration of nginx', () => {
  it('uses only variables that compose.yaml sets', () => {
    const variables = new Set([...template.matchAll(/\$\{(\w+)\}/gu)].map(([, name]) => name))
    const set = Object.keys(nginx.environment).filter((name) => name.startsWith('POLYIPSUM_'))
    expect([...variables].filter((name) => name !== 'NAME').sort()).toEqual(set.sort())
  })

  it('agrees with the limits of the service', () => {
    const [, idle] = template.match(/upstream [\s\S]*?keepalive_timeout ([0-9]+)s;/u) ?? []
    expect(Number(idle) * 1000).toBeLessThan(CONNECTION_LIMITS.keepAliveTimeout)
    const [, body] = template.match(/client_max_body_size ([0-9]+)k;/u) ?? []
    expect(Number(body) * 1024).toBeGreaterThan(BODY_LIMIT)
    const [, count, size] = template.match(/large_client_header_buffers ([0-9]+) ([0-9]+)k;/u) ?? []
    expect(Number(count) * Number(size) * 1024).toBe(CONNECTION_LIMITS.maxHeaderSize)
  })
})
