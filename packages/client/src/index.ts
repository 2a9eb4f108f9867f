/** A client of the service, with the types of its options, answers and errors. */
export { type Client, type ClientOptions, createClient } from './client.js'
export { ConnectionError } from './connection-error.js'
export { DeadlineError } from './deadline-error.js'
export type { Fetch } from './exchange.js'
export type { ArticleNode, GeneratedText, StructuredText } from './generated-text.js'
export type { Language } from './language.js'
export { type ProblemDocument, ProblemError } from './problem-error.js'
export type { Quota } from './quota.js'
export type {
  CallBounds,
  CallOptions,
  ListOptions,
  TextOptions,
  TypedListOptions,
  TypedOptions,
  UntypedListOptions,
  UntypedOptions,
} from './text-options.js'
export type { Fault, Format, ItemsProperty, LocaleCode, Type } from './vocabulary.js'
