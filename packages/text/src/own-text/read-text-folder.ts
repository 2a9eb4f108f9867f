/** Reads a folder of own text from the disk. */
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { NotationError, type NotationFault } from '../notation/faults.js'
import { BOUNDS, type TextFiles } from './text-files.js'

/**
 * Reads the files of a folder of own text, for `readText` and `checkText`. Passes over hidden files and
 * those that are no text. Links within the folder are followed.
 *
 * @param language the code of a language: the folders of others are then passed over
 * @throws NotationError for a link to elsewhere, and for what is no file or too large to be read;
 *   the error of the file system when there is no such folder
 */
export async function readTextFolder(folder: string, language?: string): Promise<TextFiles> {
  const root = await realpath(folder)
  const faults: NotationFault[] = []
  const files: Record<string, Uint8Array> = {}
  let total = 0
  let count = 0
  await readFrom('', true)
  if (faults.length > 0) throw new NotationError(faults)
  return files

  async function readFrom(under: string, isTop: boolean): Promise<void> {
    for (const name of (await readdir(join(root, under))).toSorted()) {
      if (name.startsWith('.')) continue
      const path = under === '' ? name : `${under}/${name}`
      const place = await placeOf(path)
      if (place === undefined) continue
      const { isDirectory, isFile, size } = place
      if (isDirectory) {
        if (isTop && (language === undefined || name === language)) await readFrom(path, false)
      } else if (name.endsWith('.txt')) {
        if (isFile) await readOne(path, size)
        else complain(path, 'no file', 'Put a file of text there')
      }
    }
  }

  async function readOne(path: string, size: number): Promise<void> {
    total += size
    count += 1
    if (size > BOUNDS.fileBytes) {
      complain(path, `${size} bytes`, `Divide it: a file has ${BOUNDS.fileBytes} at most`)
    } else if (total <= BOUNDS.folderBytes && count <= BOUNDS.files) {
      files[path] = await readFile(join(root, path))
    } else if (total - size <= BOUNDS.folderBytes && count - 1 <= BOUNDS.files) {
      const most = `${BOUNDS.files} files and ${BOUNDS.folderBytes} bytes`
      complain('.', 'too much text', `Leave ${most} at most`)
    }
  }

  /** What is at a path; undefined, with a fault, when that is elsewhere or nothing. */
  async function placeOf(path: string) {
    try {
      const target = await realpath(join(root, path))
      if (!target.startsWith(root + sep)) {
        complain(path, 'a link to elsewhere', 'Put the file itself there')
        return undefined
      }
      const found = await stat(target)
      return { isDirectory: found.isDirectory(), isFile: found.isFile(), size: found.size }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      complain(path, `no file that can be read (${code})`, 'Mend or remove it')
      return undefined
    }
  }

  function complain(file: string, fault: string, remedy: string): void {
    faults.push({ file, line: 1, fault, remedy })
  }
}
