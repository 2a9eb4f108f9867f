/** The documents that state the limit. */
import { llmsText } from './llms-txt.js'
import { openApiDocument } from './openapi/document.js'

/** @param limit in requests a minute; undefined for none */
export function documentsOf(limit: number | undefined) {
  return { openapi: JSON.stringify(openApiDocument(limit)), llms: llmsText(limit) }
}
