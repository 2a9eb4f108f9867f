/** The routes of the web page and its files. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Service } from '../service.js'
import { addBuiltFiles, type Index } from './built-files.js'
import { ownPage } from './own-page.js'
import { pageLanguage } from './page-language.js'

const { resolve } = createRequire(import.meta.url)
const FOLDER = join(dirname(resolve('@polyipsum/web/package.json')), 'dist')

/** The build writes a page for each language. */
function nameFor({ headers }: FastifyRequest): string {
  const code = pageLanguage(headers)
  return code === 'en' ? 'index.html' : `index.${code}.html`
}

export function addPageRoutes(app: FastifyInstance, { texts }: Service): void {
  const headers = securityHeaders(readFileSync(join(FOLDER, 'index.html'), 'utf8'))
  const index: Index = {
    nameFor,
    vary: 'accept-language, cookie',
    replace(name, file) {
      const { current } = texts
      return current.documents === undefined ? file : ownPage(current, name, file)
    },
  }
  addBuiltFiles(app, { folder: FOLDER, path: '/', headers, index })
}

/** The page may request only this service, and run only the script that is built into it. */
const securityHeaders = (page: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashes(page, 'script type="module"')}`,
    `style-src ${hashes(page, 'style')}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The page inserts the HTML of an article, and copies its elements.
    'trusted-types article',
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'clipboard-read=(), clipboard-write=(self)',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
})

/** The hashes of all elements with a tag, as sources of a policy. They are the same in every language. */
function hashes(page: string, tag: string): string {
  const contents = page.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</`, 'gsu'))
  const sources = Array.from(contents, ([, content = '']) => {
    return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  })
  return sources.join(' ')
}
