/** A custom element, `poly-ipsum`, and an attribute, `data-ipsum`, that fill a page with placeholder text. */
export { defineIpsum, type IpsumSource } from './define.js'
export type { PolyIpsumElement } from './poly-ipsum-element.js'
export type { Generate, IpsumText } from './source.js'
export type {
  Format,
  IpsumOptions,
  LocaleCode,
  PolyIpsumAttributes,
  PolyIpsumProperties,
  Type,
} from './vocabulary.js'
