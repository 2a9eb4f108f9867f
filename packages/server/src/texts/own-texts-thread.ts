/**
 * The thread that reads own text, checks it and makes the documents of it: seconds of work for a large
 * folder, in which the service answers as before.
 */
import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { languageList } from '@polyipsum/fetch/answer'
import {
  type Locale,
  NotationError,
  readLocales,
  type TextFiles,
  withLocales,
} from '@polyipsum/text'
import { readTextFolder } from '@polyipsum/text/folder'
import { DESCRIBED, describedBy } from './described.js'
import type { OwnSources } from './own-documents.js'

/** What the thread is given. */
export interface OwnTextsTask {
  readonly folder: string
  /** The limit that the documents state; undefined for none. */
  readonly limit: number | undefined
}

/** What it tells: the folder's languages, or what is wrong, one fault a line. */
export type OwnTextsResult =
  | {
      readonly locales: Readonly<Record<string, Locale>>
      readonly version: string
      readonly sources: OwnSources
    }
  | { readonly faults: readonly string[] }

/** The code that makes documents. It is compiled after this package, which it imports. */
const DOCUMENTS = new URL('../reference-code/documents.js', import.meta.url).href

interface Documents {
  readonly documentsOf: (limit: number | undefined) => Omit<OwnSources, 'languages'>
}

parentPort?.postMessage(await readOwn(workerData as OwnTextsTask))

async function readOwn({ folder, limit }: OwnTextsTask): Promise<OwnTextsResult> {
  try {
    const files = await readTextFolder(folder)
    const locales = await readLocales(files)
    return { locales, version: versionOf(files), sources: await sourcesOf(locales, limit) }
  } catch (error) {
    const faults = faultsOf(error)
    if (faults === undefined) throw error
    return { faults }
  }
}

/** The lines of an error that the operator can mend; undefined for any other error. */
function faultsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof NotationError) return error.message.split('\n')
  return error instanceof Error && 'syscall' in error ? [error.message] : undefined
}

/** A digest of all that the files say. */
function versionOf(files: TextFiles): string {
  const digest = createHash('sha256')
  for (const path of Object.keys(files).toSorted()) {
    const content = Buffer.from(files[path] as Uint8Array)
    digest.update(`${path}\n${content.length}\n`).update(content)
  }
  return digest.digest('base64url')
}

async function sourcesOf(
  locales: Readonly<Record<string, Locale>>,
  limit: number | undefined,
): Promise<OwnSources> {
  // The documents read it when they are imported.
  DESCRIBED.now = describedBy(withLocales(locales), true)
  const { documentsOf }: Documents = await import(DOCUMENTS)
  const languages = JSON.stringify(languageList(DESCRIBED.now.languages))
  return { ...documentsOf(limit), languages }
}
