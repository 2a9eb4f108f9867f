/** How requests are read. It is for packages of this project; its exports may change with any release. */
export { ALL_LANGUAGES } from './request/all-languages.js'
export { queryValueReader } from './request/read-value.js'
export { type RequestReader, requestReader } from './request/request-reader.js'
export {
  DEFAULTS,
  QUERY_DEFAULTS,
  type Query,
  type RequestReading,
  requestsByLocale,
  type TextRequest,
  withCommonSeed,
} from './request/text-request.js'
