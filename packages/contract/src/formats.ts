/** The formats that a text can be given in. */

export const FORMATS = ['text', 'html', 'markdown', 'json'] as const

/** How a text is written down. */
export type Format = (typeof FORMATS)[number]

export interface FormatRow {
  /** What it is called in a sentence. */
  readonly name: string
  /** The media type of an answer, and its parameters as `Content-Type` has them. */
  readonly mediaType: string
  readonly mediaTypeParameters: string
  /** What the name of a file ends in. */
  readonly extension: string
}

export const FORMAT_ROWS = {
  text: {
    name: 'plain text',
    mediaType: 'text/plain',
    mediaTypeParameters: 'charset=utf-8',
    extension: 'txt',
  },
  html: {
    name: 'HTML',
    mediaType: 'text/html',
    mediaTypeParameters: 'charset=utf-8',
    extension: 'html',
  },
  markdown: {
    name: 'Markdown',
    mediaType: 'text/markdown',
    mediaTypeParameters: 'charset=utf-8; variant=CommonMark',
    extension: 'md',
  },
  json: {
    name: 'JSON',
    mediaType: 'application/json',
    mediaTypeParameters: 'charset=utf-8',
    extension: 'json',
  },
} as const satisfies Readonly<Record<Format, FormatRow>>
