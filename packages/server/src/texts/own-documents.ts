/** The documents that name languages and topics, as the service answers them when it has own text. */
import { type BuiltFile, compressed } from '../page/built-files.js'

/** The sources of the documents, by their names. Those with a limit are functions of it, already called. */
export interface OwnSources {
  readonly languages: string
  readonly openapi: string
  readonly llms: string
}

/** The documents as files, compressed when they are first asked for. */
export interface OwnDocuments {
  readonly languages: BuiltFile
  readonly openapi: BuiltFile
  readonly llms: BuiltFile
}

export function ownDocuments({ languages, openapi, llms }: OwnSources): OwnDocuments {
  return {
    languages: compressed('languages.json', () => Buffer.from(languages)),
    openapi: compressed('openapi.json', () => Buffer.from(openapi)),
    llms: compressed('llms.txt', () => Buffer.from(llms)),
  }
}
