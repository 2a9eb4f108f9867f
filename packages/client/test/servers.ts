/** What the client asks in tests beside a service: servers on ports of their own. */
import type { RequestListener } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, connect as openSocket, type Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** A server that answers as `listener` says until the end of the test; its base URL. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener)
  const port = await listen(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

/** A server that cuts its first connections, then leads to a service; its base URL. */
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

/** A base URL where nobody listens. */
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

/** A `fetch` that notes the statuses of what it got. */
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
