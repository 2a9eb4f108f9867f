import {
  COUNT_RULE,
  LENGTH_RULE,
  OFFSET_RULE,
  SEED_RULE,
  START_RULE,
  TOPIC_RULE,
  TYPE_RULE,
} from '@polyipsum/contract'
import type { OptionSet } from './option-set.js'
import { PLAIN_READERS } from './plain-readers.js'

/** Memory alone bounds the number of items. */
export const ANY_COUNT_RULE = {
  ...COUNT_RULE,
  value: { ...COUNT_RULE.value, maximum: Number.MAX_SAFE_INTEGER },
}

/** The options of `plain`. */
export const PLAIN_OPTIONS: OptionSet = {
  rules: [
    ['count', ANY_COUNT_RULE],
    [
      'type',
      { ...TYPE_RULE, value: { kind: 'choice', values: ['paragraph', 'sentence', 'word'] } },
    ],
    ['start', START_RULE],
    ['seed', SEED_RULE],
    ['offset', OFFSET_RULE],
    ['topic', TOPIC_RULE],
    ['length', LENGTH_RULE],
  ],
  elsewhere: ['chars', 'bytes', 'with', 'lists', 'fragment', 'capitals', 'locale', 'format'],
  readers: PLAIN_READERS,
}
