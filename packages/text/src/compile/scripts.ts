/** Scripts without spaces between words. */
export const UNSPACED = /^(Jpan|Hans|Hant|Thai)$/u
