/** The scripts that part no words. */
export const UNSPACED = /^(Jpan|Hans|Hant|Thai)$/u
