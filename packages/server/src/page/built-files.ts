/** Serves the files of a folder that the build has filled and compressed. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type KeptAnswer, keep, sendKept } from '../http/kept-answer.js'

export interface BuiltFiles {
  readonly folder: string
  /** The path of the folder, with a slash at its end. */
  readonly path: string
  /** The headers of every file besides those that describe its body. */
  readonly headers: Readonly<Record<string, string>>
  /** The file at the path of the folder; `index.html` by default. */
  readonly index?: Index
}

/** Chooses the file for a request of the folder. */
export interface Index {
  readonly nameFor: (request: FastifyRequest) => string
  /** The request headers that the choice depends on. */
  readonly vary: string
}

/** The suffix of a file's name for each content coding; the best coding first. */
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
 * Adds a route for each file and for the folder. Any other path under the folder stays unknown.
 *
 * `@fastify/static` (9.3 and 10.1) would make weak entity tags, from the time of the build.
 *
 * @throws Error when the folder does not exist, or a file in it has no known media type
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

/** Returns a file in the client's preferred coding. It is read for its first request. */
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
