/** The documents of the reference. The build makes them, with the code in `packages/server/reference`. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LIMIT, type ProblemName } from '@polyipsum/contract'
import { type BuiltFile, builtFile, compressed } from '../page/built-files.js'

const FOLDER = fileURLToPath(new URL('../../dist/documents/', import.meta.url))

/** The folder with the script of `/docs`. */
export const DOCS_FOLDER = join(FOLDER, 'docs')

export const builtDocsPage = (): BuiltFile => builtFile(FOLDER, 'docs.html')

/** The file with the list of languages. */
export const LANGUAGES_FILE = 'languages.json'

export const builtLanguages = (): BuiltFile => builtFile(FOLDER, LANGUAGES_FILE)

export const builtProblemPage = (name: ProblemName): BuiltFile =>
  builtFile(join(FOLDER, 'problems'), `${name}.html`)

/** A limit that no service has. Its documents serve as a sample for limits that the build does not know. */
const SAMPLE_LIMIT = 9_999_999_999

/** The limits, in requests a minute, whose documents the build makes; 0 for no limit. */
export const BUILT_LIMITS: readonly number[] = [0, LIMIT.requests, SAMPLE_LIMIT]

/** The numbers in the sample: its limit, and what remains of it after one request. */
const SAMPLE_NUMBERS = new RegExp(`${SAMPLE_LIMIT}|${SAMPLE_LIMIT - 1}`, 'gu')

/** The name of the folder with the documents that state a limit. */
export const limitFolder = (limit: number): string => `limit-${limit}`

/**
 * A document that states the limit.
 *
 * The build does not know every limit. For any other, the first request writes the limit into the sample
 * and compresses the result, in a few milliseconds.
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
