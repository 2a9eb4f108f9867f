/**
 * Own text from a folder, in Node.js:
 *
 *     import { readText } from '@polyipsum/text'
 *     import { readTextFolder } from '@polyipsum/text/folder'
 *     const { generate } = await readText(await readTextFolder('my-text'))
 *     generate({ locale: 'en', topic: 'clinic' }).text
 *
 * Besides, what the notation consists of, for tools that help to write it.
 */

import type { Wordings } from './language/locale.js'
import { writeInterface } from './notation/write-interface.js'

export { combinations, countCombinations } from './notation/combinations.js'
export { parseLine } from './notation/parse-line.js'
export { INTERFACE_FILE, INTERFACE_HEADINGS, KEYS_FILE } from './notation/read-interface.js'
export { LANGUAGE_FIELDS, LANGUAGE_SECTIONS } from './notation/read-language.js'
export { isTopicName, LANGUAGE_FILE } from './notation/read-locale.js'
export { FILLER_FILE } from './notation/read-topic.js'
export { writeLanguage } from './notation/write-language.js'
export { writePiece } from './notation/write-piece.js'
export { readTextFolder } from './own-text/read-text-folder.js'
export { CODE, FOLDER_FILE } from './own-text/text-files.js'

/** An `interface.txt` to write over. @param wordings what stands there, such as those of English */
export async function interfaceFile(wordings: Wordings): Promise<string> {
  const { INTERFACE_KEYS } = await import('#locales')
  const all = wordings.flat()
  return writeInterface(INTERFACE_KEYS, (place) => all[place] ?? '…')
}
