import { ALL_LANGUAGES, requestReader } from '@polyipsum/fetch/request'

/** Reads requests for texts in the languages of the service. */
export const READER = requestReader(ALL_LANGUAGES)
