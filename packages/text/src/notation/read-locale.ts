import type { Language, Locale, Wordings } from '../language/locale.js'
import { NotationError, type NotationFault } from './faults.js'
import { INTERFACE_FILE, type InterfaceKeys, readInterface } from './read-interface.js'
import { readLanguage } from './read-language.js'
import { FILLER_FILE, readTopic } from './read-topic.js'

/** The file with everything but the pieces. */
export const LANGUAGE_FILE = 'language'

/** The name of a topic: URLs and paths of modules contain it. */
const TOPIC = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u

/** Whether a file may have this name, without `.txt`, as that of a topic. */
export function isTopicName(name: string): boolean {
  return TOPIC.test(name) && ![LANGUAGE_FILE, FILLER_FILE, INTERFACE_FILE].includes(name)
}

/** The texts of files by their names without `.txt`. */
export type LocaleFiles = Readonly<Record<string, string>>

/**
 * Reads a language from the texts of its folder.
 *
 * @param code the name of the folder
 * @param keys the keys of `interface.txt`; none by default
 * @throws NotationError with the faults of every file, or of `language.txt` alone if it has any
 */
export function readLocale(code: string, files: LocaleFiles, keys: InterfaceKeys = {}): Locale {
  const { [LANGUAGE_FILE]: text = '', ...others } = files
  const language = readLanguage(code, plain(text))
  return { ...language, ...readPieces(language, others, keys) }
}

/**
 * Reads the files of pieces of a language, and its words of interfaces.
 *
 * @param keys the keys of `interface.txt`
 * @throws NotationError with the faults of every file
 */
export function readPieces(
  language: Language,
  files: LocaleFiles,
  keys: InterfaceKeys,
): Pick<Locale, 'topics' | 'pieces' | 'wordings'> {
  const { code } = language
  const names = Object.keys(files)
    .filter((name) => name !== INTERFACE_FILE)
    .toSorted()
  const topics = names.filter((name) => name !== FILLER_FILE)
  const faults: NotationFault[] = []
  const complain = (name: string, fault: string, remedy: string) =>
    faults.push({ file: `${code}/${name}.txt`, line: 1, fault, remedy })
  for (const topic of topics) {
    if (isTopicName(topic)) continue
    const remedy = 'Use small letters of English, with a hyphen between two words'
    complain(topic, `“${topic}” cannot be the name of a topic`, remedy)
  }
  if (names.length === 0) complain(FILLER_FILE, 'no piece', 'Write one, or the file of a topic')
  if (topics.length > 0 && topics.length < names.length) {
    const remedy = 'Name it after a topic, or remove the files of the topics'
    complain(FILLER_FILE, 'text without a topic in a language that has topics', remedy)
  }
  /** Reads a file, and notes its faults. */
  function reading<Content>(read: () => Content): Content | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof NotationError)) throw error
      faults.push(...error.faults)
      return undefined
    }
  }
  const pieces = names.flatMap(
    (name) => reading(() => readTopic(language, name, plain(files[name] as string))) ?? [],
  )
  const wordings = reading(() => readWordings(language, files, keys))
  if (faults.length > 0) throw new NotationError(faults)
  return { topics, pieces, ...(wordings && { wordings }) }
}

/**
 * Reads the words of interfaces of a language.
 *
 * @returns undefined when there is no `interface.txt`
 * @throws NotationError with every fault of the file
 */
export function readWordings(
  language: Language,
  files: LocaleFiles,
  keys: InterfaceKeys,
): Wordings | undefined {
  const text = files[INTERFACE_FILE]
  return text === undefined ? undefined : readInterface(language, plain(text), keys)
}

/** Removes what editors on Windows add: a byte order mark, and a carriage return in each line. */
function plain(text: string): string {
  return text.replace(/^\u{feff}/u, '').replaceAll('\r\n', '\n')
}
