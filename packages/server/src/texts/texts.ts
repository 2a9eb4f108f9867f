/** The texts of the service: its languages, and what is made of them. */
import { textHeaderTable } from '@polyipsum/fetch/answer'
import { type RequestReader, requestReader, type TextRequest } from '@polyipsum/fetch/request'
import type { Languages } from '@polyipsum/text/reading'
import type { OwnDocuments } from './own-documents.js'

/** What texts there are from a start, or a `SIGHUP`, to the next. */
export interface Texts {
  readonly languages: Languages
  readonly reader: RequestReader
  /** The headers that depend on the text alone, names and values in turn. */
  readonly headersOf: (request: TextRequest) => readonly string[]
  /** Tells own text apart in entity tags; empty without own text. */
  readonly version: string
  /** The documents that name languages or topics; undefined when those of the build are right. */
  readonly documents: OwnDocuments | undefined
}

export function textsOf(
  languages: Languages,
  version: string,
  documents?: OwnDocuments | undefined,
): Texts {
  return {
    languages,
    reader: requestReader(languages),
    headersOf: textHeaderTable(Object.keys(languages.locales), (headers) =>
      Object.entries(headers).flat(),
    ),
    version,
    documents,
  }
}
