/** Guesses the value that was meant. */
import { VALUE_SYNONYMS } from '@polyipsum/contract'
import { suggestName } from '../language/suggestion.js'
import { show } from './shown.js'
import { type FaultOf, faultOf, type MeantValue } from './value-fault.js'

const SYNONYMS = new Map<string, readonly string[]>(Object.entries(VALUE_SYNONYMS))

/** The value that was meant: the one with this synonym, or the most similar one. */
const meantValue: MeantValue = (allowed, given) => {
  // A body could replace the `toString` of an object, so it is not called.
  const text = (typeof given === 'string' ? given : show(given)).trim().toLowerCase()
  const called = allowed.find((value) => SYNONYMS.get(value)?.includes(text))
  return called ?? suggestName(text, allowed)
}

/** The sentence of a fault, with the value that was probably meant. */
export const hintedFaultOf: FaultOf = (name, fault) => faultOf(name, fault, meantValue)
