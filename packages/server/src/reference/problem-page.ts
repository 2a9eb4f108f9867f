/** The pages at the types of problem documents. */
import {
  DOCS_PATH,
  PROBLEM_KINDS,
  type ProblemKind,
  type ProblemName,
  SERIF,
} from '@polyipsum/contract'
import { type KeptAnswer, keep } from '../http/kept-answer.js'
import { BRAND, BRAND_STYLE, COLOURS, ICON } from './page-style.js'

/** The page contains its styles. It may load its icon and nothing else. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-language': 'en',
  'x-content-type-options': 'nosniff',
  'content-security-policy': PAGE_POLICY,
} as const

export const PROBLEM_NAMES = Object.keys(PROBLEM_KINDS) as readonly ProblemName[]

/** The page of a kind of problem. */
export function problemPage(name: ProblemName): KeptAnswer {
  return keep(pageOf(PROBLEM_KINDS[name]), PAGE_HEADERS)
}

export function pageOf({ status, title, explanation }: ProblemKind): string {
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
