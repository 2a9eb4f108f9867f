/** The files of a folder that the build has filled and compressed, as the service gives them. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { type KeptAnswer, keep, sendKept } from '../http/kept-answer.js'

export interface BuiltFiles {
  readonly folder: string
  /** The path of the folder, with a slash at its end. */
  readonly path: string
  /** The headers of every file, besides those that tell what it is. */
  readonly headers: Readonly<Record<string, string>>
}

/** What the name of a file has at its end for each content coding; the best coding first. */
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const
type Coding = keyof typeof SUFFIXES
const CODINGS = Object.keys(SUFFIXES) as Coding[]

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Adds a route to each file, so that any other path under the folder is an unknown path; `index.html` is
 * at the path of the folder as well.
 *
 * @throws Error when there is no such folder, or a file in it has no known media type
 */
export function addBuiltFiles(app: FastifyInstance, files: BuiltFiles): void {
  const names = readdirSync(files.folder)
  for (const name of names) {
    if (name.endsWith(SUFFIXES.br) || name.endsWith(SUFFIXES.gzip)) continue
    const codings = CODINGS.filter((coding) => names.includes(name + SUFFIXES[coding]))
    const answer = builtFile(files, name, codings)
    for (const place of name === 'index.html' ? ['', name] : [name]) {
      app.get(files.path + place, function getBuiltFile(request, reply) {
        return sendKept(request, reply, answer(request.headers['accept-encoding']))
      })
    }
  }
}

/** Gives a file in the coding that a client likes best, read when that is first asked for. */
function builtFile({ folder, headers }: BuiltFiles, name: string, codings: Coding[]) {
  const type = MEDIA_TYPES[extname(name)]
  if (type === undefined) throw new Error(`no media type is known for ${join(folder, name)}`)
  const kept = new Map<Coding, KeptAnswer>()
  return (accepted = ''): KeptAnswer => {
    const coding = (negotiate(accepted.toLowerCase(), codings) ?? 'identity') as Coding
    const known = kept.get(coding)
    if (known !== undefined) return known
    const answer = keep(readFileSync(join(folder, name + SUFFIXES[coding])), {
      ...headers,
      'content-type': type,
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      vary: 'accept-encoding',
    })
    kept.set(coding, answer)
    return answer
  }
}
