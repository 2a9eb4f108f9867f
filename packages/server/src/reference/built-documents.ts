/** The documents of the reference. The build makes them, with the code in `packages/server/reference`. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIMIT, type ProblemName } from '@polyipsum/contract'
import { type BuiltFile, builtFile, compressed } from '../page/built-files.js'

const FOLDER = fileURLToPath(new URL('../../dist/documents/', import.meta.url))

/** The folder with the script of `/docs`. */
export const DOCS_FOLDER = join(FOLDER, 'docs')

export const builtDocsPage = (): BuiltFile => builtFile(FOLDER, 'docs.html')

export const builtProblemPage = (name: ProblemName): BuiltFile =>
  builtFile(join(FOLDER, 'problems'), `${name}.html`)

/** A limit that no service has, in documents from which those of any other limit are made. */
const SAMPLE_LIMIT = 9_999_999_999

/** The limits, in requests a minute, whose documents the build makes; 0 for no limit. */
export const BUILT_LIMITS: readonly number[] = [0, LIMIT.requests, SAMPLE_LIMIT]

/** The numbers of the sample that follow from its limit: itself, and what one request leaves of it. */
const SAMPLE_NUMBERS = new RegExp(`${SAMPLE_LIMIT}|${SAMPLE_LIMIT - 1}`, 'gu')

/** The folder of the documents that state a limit, in the folder of all documents. */
export const limitFolder = (limit: number): string => `limit-${limit}`

/**
 * A document that states the limit.
 *
 * A limit that was not known to the build is written into the sample by the first request, which then
 * compresses it: less well than the build, in 3 ms.
 *
 * @param limit in requests a minute; 0 for none
 */
export function limitDocument(name: string, limit: number): BuiltFile {
  if (BUILT_LIMITS.includes(limit)) return builtFile(join(FOLDER, limitFolder(limit)), name)
  const sample = builtFile(join(FOLDER, limitFolder(SAMPLE_LIMIT)), name)
  return compressed(name, () => {
    const text = sample.read('identity').toString()
    return Buffer.from(
      text.replaceAll(SAMPLE_NUMBERS, (number) => String(Number(number) - SAMPLE_LIMIT + limit)),
    )
  })
}
