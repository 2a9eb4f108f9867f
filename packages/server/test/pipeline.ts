/** Many requests over one connection, without waiting for the answer to each. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface PipelinedAnswer {
  readonly status: number
  /** Head and body, for `parseResponse`. */
  readonly bytes: Buffer
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

export class Pipeline {
  readonly #socket: Socket
  readonly #bodiless: boolean
  #rest: Buffer = Buffer.alloc(0)
  #answers: PipelinedAnswer[] = []
  #expected = 0
  #resolve: (answers: PipelinedAnswer[]) => void = () => undefined
  #reject: (error: Error) => void = () => undefined

  /**
   * @param method of all requests; an answer to HEAD has a length but no body
   */
  static async to(port: number, method: 'GET' | 'HEAD' = 'GET'): Promise<Pipeline> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    await once(socket, 'connect')
    return new Pipeline(socket, method)
  }

  private constructor(socket: Socket, method: 'GET' | 'HEAD') {
    this.#socket = socket
    this.#bodiless = method === 'HEAD'
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', (error) => this.#reject(error))
    socket.on('close', () => this.#reject(new Error('the connection was closed')))
  }

  /** Waits for all earlier answers, then sends these requests at once. A text stands for its bytes. */
  send(requests: readonly string[]): Promise<PipelinedAnswer[]> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
      this.#answers = []
      this.#expected = requests.length
      this.#socket.write(requests.join(''), 'latin1')
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    for (;;) {
      const end = bytes.indexOf(END_OF_HEAD)
      if (end === -1) break
      const head = bytes.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? 0
      const size = end + END_OF_HEAD.length + (this.#bodiless ? 0 : Number(length))
      if (bytes.length < size) break
      this.#answers.push({ status: Number(head.slice(9, 12)), bytes: bytes.subarray(0, size) })
      bytes = bytes.subarray(size)
    }
    this.#rest = bytes
    if (this.#answers.length >= this.#expected) this.#resolve(this.#answers)
  }
}
