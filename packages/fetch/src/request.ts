/** How requests are read. It is for packages of this project; its exports may change with any release. */
export { ALL_LANGUAGES } from './request/all-languages.js'
export type { Languages } from './request/languages.js'
export {
  type Query,
  type RequestReader,
  type RequestReading,
  requestReader,
} from './request/read-request.js'
export { valueReaders } from './request/read-value.js'
export {
  DEFAULTS,
  QUERY_DEFAULTS,
  requestsByLocale,
  type TextRequest,
} from './request/text-request.js'
