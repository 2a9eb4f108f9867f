/** Own text: a folder beside our languages, read at the start and again at a signal. */
import { Worker } from 'node:worker_threads'
import { withLocales } from '@polyipsum/text'
import { languagesOf } from '@polyipsum/text/reading'
import { ownDocuments } from './own-documents.js'
import type { OwnTextsResult, OwnTextsTask } from './own-texts-thread.js'
import { type Texts, textsOf } from './texts.js'

/** A folder of own text cannot be read. The message has a line for each fault. */
export class OwnTextError extends Error {
  override readonly name = 'OwnTextError'
}

/**
 * Reads a folder of own text, in a thread of its own.
 *
 * @param rateLimit that the documents state, in requests a minute; 0 for none
 * @throws OwnTextError with every fault of the folder
 */
export async function readOwnTexts(folder: string, rateLimit: number): Promise<Texts> {
  const limit = rateLimit === 0 ? undefined : rateLimit
  const result = await resultOf({ folder, limit })
  if ('faults' in result) {
    throw new OwnTextError(result.faults.map((fault) => `TEXT_DIR ${folder}: ${fault}`).join('\n'))
  }
  const { locales, version, sources } = result
  return textsOf(languagesOf(withLocales(locales)), version, ownDocuments(sources))
}

function resultOf(workerData: OwnTextsTask): Promise<OwnTextsResult> {
  const thread = new Worker(new URL('./own-texts-thread.js', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error(`the thread that reads ${workerData.folder} ended`)))
  })
}

/** Reads something again each time it is told to, one reading at a time. */
export function rereader(read: () => Promise<void>): () => void {
  let isReading = false
  let isAsked = false
  return function readAgain() {
    isAsked = true
    if (isReading) return
    isReading = true
    const next = async () => {
      while (isAsked) {
        isAsked = false
        await read()
      }
    }
    next().finally(() => {
      isReading = false
    })
  }
}
