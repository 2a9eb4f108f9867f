import {
  COUNT_RULE,
  LENGTH_RULE,
  OFFSET_RULE,
  type ParameterRule,
  SEED_RULE,
  START_RULE,
  TOPIC_RULE,
  TYPE_RULE,
} from '@polyipsum/contract'
import type { OptionName, OptionSet } from './option-set.js'
import { PLAIN_READERS } from './plain-readers.js'

/** The options of every entry, and their rules. @param type the rule of the types that it writes */
export function rulesWith(type: ParameterRule): readonly (readonly [OptionName, ParameterRule])[] {
  return [
    // Memory alone bounds the number of items.
    ['count', { ...COUNT_RULE, value: { ...COUNT_RULE.value, maximum: Number.MAX_SAFE_INTEGER } }],
    ['type', type],
    ['start', START_RULE],
    ['seed', SEED_RULE],
    ['offset', OFFSET_RULE],
    ['topic', TOPIC_RULE],
    ['length', LENGTH_RULE],
  ]
}

/** The options of `plain`. */
export const PLAIN_OPTIONS: OptionSet = {
  rules: rulesWith({
    ...TYPE_RULE,
    value: { kind: 'choice', values: ['paragraph', 'sentence', 'word'] },
  }),
  elsewhere: ['chars', 'bytes', 'with', 'lists', 'fragment', 'capitals', 'locale', 'format'],
  readers: PLAIN_READERS,
}
