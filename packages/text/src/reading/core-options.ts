import { BYTES_RULE, CHARS_RULE, TYPE_RULE, WITH_RULE } from '@polyipsum/contract'
import { JSON_READERS } from './json-readers.js'
import type { OptionSet, OwnOption } from './option-set.js'
import { rulesWith } from './plain-options.js'

const LIST_KINDS = { kind: 'choice', values: ['bulleted', 'numbered'] } as const
const FOR_ARTICLES = { types: ['article'] } as const
const own = (name: OwnOption) => ({ names: [name], field: name }) as const

/** The options of `core`. */
export const CORE_OPTIONS: OptionSet = {
  rules: [
    ...rulesWith(TYPE_RULE),
    // A capital may be longer than its small letter: ß is SS.
    ['chars', { ...CHARS_RULE, excludes: [...CHARS_RULE.excludes, 'capitals'] }],
    ['bytes', { ...BYTES_RULE, excludes: [...BYTES_RULE.excludes, 'capitals'] }],
    ['with', WITH_RULE],
    ['lists', { ...own('lists'), ...FOR_ARTICLES, value: LIST_KINDS }],
    ['fragment', { ...own('fragment'), ...FOR_ARTICLES, value: { kind: 'boolean' } }],
    ['capitals', { ...own('capitals'), value: { kind: 'boolean' }, excludes: ['chars', 'bytes'] }],
  ],
  elsewhere: ['locale', 'format'],
  readers: JSON_READERS,
}
