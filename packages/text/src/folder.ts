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

export { combinations, countCombinations } from './notation/combinations.js'
export { parseLine } from './notation/parse-line.js'
export { INTERFACE_FILE, INTERFACE_HEADINGS, KEYS_FILE } from './notation/read-interface.js'
export { LANGUAGE_FIELDS, LANGUAGE_SECTIONS } from './notation/read-language.js'
export { isTopicName, LANGUAGE_FILE } from './notation/read-locale.js'
export { FILLER_FILE } from './notation/read-topic.js'
export { writePiece } from './notation/write-piece.js'
export { readTextFolder } from './own-text/read-text-folder.js'
export { CODE, FOLDER_FILE } from './own-text/text-files.js'
