// @ts-check
/** Ports of 127.0.0.1. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Starts something on a free port. Tries another port if a different program takes the port first.
 *
 * @template Value
 * @param {(port: number) => Promise<Value>} start
 * @returns {Promise<Value>}
 */
export async function onFreePort(start) {
  for (let attempts = 5; ; attempts--) {
    try {
      return await start(await freePort())
    } catch (error) {
      if (attempts === 0 || !isTaken(error)) throw error
    }
  }
}

/**
 * @returns {Promise<number>} a port of 127.0.0.1 on which no program listens at the moment
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/**
 * Whether a program did not start because another program has its port.
 *
 * @param {unknown} error
 */
export function isTaken(error) {
  return error instanceof Error && /Address (already )?in use|EADDRINUSE/u.test(error.message)
}
