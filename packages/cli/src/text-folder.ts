/** A folder of the user's own text. */
import { resolve } from 'node:path'
import {
  checkText,
  type Locale,
  NotationError,
  type NotationFault,
  readLocales,
  readText,
  type TextFiles,
  type TextGenerator,
} from '@polyipsum/text'
import { readTextFolder } from '@polyipsum/text/folder'
import { Fault } from './fault.js'

/**
 * The languages with the text of a folder.
 *
 * @throws Fault when there is no such folder, or when its text has faults
 */
export async function openTextFolder(folder: string): Promise<TextGenerator<string>> {
  return readingFolder(folder, readText)
}

async function readingFolder<Result>(
  folder: string,
  read: (files: TextFiles) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(await readTextFolder(folder))
  } catch (error) {
    throw error instanceof NotationError
      ? new Fault(`the text of ${folder} has faults:\n${error.message}`, { cause: error })
      : unreadable(folder, error)
  }
}

/**
 * The languages of a folder, with its text.
 *
 * @throws Fault when there is no such folder, or when its text has faults
 */
export async function localesOfFolder(folder: string): Promise<Readonly<Record<string, Locale>>> {
  return readingFolder(folder, readLocales)
}

/** Every fault of the text of a folder. @throws Fault when there is no such folder */
export async function faultsOfFolder(folder: string): Promise<readonly NotationFault[]> {
  try {
    return await checkText(await readTextFolder(folder))
  } catch (error) {
    if (error instanceof NotationError) return error.faults
    throw unreadable(folder, error)
  }
}

function unreadable(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  if (code === 'ENOENT') return new Fault(`there is no folder ${resolve(folder)}`, { cause: error })
  if (code === 'ENOTDIR') return new Fault(`${resolve(folder)} is no folder`, { cause: error })
  return error
}
