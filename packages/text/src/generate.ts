import { type CompiledLocale, compileLocale } from './compiled-locale.js'
import { compose } from './compose.js'
import { encode } from './format.js'
import { LOCALE_CODES, LOCALES, type LocaleCode } from './locales/index.js'
import { TYPES, type Type } from './options.js'
import { copyPassage, type Passage } from './passage.js'
import { Random } from './random.js'

/** What to write. Everything may be left out. */
export interface GenerateOptions {
  /** The kind of item: `paragraph` (the default), `sentence` or `word`. */
  readonly type?: Type
  /** How many items, a whole number from 1; 1 by default. */
  readonly count?: number
  /** The language, by a code of `locales`; `la` by default. */
  readonly locale?: LocaleCode
  /** Whether the text begins with “Lorem ipsum”; true by default. */
  readonly start?: boolean
  /** The same seed gives the same text on every platform. Without one, each text differs. */
  readonly seed?: string
}

/** A written text. Strings are made when they are first read. */
export class GeneratedText {
  readonly locale: LocaleCode
  readonly type: Type
  /** How many items it has. */
  readonly count: number
  readonly #passage: Passage

  constructor(passage: Passage) {
    this.#passage = passage
    this.locale = passage.locale.code as LocaleCode
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
 * Writes placeholder text.
 *
 * @example
 * generate({ locale: 'tr', type: 'sentence', count: 2, seed: 'demo' }).text
 * @throws RangeError for a type, count or locale that there is not
 */
export function generate(options: GenerateOptions = {}): GeneratedText {
  return new GeneratedText(copyPassage(generatePassage(options)))
}

/**
 * Writes placeholder text as bytes, for `encodedLength`, `encodeInto` and `encode`.
 *
 * The passage holds until the next text in its language is written: encode it first, or
 * keep a copy (`copyPassage`).
 *
 * @throws RangeError for a type, count or locale that there is not
 */
export function generatePassage(options: GenerateOptions = {}): Passage {
  const { type = 'paragraph', count = 1, locale = 'la', start = true, seed } = options
  if (!TYPES.includes(type)) {
    throw new RangeError(`type must be one of ${TYPES.join(', ')}, but is ${String(type)}`)
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`count must be a whole number from 1, but is ${String(count)}`)
  }
  return compose(compiledLocale(locale), type, count, start, randomSource(seed))
}

const compiledLocales = new Map<LocaleCode, CompiledLocale>()

/** A locale is compiled when it is first asked for. */
function compiledLocale(code: LocaleCode): CompiledLocale {
  const known = compiledLocales.get(code)
  if (known !== undefined) return known
  if (!Object.hasOwn(LOCALES, code)) {
    throw new RangeError(`locale must be one of ${LOCALE_CODES.join(', ')}, but is ${String(code)}`)
  }
  const compiled = compileLocale(LOCALES[code])
  compiledLocales.set(code, compiled)
  return compiled
}

let unforeseeable: Random | undefined

function randomSource(seed: string | undefined): Random {
  if (seed !== undefined) return Random.fromSeed(seed)
  unforeseeable ??= Random.fresh()
  return unforeseeable
}
