import { FORMATS, type Format } from '@polyipsum/contract'
import { isAbsent } from './readers.js'
import { type FaultOf, faultOf, readChoice } from './value-fault.js'

/** @throws RangeError if it is not a format */
export function readFormat(given: unknown, sentenceOf: FaultOf = faultOf): Format {
  if (isAbsent(given)) return 'text'
  const reading = readChoice(given, FORMATS)
  if ('fault' in reading) throw new RangeError(sentenceOf('format', reading.fault).detail)
  return reading.value as Format
}
