/** Connections that are held for as long as the server lets them. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SlowClients {
  /** Milliseconds from the opening of each connection to its end, of those that have ended. */
  readonly lives: readonly number[]
  /** What the server said to each. */
  readonly answers: readonly string[]
  /** Waits until all have ended, or for so many milliseconds. */
  readonly ended: (ms: number) => Promise<void>
  readonly close: () => void
}

/** How many connections are opened at a time: a common length of a server's queue. */
const AT_A_TIME = 50

/**
 * Opens connections that send `start` at once, and then a byte of `drip` each second.
 *
 * @param drip what is sent byte by byte; empty to send nothing more
 */
export async function openSlowClients(
  port: number,
  count: number,
  start: string,
  drip: string,
): Promise<SlowClients> {
  const lives: number[] = []
  const answers: string[] = []
  const sockets: Socket[] = []
  for (let client = 0; client < count; client++) {
    if (client % AT_A_TIME === AT_A_TIME - 1) await sleep(20)
    // A client that drips goes on when the server has ended its side.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: drip !== '' })
    sockets.push(socket)
    let opened = performance.now()
    let sent = 0
    let answer = ''
    const timer = setInterval(() => {
      if (sent < drip.length) socket.write(drip.charAt(sent++))
    }, 1000)
    socket.on('connect', () => {
      opened = performance.now()
      if (start !== '') socket.write(start)
    })
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      lives.push(performance.now() - opened)
      answers.push(answer)
    })
  }
  return {
    lives,
    answers,
    async ended(ms) {
      const giveUp = performance.now() + ms
      while (lives.length < count && performance.now() < giveUp) await sleep(50)
    },
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
