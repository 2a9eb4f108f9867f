/** The answer to a POST: the text in every format, and the parameters of the request. */
import type { Format } from './formats.js'
import type { ParameterName } from './parameter-rules.js'

export interface ResultMember {
  /** A phrase, with no capital and no full stop. */
  readonly meaning: string
}

/** The members that hold the text, by its format. */
export const RESULT_TEXTS = {
  text: { meaning: 'plain text' },
  html: {
    meaning:
      'HTML: a `p` for each paragraph, one `p` around all sentences or words, an `h2` for each title, a `ul` of `li` for labels, a `p` for each message, or an `article`; with `dir="rtl"` in right-to-left languages',
  },
  markdown: { meaning: 'Markdown (CommonMark)' },
  json: { meaning: 'the items one by one, or the article as mdast' },
} as const satisfies Readonly<Record<Format, ResultMember>>

/** The parameters that the answer echoes, in their order. A parameter without a value is absent. */
export const RESULT_PARAMETERS = {
  locale: { meaning: 'the code of the language used' },
  count: { meaning: 'how many items there are, or sections of the article' },
  type: { meaning: 'the type of each item' },
  format: { meaning: 'the format that the request names; absent if it names none' },
  seed: { meaning: 'the seed of the request, as text; absent if it has none' },
} as const satisfies { readonly [Name in ParameterName]?: ResultMember }

/** The one member of the answer to several languages: a list of such answers. */
export const RESULTS_MEMBER = 'texts'

export const RESULT_PARAMETER_NAMES = Object.keys(
  RESULT_PARAMETERS,
) as readonly string[] as readonly (keyof typeof RESULT_PARAMETERS)[]
