/**
 * The engine without the registry of languages, for a bundle that wants few of them:
 *
 *     import { generate } from '@polyipsum/text/core'
 *     import { tr } from '@polyipsum/text/locales/tr'
 *     generate(tr, { count: 2 }).text
 */
import { type CompiledLocale, compileLocale } from './compiled-locale.js'
import { compose } from './compose.js'
import { encode } from './format.js'
import type { Locale } from './locale.js'
import { TYPES, type Type } from './options.js'
import { copyPassage, type Passage } from './passage.js'
import { Random } from './random.js'

export { encode, encodedLength, encodeInto, type Notation } from './format.js'
export { GrammarError } from './grammar.js'
export type { Direction, List, Locale, Opening } from './locale.js'
export { FORMATS, type Format, TYPES, type Type } from './options.js'
export { copyPassage, type Passage } from './passage.js'
export { TEXT_VERSION } from './text-version.js'

/** What to write. Everything may be left out. */
export interface TextOptions {
  /** The kind of item: `paragraph` (the default), `sentence` or `word`. */
  readonly type?: Type
  /** How many items, a whole number from 1; 1 by default. */
  readonly count?: number
  /** Whether the text begins with “Lorem ipsum”; true by default. */
  readonly start?: boolean
  /** The same seed gives the same text on every platform. Without one, each text differs. */
  readonly seed?: string
}

/** A written text. Strings are made when they are first read. */
export class GeneratedText<Code extends string = string> {
  /** The code of its language. */
  readonly locale: Code
  readonly type: Type
  /** How many items it has. */
  readonly count: number
  readonly #passage: Passage

  constructor(passage: Passage, locale: Code) {
    this.#passage = passage
    this.locale = locale
    this.type = passage.type
    this.count = passage.count
  }

  /** The paragraphs, sentences or words. */
  get items(): readonly string[] {
    const { bytes, count, starts, ends } = this.#passage
    return Array.from({ length: count }, (_, i) => utf8.decode(bytes.subarray(starts[i], ends[i])))
  }

  /** Plain text: paragraphs parted by a blank line, sentences and words as the language does. */
  get text(): string {
    return utf8.decode(encode(this.#passage, 'text'))
  }

  /** HTML: a `p` element a paragraph, or one around all sentences or words. */
  get html(): string {
    return utf8.decode(encode(this.#passage, 'html'))
  }

  /** Markdown (CommonMark). */
  get markdown(): string {
    return utf8.decode(encode(this.#passage, 'markdown'))
  }

  /** JSON: `{"paragraphs":[…],"count":n}`, or `sentences` or `words`. */
  get json(): string {
    return utf8.decode(encode(this.#passage, 'json'))
  }
}

const utf8 = new TextDecoder()

/**
 * Writes placeholder text in a language.
 *
 * @throws RangeError for a type or count that there is not
 * @throws GrammarError where the language file does not follow the notation
 */
export function generate(locale: Locale, options?: TextOptions): GeneratedText {
  return new GeneratedText(copyPassage(generatePassage(locale, options)), locale.code)
}

/**
 * Writes placeholder text as bytes, for `encodedLength`, `encodeInto` and `encode`.
 *
 * The passage holds until the next text in its language is written: encode it first, or
 * keep a copy (`copyPassage`).
 *
 * @throws RangeError for a type or count that there is not
 * @throws GrammarError where the language file does not follow the notation
 */
export function generatePassage(locale: Locale, options: TextOptions = {}): Passage {
  const { type = 'paragraph', count = 1, start = true, seed } = options
  if (!TYPES.includes(type)) {
    throw new RangeError(`type must be one of ${TYPES.join(', ')}, but is ${String(type)}`)
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`count must be a whole number from 1, but is ${String(count)}`)
  }
  return compose(compiledLocale(locale), type, count, start, randomSource(seed))
}

const compiledLocales = new WeakMap<Locale, CompiledLocale>()

/** A locale is compiled when it is first asked for. */
function compiledLocale(locale: Locale): CompiledLocale {
  const known = compiledLocales.get(locale)
  if (known !== undefined) return known
  const compiled = compileLocale(locale)
  compiledLocales.set(locale, compiled)
  return compiled
}

let unforeseeable: Random | undefined

function randomSource(seed: string | undefined): Random {
  if (seed !== undefined) return Random.fromSeed(seed)
  unforeseeable ??= Random.fresh()
  return unforeseeable
}
