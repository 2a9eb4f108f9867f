/** The pages behind the types of problem documents, for a person who opens one. */
import { PROBLEM_KINDS, type ProblemKind, type ProblemName } from './problem.js'

/** The pages by the name of the problem. */
export const PROBLEM_PAGES: ReadonlyMap<string, Buffer> = new Map(
  (Object.keys(PROBLEM_KINDS) as ProblemName[]).map((name) => [
    name,
    Buffer.from(page(PROBLEM_KINDS[name])),
  ]),
)

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-language': 'en',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  // The styles stand in the page itself; nothing else may be loaded or done.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

function page({ status, title, explanation }: ProblemKind): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Polyipsum</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.6 Georgia, serif }
  body { max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem }
  p:first-child { font-variant-numeric: oldstyle-nums; opacity: .6; margin: 0 }
  h1 { margin: 0 0 1rem; line-height: 1.2 }
</style>
<p>${status}</p>
<h1>${title}</h1>
<p>${explanation}</p>
</html>
`
}
