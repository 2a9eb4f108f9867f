/**
 * A thread that checks own text. The languages that a check needs take a while to load, and a hostile folder a
 * while to read: in the meantime, the server goes on to complete.
 */
import { parentPort } from 'node:worker_threads'
import { checkText, NotationError, type NotationFault, type TextFiles } from '@polyipsum/text'
import { FOLDER_FILE, readTextFolder } from '@polyipsum/text/folder'

/** A question to the thread: the faults of the folder, as far as the open files go. */
export interface CheckRequest {
  readonly id: number
  readonly folder: string
  /** The languages of the open files. */
  readonly languages: readonly string[]
  /** The texts of the open files, which may not be saved, by their paths in the folder. */
  readonly open: Readonly<Record<string, string>>
}

export interface CheckResult {
  readonly id: number
  readonly faults: readonly NotationFault[]
}

parentPort?.on('message', async ({ id, ...request }: CheckRequest) => {
  const faults = await faultsOf(request)
  parentPort?.postMessage({ id, faults } satisfies CheckResult)
})

async function faultsOf(request: Omit<CheckRequest, 'id'>): Promise<readonly NotationFault[]> {
  const { folder, languages, open } = request
  const faults: NotationFault[] = []
  for (const language of languages) {
    faults.push(...(await faultsOfLanguage(folder, language, open)))
  }
  if (languages.length === 0 && open[FOLDER_FILE] !== undefined) {
    faults.push(...(await checkText({ [FOLDER_FILE]: open[FOLDER_FILE] })))
  }
  return unique(faults)
}

async function faultsOfLanguage(
  folder: string,
  language: string,
  open: Readonly<Record<string, string>>,
): Promise<readonly NotationFault[]> {
  const own = Object.entries(open).filter(
    ([path]) => path === FOLDER_FILE || path.startsWith(`${language}/`),
  )
  try {
    const saved = await savedFiles(folder, language)
    return await checkText({ ...saved, ...Object.fromEntries(own) })
  } catch (error) {
    if (error instanceof NotationError) return error.faults
    throw error
  }
}

/** The files of a language on the disk; none when there is no such folder yet. */
async function savedFiles(folder: string, language: string): Promise<TextFiles> {
  try {
    return await readTextFolder(folder, language)
  } catch (error) {
    if (error instanceof NotationError) throw error
    return {}
  }
}

/** What is wrong with the folder is told of each language. */
function unique(faults: readonly NotationFault[]): readonly NotationFault[] {
  const keyOf = ({ file, line, fault }: NotationFault) => `${file}:${line}:${fault}`
  return [...new Map(faults.map((fault) => [keyOf(fault), fault])).values()]
}
