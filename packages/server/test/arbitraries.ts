/** Whatever may be asked, for fast-check. */
import { ELEMENTS, LENGTHS, LOCALES, type LocaleCode, TYPES } from '@polyipsum/text'
import fc from 'fast-check'

export const CODES = Object.keys(LOCALES) as LocaleCode[]
const FORMATS = ['text', 'html', 'markdown', 'json']

/** Values that are right, nearly right, or anything. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 10 }),
  fc.constantFrom('', '0', '1', '100', '101', '1e1', ' 1', 'true', 'false', '__proto__'),
  fc.constantFrom(...Object.keys(LENGTHS), ...ELEMENTS, '7', '80', '120-160', '2-1', 'all', 'none'),
  fc.constantFrom(...CODES, ...TYPES, ...FORMATS, ...LOCALES.en.topics, 'en-US', 'zh-Hans-CN'),
)
const queryNames = [
  'p',
  'paragraphs',
  'count',
  'type',
  'locale',
  'l',
  'format',
  'f',
  'start',
  'seed',
  'topic',
  'length',
  'chars',
  'bytes',
  'with',
]
/** A query string, with its question mark. */
export const anyQuery = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...queryNames) },
        { weight: 1, arbitrary: anyText },
      ),
      anyText,
    ),
    { maxLength: 8 },
  )
  .map(
    (pairs) =>
      `?${new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]))}`,
  )
/** The body of a POST. */
export const anyBody = fc.oneof(
  fc
    .record(
      {
        count: fc.oneof(fc.integer({ min: -5, max: 120 }), fc.double(), fc.jsonValue()),
        type: fc.oneof(fc.constantFrom(...TYPES), fc.jsonValue()),
        locale: fc.oneof(anyText, fc.jsonValue()),
        format: fc.oneof(fc.constantFrom(...FORMATS), fc.jsonValue()),
        startWithLorem: fc.oneof(fc.boolean(), fc.jsonValue()),
        seed: fc.oneof(anyText, fc.integer(), fc.jsonValue()),
        topic: fc.oneof(fc.constantFrom(...LOCALES.en.topics), fc.jsonValue()),
        length: fc.oneof(fc.constantFrom(...Object.keys(LENGTHS)), fc.jsonValue()),
        chars: fc.oneof(fc.integer({ min: -5, max: 6000 }), fc.constant('20-300'), fc.jsonValue()),
        bytes: fc.oneof(fc.integer({ min: -5, max: 6000 }), fc.constant('20-300'), fc.jsonValue()),
        with: fc.oneof(fc.subarray([...ELEMENTS]), fc.constant('all'), fc.jsonValue()),
      },
      { requiredKeys: [] },
    )
    .map((fields) => JSON.stringify(fields)),
  fc.json(),
  anyText,
)

type Query = Readonly<Record<string, string>>

const extent = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 3000 })),
    fc.oneof(fc.constant(0), fc.nat(60)),
  )
  .map(([least, more]) => (more === 0 ? String(least) : `${least}-${least + more}`))

const exact = fc
  .tuple(fc.constantFrom('chars', 'bytes'), extent)
  .map(([unit, extent]): Query => ({ [unit]: extent }))

const sentences = fc
  .constantFrom(...Object.keys(LENGTHS))
  .map((length): Query => ({ type: 'paragraph', length }))

const article = fc
  .subarray([...ELEMENTS])
  .map((elements): Query => ({ type: 'article', with: elements.join() || 'none' }))

const nothing = fc.constant<Query>({})

/** The query of a request that is right: of every type, on a topic of the language, of a length. */
export const anyRequest = fc
  .tuple(
    fc.constantFrom(...CODES),
    fc.constantFrom(...TYPES).map((type): Query => ({ type })),
    fc.oneof(nothing, exact, exact, sentences, article),
    fc.constantFrom(1, 2, 20, 100),
    fc.boolean(),
    fc.nat(),
  )
  // An article has no length.
  .filter(([, { type }, extras]) => {
    const isArticle = (extras['type'] ?? type) === 'article'
    return !isArticle || (extras['chars'] === undefined && extras['bytes'] === undefined)
  })
  .map(([locale, kind, extras, count, start, number]): Query => {
    const asked: Query = { locale, ...kind, ...extras }
    const { topics } = LOCALES[locale]
    const topic = topics[number % (2 * topics.length || 1)]
    return {
      ...asked,
      count: String(count),
      start: String(start),
      seed: String(number),
      ...(topic !== undefined && asked['type'] !== 'word' && { topic }),
    }
  })
