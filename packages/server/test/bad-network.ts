import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A network between a client and a server. It can lose or delay what the server sends. */
export class BadNetwork {
  readonly url: string
  /** Whether it loses what the server sends. */
  deaf = false
  /** The delay of what the server sends, in milliseconds. */
  delayMs = 0
  readonly #sockets = new Set<Socket>()
  readonly #close: () => void

  static async before(serverPort: number): Promise<BadNetwork> {
    const listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const network = new BadNetwork((listener.address() as AddressInfo).port, () => listener.close())
    listener.on('connection', (client) => network.#join(client, connect(serverPort, '127.0.0.1')))
    return network
  }

  private constructor(port: number, close: () => void) {
    this.url = `redis://127.0.0.1:${port}`
    this.#close = close
  }

  #join(client: Socket, server: Socket): void {
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        client.destroy()
        server.destroy()
        this.#sockets.delete(socket)
      })
    }
    client.pipe(server)
    server.on('data', (chunk) => {
      if (this.deaf) return
      if (this.delayMs === 0) client.write(chunk)
      else setTimeout(() => client.write(chunk), this.delayMs)
    })
  }

  /** Breaks every connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    this.#close()
    this.cut()
  }
}
