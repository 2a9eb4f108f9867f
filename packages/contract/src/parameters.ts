/** The parameters of a request: their rules and their documents. */
import { PARAMETER_RULES, type ParameterName, type ParameterRule } from './parameter-rules.js'
import { DEFAULT_ELEMENTS, type Element, GROUPS, LENGTH_NAMES, LENGTHS } from './types.js'

/** @template Name the name of a parameter; any string until the table below says which there are */
export interface ParameterRow<Name extends string = string> extends ParameterRule<Name> {
  /** Its purpose: a phrase, with no capital and no full stop. */
  readonly meaning: string
  /** More about it: sentences, as Markdown. */
  readonly details?: string
  /** Replaces `details` for a JSON body. */
  readonly bodyDetails?: string
  /** The meaning of `false`, for a boolean that is true by default. */
  readonly otherwise?: string
}

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** What the values of `with` give, and what an article has without it. */
const WITH_AND_WITHOUT = `\`all\`, or every element by name, adds a nested list, a subheading, a rule and code within a line. Without \`with\`: ${DEFAULT_ELEMENTS.join(', ')}.`

export const PARAMETERS = {
  count: {
    ...PARAMETER_RULES.count,
    meaning: 'how many items to write',
  },
  type: {
    ...PARAMETER_RULES.type,
    meaning: 'the type of each item',
  },
  locale: {
    ...PARAMETER_RULES.locale,
    meaning: 'the language',
    details:
      'One of the codes, or a language tag as browsers send it. Tags are looked up regardless of case (RFC 4647): `en-US` and `en_US` give `en`, `zh-TW` gives `zh-Hant`, `nb` gives `no`.',
  },
  format: {
    ...PARAMETER_RULES.format,
    meaning: 'the format of the text',
    bodyDetails: 'Ignored: a POST returns every format. Echoed in the answer.',
  },
  start: {
    ...PARAMETER_RULES.start,
    meaning: 'whether the text begins with “Lorem ipsum”',
    details: 'This works in every language. Labels and messages never do.',
    otherwise: 'do not begin with “Lorem ipsum”',
  },
  seed: {
    ...PARAMETER_RULES.seed,
    meaning: 'any text; the same seed gives the same text again',
    details:
      'The answer is the same byte for byte, and caches may keep it. Without a seed, every answer is different.',
    bodyDetails:
      'The answer is the same byte for byte. Without a seed, every answer is different. A whole number stands for its decimal digits.',
  },
  offset: {
    ...PARAMETER_RULES.offset,
    meaning: 'how many items of the text of the seed come before the first',
    details:
      'The answer has the items from there on, so cards, pages and endless lists of one seed never show the same. Without it, the answer begins with the first item. Only with a seed.',
  },
  topic: {
    ...PARAMETER_RULES.topic,
    meaning: 'what the text is about',
    details: `One of the topics of the language. Without it, the text moves from topic to topic. Words have no topic. Of labels it is a group: ${codes(GROUPS.label)}; of messages ${codes(GROUPS.message)}.`,
  },
  length: {
    ...PARAMETER_RULES.length,
    meaning: 'the length of paragraphs',
    details: `Sentences in each: ${LENGTH_NAMES.map((name) => `\`${name}\` ${LENGTHS[name].join(' to ')}`).join(', ')}. Without it, paragraphs keep the length that they were written with, which is medium.`,
  },
  chars: {
    ...PARAMETER_RULES.chars,
    meaning: 'how many characters each item has, exactly',
    details:
      'A number such as `160`, or a range such as `120-160`. Characters are Unicode code points of the plain text. Each item is made of whole sentences where they fit, otherwise of whole words.',
    bodyDetails:
      'A number such as `160`, or a range such as `"120-160"` or `[120, 160]`. Characters are Unicode code points of the plain text. Each item is made of whole sentences where they fit, otherwise of whole words.',
  },
  bytes: {
    ...PARAMETER_RULES.bytes,
    meaning: 'how many bytes of UTF-8 each item has, exactly',
    details: 'A number or a range, as for `chars`.',
  },
  with: {
    ...PARAMETER_RULES.with,
    meaning: 'the elements of an article besides its title and paragraphs',
    details: `Elements separated by commas, or \`all\`, or \`none\`. ${WITH_AND_WITHOUT}`,
    bodyDetails: `A list of elements, or one text of elements separated by commas, or \`all\`, or \`none\`. ${WITH_AND_WITHOUT}`,
  },
} as const satisfies Readonly<Record<ParameterName, ParameterRow>>

/** Checks that `excludes` names parameters. */
const ROWS: Readonly<Record<ParameterName, ParameterRow<ParameterName>>> = PARAMETERS

/** The parameters, with their names in the code. */
export const PARAMETER_ENTRIES = Object.entries(ROWS) as readonly (readonly [
  ParameterName,
  ParameterRow<ParameterName>,
])[]

/** The names of a parameter in a JSON body: its field, and its names in a query. */
export function fieldNames({
  field,
  names,
}: Pick<ParameterRule, 'field' | 'names'>): readonly string[] {
  return [...new Set([field, ...names])]
}

/** The type of a parameter's value. */
type ValueOf<Value, LocaleCode> = Value extends { readonly kind: 'integer' }
  ? number
  : Value extends { readonly kind: 'choice'; readonly values: readonly (infer Choice)[] }
    ? Choice
    : Value extends { readonly kind: 'boolean' }
      ? boolean
      : Value extends { readonly kind: 'language' }
        ? LocaleCode
        : Value extends { readonly kind: 'extent' }
          ? readonly [least: number, most: number]
          : Value extends { readonly kind: 'set' }
            ? readonly Element[]
            : string

/** A request, read and complete. A parameter without a default is undefined if the request omits it. */
export type TextRequest<LocaleCode extends string = string> = {
  readonly [Name in ParameterName]:
    | ValueOf<(typeof PARAMETERS)[Name]['value'], LocaleCode>
    | ((typeof PARAMETERS)[Name] extends { readonly default: unknown } ? never : undefined)
}

/** The most characters of a seed. */
export const MAX_SEED_LENGTH = PARAMETERS.seed.value.maxLength
