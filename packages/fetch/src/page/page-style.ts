/** The style of the pages of a service, which is that of the web page. */
import { PALETTE, SERIF } from '@polyipsum/contract'

/** The colours as CSS variables, for the light and the dark scheme. */
export const COLOURS = Object.entries(PALETTE)
  .map(([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`)
  .join('\n    ')

/** The style of the name of the service, of links and of the focus. */
export const BRAND_STYLE = `.brand { font: 600 1.375rem / 1 ${SERIF}; letter-spacing: -.015em; color: var(--ink); text-decoration: none }
  .brand span { color: var(--accent); margin-inline-end: .2em }
  a { color: var(--accent); text-underline-offset: .2em }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }`

/** The headers of every page. */
export const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-language': 'en',
  'x-content-type-options': 'nosniff',
} as const
