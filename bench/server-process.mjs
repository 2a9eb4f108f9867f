/** A server in a process of its own, on a core of its own. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '../packages/server/dist/node-flags.js'

/** The core of the servers. The script in package.json binds the client to the other core. */
const CORE = '0'

export class ServerProcess {
  #child
  port

  /** Starts the server of this name in `servers/`, and waits until it listens. */
  static async start(name) {
    const server = new ServerProcess()
    const script = fileURLToPath(new URL('serve.mjs', import.meta.url))
    const options = ['polyipsum', 'no-limit', 'shared'].includes(name) ? NODE_FLAGS : []
    const command = ['-c', CORE, process.execPath, ...options, script, name]
    server.#child = spawn('taskset', command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const { port } = await server.#message()
    server.port = port
    return server
  }

  /** The CPU time of the server, user and system, in microseconds. */
  async cpuTime() {
    return (await this.#ask('cpu')).cpu
  }

  /** The CPU time that another program (Redis) has used for the server, in microseconds. */
  async otherCpuTime() {
    return (await this.#ask('otherCpu')).cpu
  }

  /** The 99th percentile of its event-loop delay since the last call, in milliseconds. */
  async eventLoopDelay() {
    return (await this.#ask('delay')).delay
  }

  /** Sets the answer of the bare server. */
  async setAnswer(answer) {
    await this.#ask('answer', answer)
  }

  /** Resets the peak of its memory. */
  resetPeak() {
    writeFileSync(`/proc/${this.#child.pid}/clear_refs`, '5')
  }

  /** The most resident memory since the last reset, in megabytes. */
  peak() {
    return this.#status('VmHWM')
  }

  /** The resident memory, in megabytes. */
  resident() {
    return this.#status('VmRSS')
  }

  #status(field) {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8')
    const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`, 'u').exec(status)
    return Number(kilobytes) / 1000
  }

  stop() {
    this.#child.kill()
  }

  #ask(what, value) {
    this.#child.send({ what, value })
    return this.#message()
  }

  #message() {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('the server ended'))
      this.#child.once('exit', fail)
      this.#child.once('message', (message) => {
        this.#child.off('exit', fail)
        resolve(message)
      })
    })
  }
}
