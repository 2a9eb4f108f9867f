// @ts-check
/** Starts a Redis that stores nothing on the disk. */
import { startChild } from './child.mjs'
import { makeFolder, removeFolder } from './folder.mjs'
import { onFreePort } from './port.mjs'

/**
 * @typedef {object} Redis
 * @property {number} port
 * @property {string} url
 * @property {import('node:child_process').ChildProcess} process the process that was started last
 * @property {() => Promise<void>} start starts Redis anew on the same port, after a stop
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop
 *   sends a signal, SIGTERM by default, and waits for the end
 */

/**
 * @param {object} [options]
 * @param {number} [options.port] a free one by default
 * @returns {Promise<Redis>}
 */
export async function startRedis({ port } = {}) {
  let child = await (port === undefined ? onFreePort(run) : run(port))
  const taken = child.port
  return {
    port: taken,
    url: `redis://127.0.0.1:${taken}`,
    get process() {
      return child.process
    },
    async start() {
      child = await run(taken)
    },
    stop: (signal) => child.stop(signal),
  }
}

async function run(/** @type {number} */ port) {
  // In another folder, Redis might read the data file of another Redis.
  const folder = await makeFolder()
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    save: '',
    appendonly: 'no',
    // As in compose.yaml, which gives the reasons.
    maxmemory: '64mb',
    'maxmemory-policy': 'noeviction',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  try {
    const child = await startChild('redis-server', args, {
      ready: ({ out }) => out.includes('Ready to accept connections') || undefined,
    })
    return {
      port,
      process: child.process,
      async stop(/** @type {NodeJS.Signals | undefined} */ signal) {
        await child.stop(signal)
        await removeFolder(folder)
      },
    }
  } catch (error) {
    await removeFolder(folder)
    throw error
  }
}
