/** The element's part of the contract, which `tools/element-vocabulary.mjs` writes. */
// biome-ignore-all format: no line is broken

/** The type of an item. */
export type Type = 'paragraph' | 'sentence' | 'word' | 'title' | 'article' | 'label' | 'message'

/** The format of a text. */
export type Format = 'text' | 'html' | 'markdown' | 'json'

/** The code of a language, a tag of BCP 47: `de`, `pt-BR`. */
export type LocaleCode = 'la' | 'tr' | 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'pt-BR' | 'nl' | 'pl' | 'ru' | 'el' | 'ar' | 'he' | 'ja' | 'zh' | 'zh-Hant' | 'ko' | 'hi' | 'th' | 'vi' | 'id' | 'cs' | 'sv' | 'da' | 'fi' | 'no' | 'uk' | 'ro' | 'hu' | 'bg' | 'en-XA' | 'ar-XB'

/** What an element asks for, as a function takes it. */
export interface IpsumOptions {
  /**
   * How many items to write. A whole number from 1 to 100.
   *
   * @default 1
   */
  readonly count?: number | undefined
  /**
   * The type of each item.
   *
   * @default 'paragraph'
   */
  readonly type?: 'paragraph' | 'sentence' | 'word' | 'title' | 'article' | 'label' | 'message' | undefined
  /**
   * The language. One of the codes, or a language tag as browsers send it. Tags are looked up regardless of case (RFC 4647): `en-US` and `en_US` give `en`, `zh-TW` gives `zh-Hant`, `nb` gives `no`.
   *
   * @default 'la'
   */
  readonly locale?: LocaleCode | (string & Record<never, never>) | undefined
  /**
   * Whether the text begins with “Lorem ipsum”. This works in every language. Labels and messages never do.
   *
   * @default true
   */
  readonly start?: boolean | undefined
  /** Any text; the same seed gives the same text again. 1 to 64 characters, or a safe integer, which means its decimal digits. The answer is the same byte for byte, and caches may keep it. Without a seed, every answer is different. */
  readonly seed?: string | number | undefined
  /** How many items of the text of the seed come before the first. A whole number from 0 to 1000. The answer has the items from there on, so cards, pages and endless lists of one seed never show the same. Without it, the answer begins with the first item. Only with a seed. */
  readonly offset?: number | undefined
  /** What the text is about. One of the topics of the language. Without it, the text moves from topic to topic. Words have no topic. Of labels it is a group: `actions`, `navigation`, `fields`, `states`; of messages `errors`, `notices`, `questions`, `empty`, `hints`. */
  readonly topic?: string | undefined
  /** The length of paragraphs. Sentences in each: `short` 1 to 3, `medium` 3 to 8, `long` 9 to 12, `verylong` 13 to 18. Without it, paragraphs keep the length that they were written with, which is medium. */
  readonly length?: 'short' | 'medium' | 'long' | 'verylong' | undefined
  /** How many characters each item has, exactly. A number such as `160`, or a range such as `120-160`. Characters are Unicode code points of the plain text. Each item is made of whole sentences where they fit, otherwise of whole words. */
  readonly chars?: number | `${number}` | `${number}-${number}` | readonly [least: number, most: number] | undefined
  /** How many bytes of UTF-8 each item has, exactly. A number or a range, as for `chars`. */
  readonly bytes?: number | `${number}` | `${number}-${number}` | readonly [least: number, most: number] | undefined
  /** The elements of an article besides its title and paragraphs. Elements separated by commas, or `all`, or `none`. `all`, or every element by name, adds a nested list, a subheading, a rule and code within a line. Without `with`: headings, lists, quotes, links, emphasis. */
  readonly with?: readonly ('headings' | 'lists' | 'definitions' | 'quotes' | 'tables' | 'code' | 'images' | 'links' | 'emphasis')[] | 'all' | 'none' | (string & Record<never, never>) | undefined
}

