/**
 * The page with the reference, shown by Scalar from this origin alone. Scalar is the most readable
 * renderer for Node.js 20, and it sends its requests directly to the service.
 */
import { DOCS_PATH, LLMS_PATH, MONO, OPENAPI_PATH, SANS, SERIF } from '@polyipsum/contract'
import { BRAND_STYLE, COLOURS } from '@polyipsum/fetch/answer'
import { BRAND, ICON } from './page-frame.js'

/** Turns off everything that Scalar would load from, or offer on, other sites. */
const CONFIGURATION = {
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  metaData: { title: 'API · Polyipsum' },
} as const

/**
 * The page. The configuration is in an attribute, because the policy forbids a script in the page.
 *
 * @param script its name in the folder of the page
 */
export function docsPage(script: string): string {
  const configuration = JSON.stringify(CONFIGURATION).replaceAll("'", '&#39;')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${CONFIGURATION.metaData.title}</title>
<meta name="description" content="The HTTP API of Polyipsum: every parameter, answer and error, to read and to try.">
${ICON}
<style>
  :root { color-scheme: light dark }
  .light-mode { color-scheme: light }
  .dark-mode { color-scheme: dark }
  body { margin: 0; background: var(--paper); color: var(--ink);
    ${COLOURS}
    --header: 3.25rem;
    --scalar-custom-header-height: var(--header) }
  ${BRAND_STYLE}
  .masthead { position: sticky; top: 0; z-index: 1; box-sizing: border-box; height: var(--header); display: flex; align-items: center; gap: 1.25rem; padding-inline: 1rem; background: var(--paper); border-bottom: 1px solid var(--line); font: .9375rem / 1.2 ${SANS} }
  .masthead nav { margin-inline-start: auto; display: flex; gap: 1.25rem }
  .loading { max-width: 36rem; margin: 4rem auto; padding: 0 1.5rem; color: var(--muted); font: 1.125rem / 1.6 ${SERIF} }
  body:has([data-v-app] h1) .loading { display: none }
  @media (scripting: none) { .loading { display: none } }
  noscript p { max-width: 36rem; margin: 4rem auto; padding: 0 1.5rem; font: 1.125rem / 1.6 ${SERIF} }
  :root .light-mode, :root .dark-mode {
    --scalar-background-1: var(--paper);
    --scalar-background-2: var(--tint);
    --scalar-background-3: var(--line);
    --scalar-background-accent: color-mix(in srgb, var(--accent) 10%, transparent);
    --scalar-color-1: var(--ink);
    --scalar-color-2: color-mix(in srgb, var(--ink) 40%, var(--muted));
    --scalar-color-3: var(--muted);
    --scalar-color-accent: var(--accent);
    --scalar-border-color: var(--line);
    --scalar-button-1: var(--accent);
    --scalar-button-1-hover: color-mix(in srgb, var(--accent) 85%, var(--ink));
    --scalar-button-1-color: var(--on-accent);
    --scalar-sidebar-background-1: var(--paper);
    --scalar-sidebar-color-active: var(--accent);
    --scalar-sidebar-item-active-background: var(--tint);
    --scalar-sidebar-item-hover-background: var(--tint);
    --scalar-sidebar-border-color: var(--line);
    --scalar-sidebar-search-background: transparent;
    --scalar-sidebar-search-border-color: var(--line);
    --scalar-font: ${SANS};
    --scalar-font-code: ${MONO};
    --scalar-radius: 4px;
    --scalar-radius-lg: 8px;
  }
  .scalar-app h1, .scalar-app h2, .scalar-app h3 { font-family: ${SERIF}; letter-spacing: -.01em }
</style>
</head>
<body>
<header class="masthead">${BRAND}<nav aria-label="Site"><a href="${OPENAPI_PATH}">OpenAPI</a><a href="${LLMS_PATH}">llms.txt</a></nav></header>
<noscript><p>This page needs a script. The same content is in <a href="${OPENAPI_PATH}">openapi.json</a> for programs and in <a href="${LLMS_PATH}">llms.txt</a> in one page of plain text.</p></noscript>
<p class="loading" role="status">Loading the reference…</p>
<script id="api-reference" data-url="${OPENAPI_PATH}" data-configuration='${configuration}'></script>
<script src="${DOCS_PATH}/${script}" defer></script>
</body>
</html>
`
}
