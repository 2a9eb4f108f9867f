import { ALL_LANGUAGES, type RequestReader, requestReader } from '@polyipsum/fetch/request'

/** Reads requests for texts in the languages of the service. */
export const READER: RequestReader = requestReader(ALL_LANGUAGES)
