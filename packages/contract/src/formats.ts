/** The formats of a text. */

export const FORMATS = ['text', 'html', 'markdown', 'json'] as const

export type Format = (typeof FORMATS)[number]

export interface FormatRow {
  /** Its name in sentences. */
  readonly name: string
  /** The media type of an answer, without parameters. `Content-Type` adds `mediaTypeParameters`. */
  readonly mediaType: string
  readonly mediaTypeParameters: string
  /** The extension of a file, without the dot. */
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
