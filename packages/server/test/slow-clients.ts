/** Connections that clients hold open for as long as the server allows. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SlowClients {
  /** Milliseconds from the opening of each ended connection to its end. */
  readonly lives: readonly number[]
  /** The bytes that the server sent on each. */
  readonly answers: readonly string[]
  /** Waits until all have ended, but at most for these milliseconds. */
  readonly ended: (ms: number) => Promise<void>
  readonly close: () => void
}

/** The number of connections that are opened at once: a common length of a server's queue. */
const AT_A_TIME = 50

/**
 * Opens connections. Each sends `start` at once, then a byte of `drip` every second.
 *
 * @param drip empty to send nothing after `start`
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
    // A client that drips continues after the server has ended its side.
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
