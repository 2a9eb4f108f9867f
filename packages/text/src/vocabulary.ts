/** What every entry of the package gives: types, formats, errors. */

export { copyPassage, type Passage } from './engine/passage.js'
export { encode, encodedLength, encodeInto, type Notation } from './formats/format.js'
export { GeneratedText } from './generated-text.js'
export { GrammarError } from './notation/grammar.js'
export type { Direction, List, Locale, LocaleInfo, Opening } from './notation/locale.js'
export { FORMATS, type Format, ITEMS_PROPERTY, TYPES, type Type } from './options.js'
export { TEXT_VERSION } from './text-version.js'
export type { TextChunks, TextOptions } from './write.js'
