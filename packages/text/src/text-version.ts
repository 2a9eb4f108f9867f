/**
 * Raised with every release in which a seed gives another text than before, because sentences, words
 * or the way of drawing them changed. The changelog notes it.
 */
export const TEXT_VERSION = 12
