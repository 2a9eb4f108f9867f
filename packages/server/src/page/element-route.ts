/** The route of the script that fills pages of any origin with text. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ELEMENT_PATH } from '@polyipsum/contract'
import { API_HEADERS } from '@polyipsum/fetch/http'
import type { FastifyInstance } from 'fastify'
import { addBuiltFile, builtFile } from './built-files.js'

const { resolve } = createRequire(import.meta.url)
const FOLDER = join(dirname(resolve('@polyipsum/element/package.json')), 'dist')

export function addElementRoute(app: FastifyInstance): void {
  addBuiltFile(app, ELEMENT_PATH, builtFile(FOLDER, ELEMENT_PATH.slice(1)), API_HEADERS)
}
