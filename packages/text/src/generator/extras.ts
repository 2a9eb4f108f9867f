/** What an order says besides type, count, topic and beginning, except in `plain`. */
import type { ExactLength } from '../engine/exact/exact-length.js'
import { type Extras, NO_EXTRAS } from '../engine/text-writer.js'
import { DEFAULT_ELEMENTS, type Element, type ReadOptions } from '../options.js'
import { sentenceCount } from './sentence-count.js'

/** The longest article. */
const MOST_SECTIONS = 10_000

/** @throws RangeError if an article has too many sections */
export function extrasOf(options: ReadOptions): Extras {
  const { type, count, lists, fragment, capitals, with: elements } = options
  if (type !== 'article' && asksForNothing(options)) return NO_EXTRAS
  if (type === 'article' && count > MOST_SECTIONS) {
    throw new RangeError(`count must be at most ${MOST_SECTIONS} for an article, but is ${count}.`)
  }
  return {
    length: sentenceCount(options),
    exact: exactLength(options),
    elements: elements === undefined ? USUAL_ELEMENTS : new Set(elements),
    lists,
    isFragment: fragment === true,
    inCapitals: capitals === true,
  }
}

/** True for most requests: nothing is allocated for them. */
function asksForNothing({ length, chars, bytes, capitals }: ReadOptions): boolean {
  return length === undefined && chars === undefined && bytes === undefined && capitals !== true
}

const USUAL_ELEMENTS: ReadonlySet<Element> = new Set(DEFAULT_ELEMENTS)

function exactLength({ chars, bytes }: ReadOptions): ExactLength | undefined {
  const length = chars ?? bytes
  if (length === undefined) return undefined
  const [least, most] = length
  return { unit: chars === undefined ? 'bytes' : 'chars', least, most }
}
