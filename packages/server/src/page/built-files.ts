/** Serves files that the build has made and compressed. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type KeptAnswer, keep, sendKept } from '../http/kept-answer.js'

/** The suffix of a file's name for each content coding; the best coding first. */
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const
type Coding = keyof typeof SUFFIXES
const CODINGS = Object.keys(SUFFIXES) as Coding[]

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

type Headers = Readonly<Record<string, string>>

/** A file in one or more content codings. */
export interface BuiltFile {
  readonly mediaType: string
  readonly codings: readonly Coding[]
  /** The bytes of the file in one of its codings. */
  readonly read: (coding: Coding) => Buffer
}

/**
 * A file of a folder, in the codings that the build has made of it.
 *
 * @throws Error when it is not there, or has no known media type
 */
export function builtFile(folder: string, name: string, names = readdirSync(folder)): BuiltFile {
  const codings = CODINGS.filter((coding) => names.includes(name + SUFFIXES[coding]))
  if (!codings.includes('identity')) throw new Error(`no ${name} in ${folder}: build first`)
  return {
    mediaType: mediaTypeOf(name),
    codings,
    read: (coding) => readFileSync(join(folder, name + SUFFIXES[coding])),
  }
}

/** A document that the build could not make, compressed when it is first asked for. */
export function compressed(name: string, make: () => Buffer): BuiltFile {
  const encode: Readonly<Record<Coding, (bytes: Buffer) => Buffer>> = {
    // The default, 11, takes fifty times as long.
    br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: (bytes) => gzipSync(bytes),
    identity: (bytes) => bytes,
  }
  return {
    mediaType: mediaTypeOf(name),
    codings: CODINGS,
    read: (coding) => encode[coding](make()),
  }
}

function mediaTypeOf(name: string): string {
  const type = MEDIA_TYPES[extname(name)]
  if (type === undefined) throw new Error(`no media type is known for ${name}`)
  return type
}

/**
 * Adds a route for a file.
 *
 * `@fastify/static` (9.3 and 10.1) would make weak entity tags, from the time of the build.
 *
 * @param headers besides those that describe the body
 */
export function addBuiltFile(
  app: FastifyInstance,
  path: string,
  file: BuiltFile,
  headers: Headers,
): void {
  addChangingFile(app, path, () => file, headers)
}

/**
 * Adds a route for a file that another one may replace while the service runs.
 *
 * @param fileOf the file of now, the same object for as long as it stays
 * @param headers besides those that describe the body
 */
export function addChangingFile(
  app: FastifyInstance,
  path: string,
  fileOf: () => BuiltFile,
  headers: Headers,
): void {
  const answersOf = keptFor((file: BuiltFile) => answers(file, headers, 'accept-encoding'))
  app.get(path, function getBuiltFile(request, reply) {
    return sendKept(request, reply, answersOf(fileOf())(request))
  })
}

/** Keeps what a function makes for as long as its argument is in use. */
function keptFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, Value>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    kept.set(key, made)
    return made
  }
}

export interface BuiltFiles {
  readonly folder: string
  /** The path of the folder, with a slash at its end. */
  readonly path: string
  /** The headers of every file besides those that describe its body. */
  readonly headers: Headers
  /** The file at the path of the folder; undefined when the folder has no route. */
  readonly index?: Index
}

/** Chooses the file for a request of the folder. */
export interface Index {
  readonly nameFor: (request: FastifyRequest) => string
  /** The request headers that the choice depends on. */
  readonly vary: string
  /** What is sent in place of a file now: the same object for as long as it stays. */
  readonly replace?: (name: string, file: BuiltFile) => BuiltFile
}

/**
 * Adds a route for each file of a folder and for its index. Any other path under the folder stays
 * unknown.
 *
 * @throws Error when the folder does not exist, or a file in it has no known media type
 */
export function addBuiltFiles(app: FastifyInstance, { folder, path, headers, index }: BuiltFiles) {
  const built = readdirSync(folder)
  const names = built.filter((name) => !name.endsWith(SUFFIXES.br) && !name.endsWith(SUFFIXES.gzip))
  const files = new Map(names.map((name) => [name, builtFile(folder, name, built)]))
  for (const [name, file] of files) addBuiltFile(app, path + name, file, headers)
  if (index === undefined) return

  const varies = `accept-encoding, ${index.vary}`
  const answersOf = keptFor((file: BuiltFile) => answers(file, headers, varies))
  app.get(path, function getIndex(request, reply) {
    const name = index.nameFor(request)
    const file = files.get(name) as BuiltFile
    return sendKept(request, reply, answersOf(index.replace?.(name, file) ?? file)(request))
  })
}

/** Returns a file in the client's preferred coding. Each coding is read for its first request. */
function answers({ mediaType, codings, read }: BuiltFile, headers: Headers, vary: string) {
  const kept = new Map<Coding, KeptAnswer>()
  return (request: FastifyRequest): KeptAnswer => {
    const accepted = request.headers['accept-encoding'] ?? ''
    const coding = (negotiate(accepted.toLowerCase(), [...codings]) ?? 'identity') as Coding
    const known = kept.get(coding)
    if (known !== undefined) return known
    const answer = keep(read(coding), {
      ...headers,
      'content-type': mediaType,
      ...(coding !== 'identity' && { 'content-encoding': coding }),
      vary,
    })
    kept.set(coding, answer)
    return answer
  }
}
