/** Which scanner reads a file. */
import { CODE_SYNTAX } from './code-syntax.js'
import type { Scanner } from './place.js'
import { scanCode } from './scan-code.js'
import { scanJavaScript } from './scan-javascript.js'
import { scanMarkup } from './scan-markup.js'
import { scanMarkdown, scanPlain, scanTex, scanUnknown, scanYaml } from './scan-prose.js'

const html: Scanner = (text) => scanMarkup(text, 'html')
const xml: Scanner = (text) => scanMarkup(text, 'xml')
const withJsx: Scanner = (text) => scanJavaScript(text, { jsx: true })
const withoutJsx: Scanner = (text) => scanJavaScript(text, { jsx: false })

/** Scanners, by the identifiers of languages in editors and the extensions of files. */
const ROWS: readonly (readonly [scanner: Scanner, names: string])[] = [
  [html, 'html htm xhtml vue svelte astro php eruby erb html.erb ejs html-eex heex eelixir blade'],
  [
    html,
    'handlebars hbs mustache htmldjango django-html jinja jinja2 jinja-html njk nunjucks twig',
  ],
  [html, 'liquid razor cshtml aspnetcorerazor templ gohtml gotmpl angular'],
  [xml, 'xml svg xsl xsd rss atom docbook plist'],
  [withJsx, 'javascript js mjs cjs javascriptreact jsx typescriptreact tsx'],
  [withoutJsx, 'typescript ts mts cts'],
  [scanMarkdown, 'markdown md mdx rmd rmarkdown quarto qmd'],
  [scanYaml, 'yaml yml'],
  [scanTex, 'tex latex plaintex'],
  [scanPlain, 'plaintext text txt rst asciidoc adoc org'],
]

const SCANNERS: ReadonlyMap<string, Scanner> = new Map([
  ...ROWS.flatMap(([scanner, names]) => names.split(' ').map((name) => [name, scanner] as const)),
  ...[...CODE_SYNTAX].map(
    ([name, syntax]) => [name, (text: string) => scanCode(text, syntax)] as const,
  ),
])

/**
 * The scanner for a file. Plain text may be what an editor says of a file that it does not know, so
 * the extension counts then.
 *
 * @param languageId the language, as the editor calls it
 * @param uri the address of the file
 */
export function scannerOf(languageId: string, uri: string): Scanner {
  const known = SCANNERS.get(languageId.toLowerCase())
  if (known !== undefined && known !== scanPlain) return known
  const extension = /\.(\w+)$/u.exec(uri)?.[1]?.toLowerCase() ?? ''
  return SCANNERS.get(extension) ?? known ?? scanUnknown
}
