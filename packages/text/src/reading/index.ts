/**
 * How options are read: one reading for the service, the command line and this library, so that each
 * takes what the others take, and refuses the rest with the same sentences. It is for packages of this
 * project; its exports may change with any release.
 */
export {
  type Combination,
  type CombinationFault,
  combinationFaults,
  combinedRules,
} from './combination-faults.js'
export { JSON_READERS } from './json-readers.js'
export { languageReader } from './language-reader.js'
export { hintedFaultOf } from './meant-value.js'
export { fieldMeant, parameterMeant } from './misnamed.js'
export { QUERY_READERS } from './query-readers.js'
export { type FieldRow, type Fields, nameIn, readFields } from './read-fields.js'
export { isAbsent, readValue } from './readers.js'
export { cut, show } from './shown.js'
export { conflict, type Reading, readChoice } from './value-fault.js'
