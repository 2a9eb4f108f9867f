/** What every entry of the package gives: types, formats, errors. */
export { encode, encodedLength, encodeInto, ITEMS_PROPERTY, type Notation } from './format.js'
export { GeneratedText } from './generated-text.js'
export { GrammarError } from './grammar.js'
export type { Direction, List, Locale, LocaleInfo, Opening } from './locale.js'
export { FORMATS, type Format, TYPES, type Type } from './options.js'
export { copyPassage, type Passage } from './passage.js'
export { TEXT_VERSION } from './text-version.js'
export type { TextChunks, TextOptions } from './write.js'
