/** Servers for tests, in place of the service, each on a free port. */
import type { RequestListener } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, connect as openSocket, type Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** Starts a server that runs until the end of the test. @returns its base URL */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener)
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

/** Starts a proxy of a service that cuts its first connections. @returns its base URL */
export async function startCutter(cuts: number, port: number): Promise<string> {
  let left = cuts
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    if (left-- > 0) {
      socket.once('data', () => socket.destroy())
      return
    }
    const onward = openSocket(port, '127.0.0.1')
    onward.on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    onward.on('close', () => socket.destroy())
    socket.pipe(onward).pipe(socket)
    open.add(socket)
  })
  const open = new Set<{ destroy(): void }>()
  const cutter = await listen(server)
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${cutter}`
}

/** A base URL without a server. */
export async function freeBaseUrl(): Promise<string> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** A `fetch` that records its requests and the statuses of their answers. */
export function notingFetch() {
  const statuses: number[] = []
  const requests: { url: string; init: RequestInit }[] = []
  return {
    statuses,
    requests,
    fetch: async (url: string, init: RequestInit) => {
      requests.push({ url, init })
      const response = await fetch(url, init)
      statuses.push(response.status)
      return response
    },
  }
}
