/** The client's part of the contract, which `tools/client-vocabulary.mjs` writes. */
// biome-ignore-all format: no line is broken

/** The type of an item. */
export type Type = 'paragraph' | 'sentence' | 'word' | 'title' | 'article' | 'label' | 'message'

/** The format of a text. */
export type Format = 'text' | 'html' | 'markdown' | 'json'

/** The code of a language, a tag of BCP 47: `de`, `pt-BR`. */
export type LocaleCode = 'la' | 'tr' | 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'pt-BR' | 'nl' | 'pl' | 'ru' | 'el' | 'ar' | 'he' | 'ja' | 'zh' | 'zh-Hant' | 'ko' | 'hi' | 'th' | 'vi' | 'id' | 'cs' | 'sv' | 'da' | 'fi' | 'no' | 'uk' | 'ro' | 'hu' | 'bg' | 'en-XA' | 'ar-XB'

/** The member of the JSON format that holds the items, by their type. */
export interface ItemsProperty {
  readonly paragraph: 'paragraphs'
  readonly sentence: 'sentences'
  readonly word: 'words'
  readonly title: 'titles'
  readonly article: 'article'
  readonly label: 'labels'
  readonly message: 'messages'
}

/** What to ask for. The client does not send an option that is left out or undefined. */
export interface TextParameters {
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
  /** The same as `start`. If both are given, they must be equal. */
  readonly startWithLorem?: boolean | undefined
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

/** What `generateAll` asks for besides. */
export interface ListParameters {
  /** Several languages, instead of one. A list of different codes or tags. The answer has one text for each, in this order. `count` times the number of languages is at most 100. It is one request of the limit. */
  readonly locales: readonly (LocaleCode | (string & Record<never, never>))[]
}

/** The text in every format. */
export interface ResultTexts<Structured> {
  /** Plain text. */
  readonly text: string
  /** HTML: a `p` for each paragraph, one `p` around all sentences or words, an `h2` for each title, a `ul` of `li` for labels, a `p` for each message, or an `article`; with `dir="rtl"` in right-to-left languages. */
  readonly html: string
  /** Markdown (CommonMark). */
  readonly markdown: string
  /** The items one by one, or the article as mdast. */
  readonly json: Structured
}

/** The parameters that an answer repeats. */
export interface ResultParameters<Of extends Type> {
  /** How many items there are, or sections of the article. */
  readonly count: number
  /** The type of each item. */
  readonly type: Of
  /** The code of the language used. */
  readonly locale: LocaleCode
  /** The seed of the request, as text; absent if it has none. */
  readonly seed?: string
}

/** The answer in several languages. */
export interface ResultList<Text> {
  readonly texts: readonly Text[]
}

/** One fault of a request. Either `parameter` or `pointer` locates it. */
export interface Fault {
  /** The name of the query parameter. */
  readonly parameter?: string
  /** The place in the JSON body: a JSON Pointer as URI fragment, `#/count`. */
  readonly pointer?: string
  /** The expected and the given value, in a sentence. */
  readonly detail: string
  readonly allowed?: readonly string[]
  /** The allowed value that is most similar. */
  readonly nearest?: string
}

/** A problem document. */
export interface ProblemDocument {
  /** A URI reference, relative to the base URL of the service. */
  readonly type: string
  readonly title: string
  readonly status: number
  /** The fault of this request. */
  readonly detail: string
  /** Every fault of an invalid request. */
  readonly errors?: readonly Fault[]
  /** The names of the exceeded quotas. */
  readonly 'violated-policies'?: readonly string[]
}

export const BODY_TYPE = 'application/json'
export const GENERATE_PATH = '/api/generate'
export const LANGUAGES_PATH = '/api/languages'
export const PROBLEM_TYPE = 'application/problem+json'

/** The name of the service's own policy in `RateLimit`. */
export const POLICY = 'default'

/** The media type of each format. */
export const MEDIA_TYPES = {
  text: 'text/plain',
  html: 'text/html',
  markdown: 'text/markdown',
  json: 'application/json',
} as const

/** The kind of a value. */
export type ValueKind = 'integer' | 'choice' | 'language' | 'boolean' | 'text' | 'topic' | 'extent' | 'set' | 'languages'

/** The options that are parameters, each with the kind of its value. */
export const OPTION_KINDS: { readonly [Name in keyof TextParameters]-?: ValueKind } = {
  count: 'integer',
  type: 'choice',
  locale: 'language',
  start: 'boolean',
  startWithLorem: 'boolean',
  seed: 'text',
  offset: 'integer',
  topic: 'topic',
  length: 'choice',
  chars: 'extent',
  bytes: 'extent',
  with: 'set',
}

/** The options of `generateAll` alone. */
export const LIST_OPTION_KINDS: { readonly [Name in keyof ListParameters]-?: ValueKind } = {
  locales: 'languages',
}

/** The option that each of them replaces. */
export const REPLACED_OPTIONS = {
  locales: 'locale',
} as const