/** The attributes of `poly-ipsum`. */
export interface PolyIpsumAttributes {
  /**
   * How many items to write. A whole number from 1 to 100.
   *
   * @default 1
   */
  readonly count?: number | `${number}` | undefined
  /**
   * The type of each item.
   *
   * @default 'paragraph'
   */
  readonly type?: 'paragraph' | 'sentence' | 'word' | 'title' | 'article' | 'label' | 'message' | undefined
  /**
   * The language. One of the codes, or a language tag as browsers send it. Tags are looked up regardless of case (RFC 4647): `en-US` and `en_US` give `en`, `zh-TW` gives `zh-Hant`, `nb` gives `no`.
   *
   * @default 'la'
   */
  readonly locale?: LocaleCode | (string & Record<never, never>) | undefined
  /** The format of the text. */
  readonly format?: 'text' | 'html' | 'markdown' | 'json' | undefined
  /**
   * Whether the text begins with “Lorem ipsum”. This works in every language. Labels and messages never do.
   *
   * @default true
   */
  readonly start?: 'true' | 'false' | undefined
  /** Any text; the same seed gives the same text again. 1 to 64 characters, or a safe integer, which means its decimal digits. The answer is the same byte for byte, and caches may keep it. Without a seed, every answer is different. */
  readonly seed?: string | number | undefined
  /** How many items of the text of the seed come before the first. A whole number from 0 to 1000. The answer has the items from there on, so cards, pages and endless lists of one seed never show the same. Without it, the answer begins with the first item. Only with a seed. */
  readonly offset?: number | `${number}` | undefined
  /** What the text is about. One of the topics of the language. Without it, the text moves from topic to topic. Words have no topic. Of labels it is a group: `actions`, `navigation`, `fields`, `states`; of messages `errors`, `notices`, `questions`, `empty`, `hints`. */
  readonly topic?: string | undefined
  /** The length of paragraphs. Sentences in each: `short` 1 to 3, `medium` 3 to 8, `long` 9 to 12, `verylong` 13 to 18. Without it, paragraphs keep the length that they were written with, which is medium. */
  readonly length?: 'short' | 'medium' | 'long' | 'verylong' | undefined
  /** How many characters each item has, exactly. A number such as `160`, or a range such as `120-160`. Characters are Unicode code points of the plain text. Each item is made of whole sentences where they fit, otherwise of whole words. */
  readonly chars?: number | `${number}` | `${number}-${number}` | undefined
  /** How many bytes of UTF-8 each item has, exactly. A number or a range, as for `chars`. */
  readonly bytes?: number | `${number}` | `${number}-${number}` | undefined
  /** The elements of an article besides its title and paragraphs. Elements separated by commas, or `all`, or `none`. `all`, or every element by name, adds a nested list, a subheading, a rule and code within a line. Without `with`: headings, lists, quotes, links, emphasis. */
  readonly with?: 'all' | 'none' | (string & Record<never, never>) | undefined
}

/** The properties of `poly-ipsum`: the attributes, as text. */
export interface PolyIpsumProperties {
  get count(): string | null
  set count(value: number | `${number}` | number | null | undefined)
  get type(): string | null
  set type(value: 'paragraph' | 'sentence' | 'word' | 'title' | 'article' | 'label' | 'message' | 'paragraph' | 'sentence' | 'word' | 'title' | 'article' | 'label' | 'message' | null | undefined)
  get locale(): string | null
  set locale(value: LocaleCode | (string & Record<never, never>) | LocaleCode | (string & Record<never, never>) | null | undefined)
  get format(): string | null
  set format(value: 'text' | 'html' | 'markdown' | 'json' | 'text' | 'html' | 'markdown' | 'json' | null | undefined)
  get start(): string | null
  set start(value: 'true' | 'false' | boolean | null | undefined)
  get seed(): string | null
  set seed(value: string | number | string | number | null | undefined)
  get offset(): string | null
  set offset(value: number | `${number}` | number | null | undefined)
  get topic(): string | null
  set topic(value: string | string | null | undefined)
  get length(): string | null
  set length(value: 'short' | 'medium' | 'long' | 'verylong' | 'short' | 'medium' | 'long' | 'verylong' | null | undefined)
  get chars(): string | null
  set chars(value: number | `${number}` | `${number}-${number}` | number | `${number}` | `${number}-${number}` | readonly [least: number, most: number] | null | undefined)
  get bytes(): string | null
  set bytes(value: number | `${number}` | `${number}-${number}` | number | `${number}` | `${number}-${number}` | readonly [least: number, most: number] | null | undefined)
  get with(): string | null
  set with(value: 'all' | 'none' | (string & Record<never, never>) | readonly ('headings' | 'lists' | 'definitions' | 'quotes' | 'tables' | 'code' | 'images' | 'links' | 'emphasis')[] | 'all' | 'none' | (string & Record<never, never>) | null | undefined)
}

export const GENERATE_PATH = '/api/generate'
export const BODY_TYPE = 'application/json'

/** The most items of a request. */
export const MAX_COUNT = 100
/** The most items that a request may leave out before the first. */
export const MOST_OFFSET = 1000
/** The most characters or bytes of all items of a request together, when their lengths are exact. */
export const MAX_EXTENT = 500000

/** The codes of the languages that are written from right to left. */
export const RTL: readonly string[] = ['ar', 'he', 'ar-XB']

export type ValueKind = 'integer' | 'boolean' | 'extent' | 'text'

/** The kind of each option's value, as far as the element reads it. */
export const OPTION_KINDS: Readonly<Record<string, ValueKind>> = {
  count: 'integer',
  type: 'text',
  locale: 'text',
  format: 'text',
  start: 'boolean',
  seed: 'text',
  offset: 'integer',
  topic: 'text',
  length: 'text',
  chars: 'extent',
  bytes: 'extent',
  with: 'text',
}

/** The options by their other names. */
export const OPTION_ALIASES: Readonly<Record<string, string>> = {
  p: 'count',
  paragraphs: 'count',
  l: 'locale',
  f: 'format',
  startWithLorem: 'start',
}
