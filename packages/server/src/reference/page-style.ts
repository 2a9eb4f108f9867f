/** The look of the pages of the service itself: that of its web page, ink on warm paper. */

/** Its colours as variables of CSS, for light and dark. */
export const COLOURS = `--paper: light-dark(#faf7f2, #16130f);
    --tint: light-dark(#f1ebe1, #28231c);
    --ink: light-dark(#1d1a16, #ece5da);
    --muted: light-dark(#675e53, #a89d8d);
    --line: light-dark(#e4dccf, #362f27);
    --accent: light-dark(#b5371f, #f0865f);
    --on-accent: light-dark(#fffdfa, #16130f);`

export const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'
export const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif'
export const MONO =
  'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono", monospace'

export const ICON = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'

/** The name of the service, which leads to its first page. */
export const BRAND = '<a class="brand" href="/"><span aria-hidden="true">¶</span>Polyipsum</a>'

export const BRAND_STYLE = `.brand { font: 600 1.375rem / 1 ${SERIF}; letter-spacing: -.015em; color: var(--ink); text-decoration: none }
  .brand span { color: var(--accent); margin-inline-end: .2em }
  a { color: var(--accent); text-underline-offset: .2em }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }`
