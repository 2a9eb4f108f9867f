/**
 * The process of one server. It listens, and tells its parent its CPU time and its event-loop
 * delay.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const {
  server,
  setAnswer,
  cpuUsage = process.cpuUsage,
  otherCpuUsage = () => 0,
} = await import(`./servers/${process.argv[2]}.mjs`)
const delays = monitorEventLoopDelay({ resolution: 1 })

const ANSWERS = {
  async cpu() {
    const { user, system } = await cpuUsage()
    return { cpu: user + system }
  },
  otherCpu() {
    return { cpu: otherCpuUsage() }
  },
  delay() {
    const delay = delays.percentile(99) / 1e6
    delays.reset()
    delays.enable()
    return { delay }
  },
  answer(value) {
    setAnswer(value)
    return {}
  },
}

process.on('message', async ({ what, value }) => process.send(await ANSWERS[what](value)))
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
