// @ts-check
/** Starts a process of the service, from its last build. */
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '../../packages/server/dist/node-flags.js'
import { startChild } from './child.mjs'

const MAIN = fileURLToPath(new URL('../../packages/server/dist/main.js', import.meta.url))

/**
 * @typedef {object} ReplicaPorts
 * @property {number} port
 * @property {number | undefined} adminPort undefined unless ADMIN_PORT is set
 */

/** @typedef {import('./child.mjs').Child & ReplicaPorts} Replica */

/**
 * @param {object} [options]
 * @param {Readonly<Record<string, string | undefined>>} [options.env]
 *   settings of the service; by default it listens on a free port of 127.0.0.1
 * @returns {Promise<Replica>}
 */
export async function startReplica({ env = {} } = {}) {
  const child = await startChild(process.execPath, [...NODE_FLAGS, MAIN], {
    env: { HOST: '127.0.0.1', PORT: '0', ...env },
    ready: ({ out }) => portOf('Server', out),
  })
  return { ...child, port: child.ready, adminPort: portOf('Admin', child.output.out) }
}

/** The port of a listener, from its line in the log; undefined before that line. */
function portOf(/** @type {string} */ listener, /** @type {string} */ log) {
  const line = log.match(new RegExp(`"${listener} listening at http://[^"]*:([0-9]+)"`, 'u'))
  return line === null ? undefined : Number(line[1])
}
