/**
 * Raised whenever a seed comes to give another text: a sentence or a word is
 * changed, or the way in which they are drawn. The changelog says so.
 */
export const TEXT_VERSION = 10
