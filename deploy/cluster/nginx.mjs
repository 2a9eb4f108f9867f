// @ts-check
/** Starts nginx in front of replicas of this machine, with the configuration of a deployment. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SYSTEM_PATH, startChild } from './child.mjs'
import { makeFolder, removeFolder } from './folder.mjs'
import { freePort, isTaken, onFreePort } from './port.mjs'

const FOLDER = new URL('../nginx/', import.meta.url)
const BROTLI_MODULE = 'ngx_http_brotli_filter_module.so'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * @typedef {object} Nginx
 * @property {number} port
 * @property {string} folder of its configuration and its log, `access.log`
 */

/**
 * @param {object} options
 * @param {readonly number[]} options.upstreams the ports of the replicas
 * @param {number} [options.port] a free one by default
 * @param {boolean} [options.brotli] by default, whether nginx has the module
 * @returns {Promise<import('./child.mjs').Child & Nginx>}
 */
export async function startNginx({ upstreams, port, brotli = brotliModule() !== undefined }) {
  const folder = await makeFolder()

  async function run(/** @type {number} */ port) {
    const statusPort = await freePort()
    const args = await writeNginxConfig({ folder, port, statusPort, upstreams, brotli })
    return startChild('nginx', args, {
      // nginx writes its process id as soon as it listens.
      ready: (_output, pid) => (numberIn(join(folder, 'nginx.pid')) === pid ? port : undefined),
    })
  }

  try {
    const { ready, ...child } = await (port === undefined ? onFreePort(run) : run(port))
    return {
      ...child,
      port: ready,
      folder,
      async stop(signal) {
        await child.stop(signal)
        await removeFolder(folder)
      },
    }
  } catch (error) {
    await removeFolder(folder)
    if (port !== undefined && isTaken(error)) {
      throw new Error(`Port ${port} is taken: set PORT to another one.`, { cause: error })
    }
    throw error
  }
}

/**
 * Lets nginx check a configuration for replicas on these ports, without starting it.
 *
 * @param {{ upstreams: readonly number[], brotli: boolean }} options
 * @returns {Promise<{ accepted: boolean, output: string }>}
 */
export async function testNginxConfig(options) {
  const folder = await makeFolder()
  try {
    const args = await writeNginxConfig({ folder, port: 8080, statusPort: 8081, ...options })
    const { status, stderr } = nginxSync(...args, '-t')
    return { accepted: status === 0, output: stderr }
  } finally {
    await removeFolder(folder)
  }
}

/**
 * Writes a configuration, from the template of a deployment.
 *
 * @param {object} options
 * @param {string} options.folder for the configuration and for all that nginx writes
 * @param {number} options.port
 * @param {number} options.statusPort
 * @param {readonly number[]} options.upstreams the ports of the replicas
 * @param {boolean} options.brotli
 * @returns {Promise<string[]>} the arguments for nginx; with `-t` it only checks the configuration
 * @throws {Error} if `brotli` is set and nginx does not have the module
 */
async function writeNginxConfig({ folder, port, statusPort, upstreams, brotli }) {
  const template = await readFile(new URL('polyipsum.conf.template', FOLDER), 'utf8')
  const site = fillIn(template, {
    POLYIPSUM_LISTEN: `127.0.0.1:${port}`,
    POLYIPSUM_STATUS_LISTEN: `127.0.0.1:${statusPort}`,
    POLYIPSUM_UPSTREAMS: upstreams
      .map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`)
      .join(' '),
    POLYIPSUM_CACHE: join(folder, 'cache'),
    POLYIPSUM_ACCESS_LOG: join(folder, 'access.log'),
  })
  const module = brotli ? brotliModule() : undefined
  if (brotli && module === undefined) {
    throw new Error(
      'nginx has no Brotli. On Debian or Ubuntu: sudo apt-get install libnginx-mod-http-brotli-filter',
    )
  }
  await mkdir(join(folder, 'conf.d'), { recursive: true })
  await writeFile(join(folder, 'conf.d/polyipsum.conf'), site)
  if (brotli) {
    await writeFile(
      join(folder, 'conf.d/brotli.conf'),
      await readFile(new URL('brotli.conf', FOLDER)),
    )
  }
  await writeFile(join(folder, 'nginx.conf'), mainConfig(folder, module))
  return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]
}

/** The configuration around the site. The official image and Debian have one of their own. */
function mainConfig(/** @type {string} */ folder, /** @type {string | undefined} */ module) {
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${join(folder, name)};`)
  return `
${module === undefined ? '' : `load_module ${module};`}
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log stderr;
worker_processes 2;
events { worker_connections 1024; }
http {
  ${paths.join('\n  ')}
  default_type application/octet-stream;
  include ${join(folder, 'conf.d')}/*.conf;
}
`
}

/**
 * Replaces `${NAME}` by its value, as envsubst does. Other names stay as they are.
 *
 * @param {string} template
 * @param {Readonly<Record<string, string>>} values
 */
function fillIn(template, values) {
  return template.replaceAll(/\$\{(\w+)\}/gu, (whole, name) => values[name] ?? whole)
}

function numberIn(/** @type {string} */ file) {
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** The path of the module; undefined when it is not installed. */
function brotliModule() {
  const [, folder = ''] = nginxSync('-V').stderr?.match(/--modules-path=(\S+)/u) ?? []
  const module = join(folder, BROTLI_MODULE)
  return existsSync(module) ? module : undefined
}

function nginxSync(/** @type {string[]} */ ...args) {
  return spawnSync('nginx', args, { env: { PATH: SYSTEM_PATH }, encoding: 'utf8' })
}
