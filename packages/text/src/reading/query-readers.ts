/** Readers of values as texts: in a query, and on the command line. */
import { readExtent } from './extent.js'
import { type Readers, readExtentWithin, readInteger, readSet, readText } from './readers.js'
import { readChoice } from './value-fault.js'

/** The readers of all kinds but languages, which depend on the registry. */
export const QUERY_READERS = {
  // Only decimal digits: no sign, point or exponent.
  integer: (text, kind) =>
    readInteger(/^[0-9]+$/u.test(text) ? Number(text) : Number.NaN, text, kind),
  choice: (text, { values }) => readChoice(text, values),
  boolean: (text) => {
    const reading = readChoice(text.toLowerCase(), ['true', 'false'])
    return 'value' in reading ? { value: reading.value === 'true' } : reading
  },
  // The topics depend on the language: `combinationFaults` checks them.
  topic: (text) => ({ value: text }),
  extent: (text, kind) => readExtentWithin(readExtent(text), text, kind),
  set: (text, { values }) => readSet(text.split(','), text, values),
  text: readText,
} as const satisfies Partial<Readers<string>>
