/** Which open files are of a folder of own text. */
import { open, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CODE, FOLDER_FILE, LANGUAGE_FILE } from '@polyipsum/text/folder'

/** Where a file stands: `<folder>/<language>/<name>.txt`, or `<folder>/own-text.txt`. */
export interface OwnTextFile {
  /** The folder of own text. */
  readonly folder: string
  /** The code of the language; undefined for the file of the folder. */
  readonly language: string | undefined
  /** The name of the file without `.txt`. */
  readonly name: string
}

/** The path of a file in its folder, as faults have it. */
export function pathOf({ language, name }: OwnTextFile): string {
  return language === undefined ? `${name}.txt` : `${language}/${name}.txt`
}

/** Where a file would stand in a folder of own text; undefined for any other path. */
export function placeOf(uri: string): OwnTextFile | undefined {
  if (!uri.startsWith('file:') || !uri.endsWith('.txt')) return undefined
  let path: string
  try {
    path = fileURLToPath(uri)
  } catch {
    // Of another machine.
    return undefined
  }
  const file = basename(path)
  const above = dirname(path)
  const name = file.slice(0, -'.txt'.length)
  if (file === FOLDER_FILE) return { folder: above, language: undefined, name }
  const language = basename(above)
  return CODE.test(language) ? { folder: dirname(above), language, name } : undefined
}

const PIECE = /^# piece: /mu

/** How much is read of how many files beside one, to know its folder. */
const BEGINNING_BYTES = 4096
const MOST_FILES = 50

/**
 * Whether a file with a place is one of own text. Its folder then has a `language.txt`, or a file with a
 * piece: other text files in a folder `en` are none.
 */
export async function isOwnText(place: OwnTextFile, text: string): Promise<boolean> {
  const { folder, language, name } = place
  if (language === undefined || name === LANGUAGE_FILE || PIECE.test(text)) return true
  return hasPieces(join(folder, language))
}

async function hasPieces(folder: string): Promise<boolean> {
  try {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.txt'))
    if (files.includes(`${LANGUAGE_FILE}.txt`)) return true
    for (const file of files.slice(0, MOST_FILES)) {
      if (PIECE.test(await beginningOf(join(folder, file)))) return true
    }
  } catch {
    // Without a folder that can be read, the file itself is all there is.
  }
  return false
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    // A pipe would never end.
    if (!(await file.stat()).isFile()) return ''
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES))
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}
