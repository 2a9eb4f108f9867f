/** The files of a folder that the build has filled and compressed, as the service gives them. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type KeptAnswer, keep, sendKept } from '../http/kept-answer.js'

export interface BuiltFiles {
  readonly folder: string
  /** The path of the folder, with a slash at its end. */
  readonly path: string
  /** The headers of every file, besides those that tell what it is. */
  readonly headers: Readonly<Record<string, string>>
  /** What the path of the folder gives; `index.html` where nothing else is said. */
  readonly index?: Index
}

/** Which of the files a client gets that asks for none. */
export interface Index {
  readonly nameFor: (request: FastifyRequest) => string
  /** The headers of a request that it depends on. */
  readonly vary: string
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
 * Adds a route to each file, so that any other path under the folder is an unknown path, and one to the
 * folder.
 *
 * @throws Error when there is no such folder, or a file in it has no known media type
 */
export function addBuiltFiles(app: FastifyInstance, files: BuiltFiles): void {
  const built = readdirSync(files.folder)
  const names = built.filter((name) => !name.endsWith(SUFFIXES.br) && !name.endsWith(SUFFIXES.gzip))
  const codingsOf = (name: string) =>
    CODINGS.filter((coding) => built.includes(name + SUFFIXES[coding]))

  for (const name of names) {
    const answer = builtFile(files, name, codingsOf(name), 'accept-encoding')
    app.get(files.path + name, function getBuiltFile(request, reply) {
      return sendKept(request, reply, answer(request.headers['accept-encoding']))
    })
  }

  const { nameFor = () => 'index.html', vary = undefined } = files.index ?? {}
  const varies = ['accept-encoding', ...(vary === undefined ? [] : [vary])].join(', ')
  const pages = names.filter((name) => name.endsWith('.html'))
  const answers = new Map(
    pages.map((name) => [name, builtFile(files, name, codingsOf(name), varies)]),
  )
  if (answers.size === 0) return
  app.get(files.path, function getIndex(request, reply) {
    const answer = answers.get(nameFor(request)) as (accepted?: string) => KeptAnswer
    return sendKept(request, reply, answer(request.headers['accept-encoding']))
  })
}

/** Gives a file in the coding that a client likes best, read when that is first asked for. */
function builtFile(
  { folder, headers }: BuiltFiles,
  name: string,
  codings: readonly Coding[],
  vary: string,
) {
  const type = MEDIA_TYPES[extname(name)]
  if (type === undefined) throw new Error(`no media type is known for ${join(folder, name)}`)
  const kept = new Map<Coding, KeptAnswer>()
  return (accepted = ''): KeptAnswer => {
    const coding = (negotiate(accepted.toLowerCase(), [...codings]) ?? 'identity') as Coding
    const known = kept.get(coding)
    if (known !== undefined) return known
    const answer = keep(readFileSync(join(folder, name + SUFFIXES[coding])), {
      ...headers,
      'content-type': type,
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      vary,
    })
    kept.set(coding, answer)
    return answer
  }
}
