import { PARAMETER_RULES } from '@polyipsum/contract'
import { suggestName } from '../language/suggestion.js'
import { CORE_OPTIONS } from './core-options.js'
import { hintOfTopic } from './hint-of-topic.js'
import { type Languages, languageReader } from './language-reader.js'
import { hintedFaultOf } from './meant-value.js'
import { fieldMeant, misnamed } from './misnamed.js'
import type { OptionSet } from './option-set.js'

const LOCALE = ['locale', PARAMETER_RULES.locale] as const

/** The options of the entries with the registry of languages. They suggest what was meant. */
export function registryOptions(languages: Languages): OptionSet {
  return {
    // In the order of the contract, so that the first fault is that of the service.
    rules: CORE_OPTIONS.rules.flatMap((rule) => (rule[0] === 'type' ? [rule, LOCALE] : [rule])),
    elsewhere: ['format'],
    readers: { ...CORE_OPTIONS.readers, language: languageReader(languages) },
    hints: { faultOf: hintedFaultOf, hintOfTopic, misnamed: sentenceOfName },
  }
}

function sentenceOfName(name: string, value: unknown, names: readonly string[]) {
  const meant = fieldMeant(name, value)
  if (meant?.nearest !== undefined && names.includes(meant.nearest)) return meant.detail
  const near = suggestName(name, names)
  return near && misnamed(name, near).detail
}
