/** One of the processes of `two-processes.mjs`. */
import { server } from './polyipsum.mjs'

process.on('message', () => process.send(process.cpuUsage()))
server.listen(0, '127.0.0.1')
