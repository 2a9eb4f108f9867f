/** The files of a folder of own text: which may be there, how large they may be, and what they say. */
import { NotationError, type NotationFault } from '../notation/faults.js'
import { type InterfaceKeys, KEYS_FILE, readKeys } from '../notation/read-interface.js'

/**
 * The files of a folder by their paths in it, such as `en/clinic.txt`: text, or bytes of UTF-8. Files
 * whose names do not end with `.txt` are passed over.
 */
export type TextFiles = Readonly<Record<string, string | Uint8Array>>

/** The bounds of a folder. Our own text is 6 MB in 360 files. */
export const BOUNDS = {
  /** The most bytes of a file. */
  fileBytes: 1_000_000,
  /** The most bytes of all files. */
  folderBytes: 32_000_000,
  /** The most files. */
  files: 2000,
  /** The most UTF-16 code units of a line. */
  lineLength: 2000,
} as const

/** The file that says something of the folder as a whole. */
export const FOLDER_FILE = 'own-text.txt'

/** A file of a language: its folder, and its name without `.txt`. */
const PATH = /^([^/]+)\/([^/]+)\.txt$/u

/** The name of the folder of a language. */
export const CODE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/u

/** A folder of own text, read as text. */
export interface OwnFolder {
  /** Whether a language that is ours as well has these topics alone. */
  readonly isAlone: boolean
  /** The keys of the words of interfaces; undefined when the folder has no list of them. */
  readonly keys: InterfaceKeys | undefined
  /** The texts of the files of each language, by their names without `.txt`. */
  readonly languages: ReadonlyMap<string, Readonly<Record<string, string>>>
}

/** Reads the files of a folder as text. @throws NotationError with every fault, one a file at most */
export function readFolder(files: TextFiles): OwnFolder {
  const faults: NotationFault[] = []
  const languages = new Map<string, Map<string, string>>()
  const complain = (file: string, line: number, fault: string, remedy: string) =>
    faults.push({ file, line, fault, remedy })
  const paths = Object.keys(files)
    .filter((path) => path.endsWith('.txt'))
    .toSorted()
  if (paths.length === 0) complain('.', 1, 'no file of text', 'Write one, such as en/clinic.txt')
  if (paths.length > BOUNDS.files) {
    complain('.', 1, `${paths.length} files`, `Leave ${BOUNDS.files} at most`)
    throw new NotationError(faults)
  }
  let isAlone = false
  let keys: InterfaceKeys | undefined
  let total = 0
  for (const path of paths) {
    const text = readFile(path, files[path] as string | Uint8Array)
    if (text === undefined) continue
    const [, code, name] = PATH.exec(path) ?? []
    if (path === FOLDER_FILE) isAlone = readFolderFile(text)
    else if (path === KEYS_FILE) keys = readKeysFile(text)
    else if (code === undefined || name === undefined) {
      complain(
        path,
        1,
        'a file in the wrong place',
        'Move it into a folder of a language, en/clinic.txt',
      )
    } else if (!CODE.test(code)) {
      complain(
        path,
        1,
        `“${code}” is no code of a language`,
        'Name the folder en, pt-BR or zh-Hant',
      )
    } else {
      languages.set(code, (languages.get(code) ?? new Map()).set(name, text))
    }
  }
  if (total > BOUNDS.folderBytes) {
    complain('.', 1, `${total} bytes of text`, `Leave ${BOUNDS.folderBytes} at most`)
  }
  if (faults.length > 0) throw new NotationError(faults)
  const entries = [...languages].map(([code, texts]) => [code, Object.fromEntries(texts)] as const)
  return { isAlone, keys, languages: new Map(entries) }

  /** The text of a file; undefined when it has a fault. */
  function readFile(path: string, content: string | Uint8Array): string | undefined {
    total += content.length
    if (content.length > BOUNDS.fileBytes) {
      complain(
        path,
        1,
        `${content.length} bytes`,
        `Divide it: a file has ${BOUNDS.fileBytes} at most`,
      )
      return undefined
    }
    const text = typeof content === 'string' ? content : decode(content)
    const lines = text.split('\n')
    const strange = lines.findIndex((line) => line.includes('\ufffd'))
    if (strange !== -1) {
      complain(path, strange + 1, 'bytes that are no UTF-8', 'Save the file in UTF-8')
      return undefined
    }
    const long = lines.findIndex((line) => line.length > BOUNDS.lineLength)
    if (long !== -1) {
      complain(path, long + 1, 'a very long line', `Write ${BOUNDS.lineLength} characters at most`)
      return undefined
    }
    return text
  }

  function readKeysFile(text: string): InterfaceKeys | undefined {
    try {
      return readKeys(text)
    } catch (error) {
      if (!(error instanceof NotationError)) throw error
      faults.push(...error.faults)
      return undefined
    }
  }

  function readFolderFile(text: string): boolean {
    let alone = false
    for (const [i, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
      if (line === '' || line.startsWith('# ')) continue
      if (line === 'topics: these alone') alone = true
      else if (line !== 'topics: these beside ours') {
        const remedy = 'Write “topics: these alone” or “topics: these beside ours”'
        complain(FOLDER_FILE, i + 1, `“${line}” says nothing of the folder`, remedy)
      }
    }
    return alone
  }
}

/** Decodes UTF-8. A byte that is none becomes U+FFFD, which no text has. */
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
