/** The colours of every page, each for the light and the dark scheme. */
export const PALETTE = {
  paper: ['#faf7f2', '#16130f'],
  tint: ['#f1ebe1', '#28231c'],
  ink: ['#1d1a16', '#ece5da'],
  muted: ['#675e53', '#a89d8d'],
  line: ['#e4dccf', '#362f27'],
  accent: ['#b5371f', '#f0865f'],
  'on-accent': ['#fffdfa', '#16130f'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>

export const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'
export const SERIF =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif'
export const MONO =
  'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Noto Sans Mono", monospace'
