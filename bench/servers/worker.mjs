/** One of the two processes that `two-processes.mjs` starts. */
import { server } from './polyipsum.mjs'

process.on('message', () => process.send(process.cpuUsage()))
server.listen(0, '127.0.0.1')
