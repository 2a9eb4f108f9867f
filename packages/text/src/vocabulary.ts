/** Exports that every entry of the package has: types and formats. */

export { copyPassage, type Passage } from './engine/passage.js'
export {
  encode,
  encodedLength,
  encodeForms,
  encodeInto,
  type Form,
  type Notation,
} from './formats/format.js'
export { GeneratedText } from './generator/generated-text.js'
export type { TextChunks } from './generator/write.js'
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
  Table,
} from './language/locale.js'
export * from './options.js'
export { TEXT_VERSION } from './text-version.js'
