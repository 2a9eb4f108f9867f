import { PARAMETER_RULES } from '@polyipsum/contract'
import { JSON_READERS } from './json-readers.js'
import type { OptionSet, OwnOption } from './option-set.js'
import { ANY_COUNT_RULE } from './plain-options.js'

const { type, start, seed, offset, topic, length, chars, bytes, with: elements } = PARAMETER_RULES

const LIST_KINDS = { kind: 'choice', values: ['bulleted', 'numbered'] } as const
const FOR_ARTICLES = { types: ['article'] } as const
const own = (name: OwnOption) => ({ names: [name], field: name }) as const

/** The options of `core`. */
export const CORE_OPTIONS: OptionSet = {
  rules: [
    ['count', ANY_COUNT_RULE],
    ['type', type],
    ['start', start],
    ['seed', seed],
    ['offset', offset],
    ['topic', topic],
    ['length', length],
    // A capital may be longer than its small letter: ß is SS.
    ['chars', { ...chars, excludes: [...chars.excludes, 'capitals'] }],
    ['bytes', { ...bytes, excludes: [...bytes.excludes, 'capitals'] }],
    ['with', elements],
    ['lists', { ...own('lists'), ...FOR_ARTICLES, value: LIST_KINDS }],
    ['fragment', { ...own('fragment'), ...FOR_ARTICLES, value: { kind: 'boolean' } }],
    ['capitals', { ...own('capitals'), value: { kind: 'boolean' }, excludes: ['chars', 'bytes'] }],
  ],
  elsewhere: ['locale', 'format'],
  readers: JSON_READERS,
}
