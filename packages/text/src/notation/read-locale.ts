/** Reads the folder of a language. */
import type { Locale } from '../language/locale.js'
import { NotationError, type NotationFault } from './faults.js'
import { readLanguage } from './read-language.js'
import { FILLER_FILE, readTopic } from './read-topic.js'

/** The file that says how a language is called and written. */
const LANGUAGE_FILE = 'language'

/**
 * @param code the name of the folder
 * @param files the texts of its files, by their names without `.txt`
 * @throws NotationError that tells the faults of every file
 */
export function readLocale(code: string, files: Readonly<Record<string, string>>): Locale {
  const language = readLanguage(code, files[LANGUAGE_FILE] ?? '')
  const names = Object.keys(files).filter((name) => name !== LANGUAGE_FILE)
  const faults: NotationFault[] = []
  const pieces = names.toSorted().flatMap((name) => {
    try {
      return readTopic(language, name, files[name] as string)
    } catch (error) {
      if (!(error instanceof NotationError)) throw error
      faults.push(...error.faults)
      return []
    }
  })
  if (pieces.length === 0 && faults.length === 0) {
    const file = `${code}/${FILLER_FILE}.txt`
    faults.push({ file, line: 1, fault: 'no piece', remedy: 'Write one, or the file of a topic' })
  }
  if (faults.length > 0) throw new NotationError(faults)
  return { ...language, topics: names.filter((name) => name !== FILLER_FILE).toSorted(), pieces }
}
