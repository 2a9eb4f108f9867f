/**
 * How options are read: one reading for the service, the command line and this library, so that each
 * takes what the others take, and refuses the rest with the same sentences. It is for packages of this
 * project; its exports may change with any release.
 */
export { type BodyReading, bodyReader, type Registry } from './reading/body/body-reader.js'
export type { BodyRequest } from './reading/body/body-request.js'
export { totalFaults } from './reading/body/total-faults.js'
export {
  type Combination,
  type CombinationFault,
  combinationFaults,
  combinedRules,
} from './reading/combination-faults.js'
export { hintOfTopic } from './reading/hint-of-topic.js'
export { JSON_READERS } from './reading/json-readers.js'
export { languageReader } from './reading/language-reader.js'
export { type Languages, languagesOf } from './reading/languages.js'
export { hintedFaultOf } from './reading/meant-value.js'
export { fieldMeant, parameterMeant } from './reading/misnamed.js'
export { QUERY_READERS } from './reading/query-readers.js'
export { type FieldRow, type Fields, nameIn, readFields } from './reading/read-fields.js'
export { isAbsent, readValue } from './reading/readers.js'
export { cut, show } from './reading/shown.js'
export { conflict, type Reading, readChoice } from './reading/value-fault.js'
