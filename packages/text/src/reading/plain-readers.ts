import { aText, type Readers, readInteger, readText } from './readers.js'
import { expected, readChoice } from './value-fault.js'

/** Readers of values as JSON and JavaScript have them, of the kinds that `plain` needs. */
export const PLAIN_READERS = {
  integer: (value, kind) =>
    readInteger(typeof value === 'number' ? value : Number.NaN, value, kind),
  choice: (value, { values }) => readChoice(value, values),
  boolean: (value) => (typeof value === 'boolean' ? { value } : expected('true or false', value)),
  // The topics depend on the language: `combinationFaults` checks them.
  topic: (value) => (typeof value === 'string' ? { value } : expected('a topic', value)),
  text: (value, kind) => {
    if (typeof value === 'string') return readText(value, kind)
    // A whole number stands for its decimal digits, so that `42` equals `?seed=42`.
    return Number.isSafeInteger(value)
      ? { value: String(value) }
      : expected(`${aText(kind)}, or a whole number`, value)
  },
} as const satisfies Partial<Readers>
