/** Two processes of the service behind one address. */
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'

cluster.setupPrimary({ exec: fileURLToPath(new URL('worker.mjs', import.meta.url)), args: [] })

let port = 0

export const server = {
  async listen(_port, _host, listening) {
    const workers = [cluster.fork(), cluster.fork()]
    const ports = workers.map(
      (worker) => new Promise((resolve) => worker.once('listening', resolve)),
    )
    ;[{ port }] = await Promise.all(ports)
    listening()
  },
  address: () => ({ port }),
}

/** The CPU time of all three processes, in microseconds. */
export async function cpuUsage() {
  const own = process.cpuUsage()
  const others = Object.values(cluster.workers).map(
    (worker) =>
      new Promise((resolve) => {
        worker.once('message', resolve)
        worker.send('cpu')
      }),
  )
  const all = [own, ...(await Promise.all(others))]
  const sum = (kind) => all.reduce((total, usage) => total + usage[kind], 0)
  return { user: sum('user'), system: sum('system') }
}
