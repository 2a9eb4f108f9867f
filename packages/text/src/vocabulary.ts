/** What every entry of the package gives: types and formats. */

export { copyPassage, type Passage } from './engine/passage.js'
export { encode, encodedLength, encodeInto, type Notation } from './formats/format.js'
export { GeneratedText } from './generated-text.js'
export type {
  Alternatives,
  Choice,
  Direction,
  Language,
  Line,
  ListChoice,
  Locale,
  LocaleInfo,
  Opening,
  Paragraph,
  Piece,
  Sentence,
} from './locale.js'
export * from './options.js'
export { TEXT_VERSION } from './text-version.js'
export type { LengthOption, TextChunks, TextOptions } from './write.js'
