/** The options of paths such as `/api/5/short/ul`. They are those of loripsum.net. */
import type { ParameterName } from './parameter-rules.js'
import { type Element, LENGTHS, type Length } from './types.js'

export interface PathOptionRow {
  /** What it asks for: a phrase, with no capital and no full stop. */
  readonly meaning: string
  /** The element that it adds to the text. */
  readonly element?: Element
}

export const PATH_OPTIONS = {
  short: { meaning: paragraphsOf('short') },
  medium: { meaning: `${paragraphsOf('medium')}, the default` },
  long: { meaning: paragraphsOf('long') },
  verylong: { meaning: paragraphsOf('verylong') },
  decorate: { meaning: 'emphasis', element: 'emphasis' },
  link: { meaning: 'links', element: 'links' },
  ul: { meaning: 'bulleted lists', element: 'lists' },
  ol: { meaning: 'numbered lists', element: 'lists' },
  dl: { meaning: 'definition lists', element: 'definitions' },
  bq: { meaning: 'quotes', element: 'quotes' },
  code: { meaning: 'code', element: 'code' },
  headers: { meaning: 'headings', element: 'headings' },
  allcaps: { meaning: 'capitals, if the script has any' },
  prude: { meaning: 'no effect, because no text is offensive' },
  plaintext: { meaning: 'plain text instead of HTML' },
} as const satisfies Readonly<Record<Length, PathOptionRow>> &
  Readonly<Record<string, PathOptionRow>>

function paragraphsOf(length: Length): string {
  return `paragraphs of ${LENGTHS[length].join(' to ')} sentences`
}

/** The parameters that a query may have if its path has options. */
export const PATH_PARAMETERS = [
  'locale',
  'start',
  'seed',
  'offset',
  'topic',
] as const satisfies readonly ParameterName[]
