/** Checks the options that `plain` does not have. */

import { LONGEST_ITEM, type ParameterName } from '@polyipsum/contract'
import type { ExactLength } from '../engine/exact/exact-length.js'
import { type Extras, NO_EXTRAS } from '../engine/text-writer.js'
import {
  DEFAULT_ELEMENTS,
  ELEMENTS,
  type Element,
  type TextOptions,
  type Type,
} from '../options.js'
import { sentenceCount } from './sentence-count.js'

/** The longest article. */
const MOST_SECTIONS = 10_000

/** @throws RangeError if an option is unknown, out of range or not allowed for the type */
export function readExtras(type: Type, count: number, options: TextOptions): Extras {
  if (type !== 'article' && asksForNothing(options)) return NO_EXTRAS
  if (type === 'article' && count > MOST_SECTIONS) {
    throw new RangeError(`count must be at most ${MOST_SECTIONS} for an article, but is ${count}`)
  }
  return {
    length: sentenceCount(type, options),
    exact: exactLength(type, options),
    elements: elementsOf(type, options),
    lists: options.lists,
    isFragment: options.fragment === true,
    inCapitals: options.capitals === true,
  }
}

/** A parameter of the contract that is no option does not compile here. */
type ExtraOption = Exclude<
  keyof TextOptions | ParameterName,
  'type' | 'count' | 'topic' | 'start' | 'seed' | 'offset' | 'locale' | 'format'
>

/** For each option, the value besides undefined that asks for nothing. */
const IDLE: { readonly [Name in ExtraOption]-?: TextOptions[Name] } = {
  length: undefined,
  chars: undefined,
  bytes: undefined,
  with: undefined,
  lists: undefined,
  fragment: false,
  capitals: false,
}
const EXTRA_OPTIONS = Object.keys(IDLE) as readonly ExtraOption[]

/** True for most requests: nothing is allocated for them. */
function asksForNothing(options: TextOptions): boolean {
  for (const name of EXTRA_OPTIONS) {
    const value = options[name]
    if (value !== undefined && value !== IDLE[name]) return false
  }
  return true
}

const USUAL_ELEMENTS: ReadonlySet<Element> = new Set(DEFAULT_ELEMENTS)

function elementsOf(type: Type, { with: elements }: TextOptions): ReadonlySet<Element> {
  if (elements === undefined) return USUAL_ELEMENTS
  if (type !== 'article') throw new RangeError(`with must be left out for ${type}s`)
  const unknown = elements.find((element) => !ELEMENTS.includes(element))
  if (unknown === undefined) return new Set(elements)
  throw new RangeError(`with must be some of ${ELEMENTS.join(', ')}, but has ${String(unknown)}`)
}

function exactLength(type: Type, options: TextOptions): ExactLength | undefined {
  const { chars, bytes, capitals } = options
  if (chars !== undefined && bytes !== undefined) {
    throw new RangeError('chars and bytes cannot be given together')
  }
  const unit = chars === undefined ? 'bytes' : 'chars'
  const length = chars ?? bytes
  if (length === undefined) return undefined
  if (type === 'article') throw new RangeError(`${unit} must be left out for an article`)
  if (options.length !== undefined) {
    throw new RangeError('length cannot be given with chars or bytes')
  }
  // A capital may be longer than its small letter: ß is SS.
  if (capitals === true) throw new RangeError(`${unit} and capitals cannot be given together`)
  const [least, most] = typeof length === 'number' ? [length, length] : length
  if (
    ![least, most].every(Number.isSafeInteger) ||
    least < 1 ||
    least > most ||
    most > LONGEST_ITEM
  ) {
    throw new RangeError(
      `${unit} must be a whole number from 1 to ${LONGEST_ITEM}, or two in order, but is ${String(length)}`,
    )
  }
  return { unit, least, most }
}
