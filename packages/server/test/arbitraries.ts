/** Requests of all kinds, for fast-check. */
import {
  BODY_FIELD_ENTRIES,
  type BodyValueKind,
  fieldNames,
  GROUPS,
  groupsOf,
  MAX_COUNT,
  PARAMETER_ENTRIES,
  PARAMETERS,
  type ParameterName,
  TYPES,
  type Type,
  type ValueKind,
  type ValueOfKind,
} from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@polyipsum/text'
import fc from 'fast-check'

/** Values that some parameter chooses from. */
const CHOICES = PARAMETER_ENTRIES.flatMap(([, { value }]) =>
  'values' in value ? value.values : [],
)

/** Values that are valid, nearly valid, or arbitrary. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 10 }),
  fc.constantFrom('', '0', '1', '100', '101', '1e1', ' 1', 'true', 'false', '__proto__'),
  fc.constantFrom(...CHOICES, '7', '80', '120-160', '2-1', 'all', 'none'),
  fc.constantFrom(...LOCALE_CODES, ...LOCALES.en.topics, 'en-US', 'zh-Hans-CN'),
)

const QUERY_NAMES = PARAMETER_ENTRIES.flatMap(([, { names }]) => names)

/** A query string, with its question mark. */
export const anyQuery = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...QUERY_NAMES) },
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

/** Valid and nearly valid values of a field, by the kind of its parameter. */
const FIELD_VALUES: {
  readonly [Kind in ValueKind['kind']]: (kind: ValueOfKind<Kind>) => fc.Arbitrary<unknown>
} = {
  integer: ({ maximum }) => fc.oneof(fc.integer({ min: -5, max: maximum + 20 }), fc.double()),
  choice: ({ values }) => fc.constantFrom(...values),
  boolean: () => fc.boolean(),
  language: () => anyText,
  topic: () => fc.constantFrom(...LOCALES.en.topics, ...Object.values(GROUPS).flat()),
  extent: () => fc.oneof(fc.integer({ min: -5, max: 6000 }), fc.constant('20-300')),
  set: ({ values }) => fc.oneof(fc.subarray([...values]), fc.constant('all')),
  text: () => fc.oneof(anyText, fc.integer()),
}

const fieldValue = (kind: ValueKind) =>
  fc.oneof(
    (FIELD_VALUES[kind.kind] as (kind: ValueKind) => fc.Arbitrary<unknown>)(kind),
    fc.jsonValue(),
  )

/** Values of a field that only a body has, by its kind. */
const BODY_FIELD_VALUES: { readonly [Kind in BodyValueKind['kind']]: fc.Arbitrary<unknown> } = {
  languages: fc.oneof(
    fc.subarray([...LOCALE_CODES]),
    fc.array(fc.constantFrom(...LOCALE_CODES, 'en-US', 'turkish'), { maxLength: 40 }),
    fc.array(anyText),
    fc.jsonValue(),
  ),
}

/** A parameter in a body, under any of its names, or a field that only a body has. */
const FIELDS = [
  ...PARAMETER_ENTRIES.map(([, row]) =>
    fc.tuple(fc.constantFrom(...fieldNames(row)), fieldValue(row.value)),
  ),
  ...BODY_FIELD_ENTRIES.map(([name, { value }]) =>
    fc.tuple(fc.constant<string>(name), BODY_FIELD_VALUES[value.kind]),
  ),
]

/** The body of a POST. */
export const anyBody = fc.oneof(
  fc
    .subarray(FIELDS)
    .chain((fields) => fc.tuple(...fields))
    .map((fields) => JSON.stringify(Object.fromEntries(fields))),
  fc.json(),
  anyText,
)

/** Valid values in a query, by the kind of the parameter. */
const QUERY_VALUES: {
  readonly [Kind in ValueKind['kind']]: (
    kind: ValueOfKind<Kind>,
    locale: LocaleCode,
  ) => fc.Arbitrary<string>
} = {
  integer: ({ minimum, maximum }) => fc.constantFrom(minimum, 2, 20, maximum).map(String),
  choice: ({ values }) => fc.constantFrom(...values),
  boolean: () => fc.constantFrom('true', 'false'),
  language: () => fc.constantFrom(...LOCALE_CODES),
  // The groups of labels and messages are their topics: `anyRequest` has them.
  topic: (_, locale) => fc.constantFrom(...LOCALES[locale].topics),
  extent: () =>
    fc
      .tuple(
        fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 3000 })),
        fc.oneof(fc.constant(0), fc.nat(60)),
      )
      .map(([least, more]) => (more === 0 ? String(least) : `${least}-${least + more}`)),
  set: ({ values }) => fc.subarray([...values]).map((some) => some.join() || 'none'),
  text: () => fc.nat().map(String),
}

const queryValue = (kind: ValueKind, locale: LocaleCode) =>
  (QUERY_VALUES[kind.kind] as (kind: ValueKind, locale: LocaleCode) => fc.Arbitrary<string>)(
    kind,
    locale,
  )

const topicsFor = (locale: LocaleCode, type: Type): readonly string[] =>
  groupsOf(type) ?? LOCALES[locale].topics

type Asked = { readonly [Name in ParameterName]?: string }

/** A valid request: parameters that may be combined, with valid values. */
export const anyRequest: fc.Arbitrary<Asked> = fc
  .tuple(fc.constantFrom(...LOCALE_CODES), fc.constantFrom(...TYPES))
  .chain(([locale, type]) => {
    const meant = PARAMETER_ENTRIES.filter(
      ([, { types = TYPES, value }]) =>
        types.includes(type) && (value.kind !== 'topic' || topicsFor(locale, type).length > 0),
    )
    return fc.shuffledSubarray(meant).chain((rows) => {
      const together = rows.filter(
        ([, { excludes = [] }], i) => !rows.slice(0, i).some(([name]) => excludes.includes(name)),
      )
      const values = together.map(([name, { value }]) => [
        name,
        value.kind === 'topic'
          ? fc.constantFrom(...topicsFor(locale, type))
          : queryValue(value, locale),
      ])
      return fc.record({
        ...Object.fromEntries(values),
        locale: fc.constant(locale),
        type: fc.constant(type),
        count: queryValue(PARAMETERS.count.value, locale),
        // With a seed, a failure can be repeated.
        seed: queryValue(PARAMETERS.seed.value, locale),
      })
    })
  })

const entriesOf = (asked: Asked) =>
  Object.entries(asked).map(([name, text]) => ({ ...PARAMETERS[name as ParameterName], text }))

/**
 * Different languages, in any order, and a request that is right in each: its count times their number
 * is within the bounds.
 */
export const anyRequestInLocales = anyRequest.chain((asked) => {
  const able = LOCALE_CODES.filter(
    (code) =>
      asked.topic === undefined || topicsFor(code, asked.type as Type).includes(asked.topic),
  )
  return fc.shuffledSubarray(able, { minLength: 1 }).map((locales) => {
    const most = Math.floor(MAX_COUNT / locales.length)
    const count = String(Math.min(Number(asked.count), most))
    return { asked: { ...asked, count }, locales }
  })
})

/** A request as a query, each parameter under its first name. */
export const queryOf = (asked: Asked) =>
  new URLSearchParams(entriesOf(asked).map(({ names, text }) => [names[0], text]))

/** A request as the fields of a body. */
export const fieldsOf = (asked: Asked): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    entriesOf(asked).map(({ field, value: { kind }, text }) => [
      field,
      kind === 'integer' || kind === 'boolean' ? JSON.parse(text) : text,
    ]),
  )
