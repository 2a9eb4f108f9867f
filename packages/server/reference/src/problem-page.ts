/** The pages at the types of problem documents. */
import { DOCS_PATH, type ProblemKind, SERIF } from '@polyipsum/contract'
import { BRAND, BRAND_STYLE, COLOURS, ICON } from './page-style.js'

/** The page of a kind of problem. */
export function problemPage({ status, title, explanation }: ProblemKind): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Polyipsum</title>
${ICON}
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
<header>${BRAND}<nav><a href="${DOCS_PATH}">API</a></nav></header>
<main>
<p>${status}</p>
<h1>${title}</h1>
<p>${explanation}</p>
</main>
</html>
`
}
