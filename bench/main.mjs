import { measureHttp } from './http.mjs'
import { spread } from './statistics.mjs'

const [filter = '', rounds = '5'] = process.argv.slice(2)
const all = await measureHttp({ rounds: Number(rounds), filter })
for (const name of new Set(all.map((m) => m.case))) {
  const of = (server) => all.filter((m) => m.case === name && m.server === server)
  const bare = of('bare')
  for (const server of new Set(all.filter((m) => m.case === name).map((m) => m.server))) {
    const own = of(server)
    const field = (f, digits) =>
      spread(
        own.map((m) => m[f]),
        digits,
      )
    console.log(
      name.padEnd(26),
      server.padEnd(20),
      field('cpu', 1).padEnd(22),
      spread(
        own.map((m, i) => m.cpu / bare[i].cpu),
        2,
      ).padEnd(18),
      field('rate', 0).padEnd(22),
      field('p50', 2),
      field('p99', 2),
      field('peak', 0),
      'bytes',
      field('bytes', 0),
    )
  }
}
