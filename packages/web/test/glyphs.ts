/**
 * Which fonts a browser draws a text with, and whether they have its letters.
 *
 * A browser draws something for every character. When no font has the character, it draws the empty
 * box of some font, and names that font. So the name alone proves nothing. This module puts each
 * cluster (a letter with its marks) into an element of its own, in the place and language of the text.
 * The browser names the font of the element. The font's table of characters, from Fontconfig, which
 * also finds the fonts for Chromium, tells whether the font has the whole cluster. A cluster that is
 * drawn with several fonts is reported too: its marks would not sit on its letter.
 */
import { execFileSync } from 'node:child_process'
import type { Locator } from 'playwright-core'

/** @see https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-PlatformFontUsage */
interface FontUse {
  readonly familyName: string
  readonly postScriptName: string
  readonly glyphCount: number
}

export interface Writing {
  /** The font families, the one that draws most clusters first. */
  readonly families: readonly string[]
  /** The clusters that no single font has, each with the fonts that draw it. */
  readonly missing: readonly string[]
}

/** @param place an element that holds text */
export async function writingOf(place: Locator): Promise<Writing> {
  const clusters = await place.evaluate(spreadOut, MARK)
  const page = place.page()
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${MARK}] > span`,
  })
  const fontsOf = async (nodeId: number): Promise<readonly FontUse[]> => {
    // Until it has drawn an element, the browser names no font for it.
    for (let frame = 0; frame < 20; frame++) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      if (fonts.length > 0) return fonts
      await place.evaluate(() => new Promise(requestAnimationFrame))
    }
    return []
  }
  const uses = await Promise.all(nodeIds.map(fontsOf))
  await session.detach()
  await place.evaluate((element, mark) => element.querySelector(`[${mark}]`)?.remove(), MARK)

  const missing: string[] = []
  const written = new Map<string, number>()
  for (const [i, cluster] of clusters.entries()) {
    const fonts = uses[i] ?? []
    const [font] = fonts
    if (font === undefined || fonts.length > 1 || !hasAll(font.postScriptName, cluster)) {
      const names = fonts.map(({ postScriptName }) => postScriptName)
      missing.push(`${cluster} (${codesOf(cluster)}) by ${names.join(' and ') || 'no font'}`)
    } else {
      written.set(font.familyName, (written.get(font.familyName) ?? 0) + 1)
    }
  }
  const families = [...written].sort(([, a], [, b]) => b - a).map(([name]) => name)
  return { families, missing }
}

const MARK = 'data-clusters'

/** Puts each cluster of a text into an element of its own. Runs in the page. */
function spreadOut(element: Element, mark: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const found = Array.from(segmenter.segment(element.textContent ?? ''), ({ segment }) => segment)
  const clusters = [...new Set(found)].filter((cluster) => /\S/u.test(cluster))
  const box = document.createElement('div')
  box.setAttribute(mark, '')
  for (const cluster of clusters) {
    const span = document.createElement('span')
    span.textContent = cluster
    box.append(span, ' ')
  }
  const paragraph = element.querySelector('p') ?? element
  paragraph.append(box)
  return clusters
}

const codesOf = (text: string) =>
  Array.from(text, (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`).join(' ')

const tables = new Map<string, ReadonlySet<number>>()

/** Whether a font has every visible character of a text. */
function hasAll(postScriptName: string, text: string): boolean {
  let table = tables.get(postScriptName)
  if (table === undefined) {
    table = charactersOf(postScriptName)
    tables.set(postScriptName, table)
  }
  return Array.from(text).every(
    (letter) =>
      /\p{Default_Ignorable_Code_Point}/u.test(letter) || table.has(Number(letter.codePointAt(0))),
  )
}

function charactersOf(postScriptName: string): ReadonlySet<number> {
  const args = ['--format=%{charset}\n', `:postscriptname=${postScriptName}`]
  const table = new Set<number>()
  for (const range of execFileSync('fc-list', args, { encoding: 'utf8' }).split(/\s+/u)) {
    const [first = Number.NaN, last = first] = range
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    for (let code = first; code <= last; code++) table.add(code)
  }
  return table
}
