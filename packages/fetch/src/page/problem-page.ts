/** The pages at the types of problem documents. */
import { type ProblemKind, SERIF } from '@polyipsum/contract'
import { BRAND_STYLE, COLOURS, HTML_HEADERS } from './page-style.js'

/** The headers of a page about a problem. It contains its styles, and may load its icon and nothing else. */
export const PROBLEM_PAGE_HEADERS = {
  ...HTML_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/** What the pages of a service have in common, as HTML. */
export interface PageFrame {
  /** Elements of the head. */
  readonly head: string
  /** The content of the header. */
  readonly header: string
}

/** The page of a kind of problem. */
export function problemPage(
  { status, title, explanation }: ProblemKind,
  { head, header }: PageFrame,
): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Polyipsum</title>
${head}
<style>
  :root { color-scheme: light dark;
    ${COLOURS}
    background: var(--paper); color: var(--ink); font: 1.125rem / 1.6 ${SERIF} }
  ${BRAND_STYLE}
  body { max-width: 36rem; margin: 0 auto; padding: 1.5rem }
  header { display: flex; align-items: baseline; justify-content: space-between; padding-bottom: 1rem; border-bottom: 1px solid var(--line) }
  main { padding-top: 12vh }
  main p:first-child { margin: 0; color: var(--accent) }
  h1 { margin: 0 0 1rem; font-size: 2.25rem; line-height: 1.2 }
</style>
<header>${header}</header>
<main>
<p>${status}</p>
<h1>${title}</h1>
<p>${explanation}</p>
</main>
</html>
`
}
