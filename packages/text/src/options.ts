/** The kinds of item that can be asked for. */
export const TYPES = ['paragraph', 'sentence', 'word'] as const
export type Type = (typeof TYPES)[number]

/** The formats that a text can be given in. */
export const FORMATS = ['text', 'html', 'markdown', 'json'] as const
export type Format = (typeof FORMATS)[number]
