/**
 * Own text from a folder, in Node.js:
 *
 *     import { readText } from '@polyipsum/text'
 *     import { readTextFolder } from '@polyipsum/text/folder'
 *     const { generate } = await readText(await readTextFolder('my-text'))
 *     generate({ locale: 'en', topic: 'clinic' }).text
 */

export { combinations, countCombinations } from './notation/combinations.js'
export { isTopicName } from './notation/read-locale.js'
export { writePiece } from './notation/write-piece.js'
export { readTextFolder } from './own-text/read-text-folder.js'
