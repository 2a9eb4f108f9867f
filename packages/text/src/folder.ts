/**
 * Own text from a folder, in Node.js:
 *
 *     import { readText } from '@polyipsum/text'
 *     import { readTextFolder } from '@polyipsum/text/folder'
 *     const { generate } = await readText(await readTextFolder('my-text'))
 *     generate({ locale: 'en', topic: 'clinic' }).text
 */

import type { Wordings } from './language/locale.js'
import { writeInterface } from './notation/write-interface.js'

export { combinations, countCombinations } from './notation/combinations.js'
export { INTERFACE_FILE } from './notation/read-interface.js'
export { isTopicName } from './notation/read-locale.js'
export { writeLanguage } from './notation/write-language.js'
export { writePiece } from './notation/write-piece.js'
export { readTextFolder } from './own-text/read-text-folder.js'

/** An `interface.txt` to write over. @param wordings what stands there, such as those of English */
export async function interfaceFile(wordings: Wordings): Promise<string> {
  const { INTERFACE_KEYS } = await import('#locales')
  const all = wordings.flat()
  return writeInterface(INTERFACE_KEYS, (place) => all[place] ?? '…')
}
