/** Which elements of an article stand where. */
import { ELEMENTS, type Element, type ListKind } from '../../options.js'
import type { Random } from '../random.js'

/** What stands between two paragraphs. */
export type BlockElement =
  | 'bulletedList'
  | 'numberedList'
  | Exclude<Element, 'headings' | 'lists' | 'links' | 'emphasis'>

/** A paragraph with what stands before it, and the blocks after it. */
export interface Part {
  readonly before: 'heading' | 'subheading' | 'rule' | undefined
  readonly blocks: BlockElement[]
}

export interface SpreadOrder {
  /** How many sections. */
  readonly count: number
  readonly elements: ReadonlySet<Element>
  readonly isFragment: boolean
  readonly lists: ListKind | undefined
}

/** The blocks of each element. */
const BLOCKS: Readonly<Partial<Record<Element, readonly BlockElement[]>>> = {
  lists: ['bulletedList', 'numberedList'],
  definitions: ['definitions'],
  quotes: ['quotes'],
  tables: ['tables'],
  code: ['code'],
  images: ['images'],
}

const LISTS: Readonly<Record<ListKind, readonly BlockElement[]>> = {
  bulleted: ['bulletedList'],
  numbered: ['numberedList'],
}

/**
 * Whether an article has every element, and so all that a style sheet has to show: a subheading, a
 * rule, a nested list and code in a line, too.
 */
export function hasAll(elements: ReadonlySet<Element>): boolean {
  return elements.size === ELEMENTS.length
}

/** Blocks with a caption: they follow another block better than others do. */
const CAPTIONED: readonly BlockElement[] = ['tables', 'images', 'code']

/** How many paragraphs a section has at most: those that a piece has besides the lead. */
const MOST_PARTS = 5

/**
 * Spreads the elements of an article over its sections: each once at least, and now and then one
 * more. A section of several blocks has several paragraphs, so that blocks seldom follow each other;
 * but a fragment has one paragraph a section, as on loripsum.net.
 */
export function spread(order: SpreadOrder, random: Random): readonly (readonly Part[])[] {
  const { count, elements, isFragment } = order
  const all = inOrder(order, random)
  const sections: (BlockElement | Break)[][] = Array.from({ length: count }, () => [])
  for (const [i, one] of all.entries()) {
    sections[Math.floor(((i + 0.5) * count) / all.length)]?.push(one)
  }
  const heading = elements.has('headings') ? 'heading' : undefined
  return sections.map((section) => {
    const another = all[random.below(Math.max(all.length, 1))]
    const isMore = another !== undefined && section.length === 0 && random.below(3) === 0
    return partsOf(isMore ? [another] : section, heading, isFragment)
  })
}

/** What parts the paragraphs of a section. */
type Break = 'subheading' | 'rule'

/** The blocks in a random order; among them a subheading and a rule, where there is everything. */
function inOrder(
  { elements, lists }: SpreadOrder,
  random: Random,
): readonly (BlockElement | Break)[] {
  // The order in which they were asked for means nothing.
  const blocks = ELEMENTS.filter((element) => elements.has(element)).flatMap((element) =>
    element === 'lists' && lists !== undefined ? LISTS[lists] : (BLOCKS[element] ?? []),
  )
  const all: (BlockElement | Break)[] = []
  while (blocks.length > 0) all.push(...blocks.splice(random.below(blocks.length), 1))
  if (hasAll(elements)) {
    // Neither at the beginning of an article, nor side by side.
    all.splice(2 + random.below(2), 0, 'subheading')
    all.splice(5 + random.below(2), 0, 'rule')
  }
  return all
}

function partsOf(
  section: readonly (BlockElement | Break)[],
  heading: 'heading' | undefined,
  isFragment: boolean,
): readonly Part[] {
  const parts: Part[] = [{ before: heading, blocks: [] }]
  for (const one of section) {
    const last = parts.at(-1) as Part
    if (one === 'subheading' || one === 'rule') parts.push({ before: one, blocks: [] })
    else if (isFragment || last.blocks.length === 0) last.blocks.push(one)
    else parts.push({ before: undefined, blocks: [one] })
  }
  return joined(parts)
}

/** Joins paragraphs with those before them, each pair with two blocks, if there are too many. */
function joined(parts: readonly Part[]): readonly Part[] {
  const left = [...parts]
  for (const fit of [CAPTIONED, undefined]) {
    for (let i = left.length - 1; i > 0 && left.length > MOST_PARTS; i--) {
      const [previous, { before, blocks }] = left.slice(i - 1) as [Part, Part]
      const isFit = blocks.every((block) => fit?.includes(block) ?? true)
      if (before !== undefined || !isFit || previous.blocks.length + blocks.length > 2) continue
      previous.blocks.push(...blocks)
      left.splice(i, 1)
    }
  }
  return left
}
