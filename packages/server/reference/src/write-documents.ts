/**
 * Writes the documents of the reference beside the built service, which serves them: a part of every
 * build. `src/reference/built-documents.ts` of the service says what is where.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LLMS_PATH, OPENAPI_PATH, PROBLEM_KINDS } from '@polyipsum/contract'
import { languageList, problemPage } from '@polyipsum/fetch/answer'
import { BUILT_LIMITS, LANGUAGES_FILE, limitFolder } from '../../dist/reference/built-documents.js'
import { LOCALES } from './described.js'
import { docsPage } from './docs-page.js'
import { writeDocsScript } from './docs-script.js'
import { documentsOf } from './documents.js'
import { PROBLEM_FRAME } from './page-frame.js'

const FOLDER = new URL('../../dist/documents/', import.meta.url)

const script = writeDocsScript(new URL('docs/', FOLDER))
write('docs.html', docsPage(script))
for (const [name, kind] of Object.entries(PROBLEM_KINDS)) {
  write(`problems/${name}.html`, problemPage(kind, PROBLEM_FRAME))
}
write(LANGUAGES_FILE, JSON.stringify(languageList({ locales: LOCALES })))
for (const limit of BUILT_LIMITS) {
  const stated = limit === 0 ? undefined : limit
  const { openapi, llms } = documentsOf(stated)
  write(limitFolder(limit) + OPENAPI_PATH, openapi)
  write(limitFolder(limit) + LLMS_PATH, llms)
}

/** Writes a document, compressed as well, so that the service need not compress it. */
function write(path: string, content: string): void {
  const file = fileURLToPath(new URL(path, FOLDER))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
