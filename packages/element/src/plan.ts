/**
 * Which requests fill which elements.
 *
 * Elements with equal options share one text of one seed: each shows the items after those of the
 * element before it, as if it had an `offset`. So one request fills all, and no two show the same. With a
 * `seed` of their own, elements show what the seed says: equal ones show the same, and those with
 * offsets that follow each other share a request.
 */
import type { Options } from './source.js'
import { type Format, MAX_COUNT, MAX_EXTENT, MOST_OFFSET } from './vocabulary.js'

/** What an element asks for. */
export interface Wish<Key> {
  readonly element: Key
  readonly options: Options
  readonly format: Format
}

/** The items of an answer that an element shows. */
export interface Share<Key> extends Wish<Key> {
  /** The first item, among those of the seed's text. */
  readonly from: number
  /** How many items; 0 for all. */
  readonly count: number
}

export interface PlannedRequest<Key> {
  readonly options: Options
  /** The first item of the answer. */
  readonly from: number
  /** The format, if all shares are the whole answer in one format. */
  readonly format: Format | undefined
  readonly shares: readonly Share<Key>[]
}

/** A text that elements without a seed go on in. */
interface Series {
  readonly seed: string
  next: number
}

/** The texts that were begun, by their options. */
export type AllSeries = Map<string, Series>

export function plan<Key>(
  wishes: readonly Wish<Key>[],
  allSeries: AllSeries,
): PlannedRequest<Key>[] {
  const groups = new Map<string, Group<Key>>()
  for (const wish of wishes) {
    const { format: _, count = 1, offset = 0, ...others } = wish.options
    // If they are no numbers, the text is not divisible, and they are not used.
    const share = { ...wish, from: offset as number, count: count as number }
    let options: Options = others
    if (!isDivisible(wish.options)) {
      options = wish.options
      share.from = share.count = 0
    } else if (!('seed' in others)) {
      const key = JSON.stringify(others)
      let series = allSeries.get(key)
      if (series === undefined || series.next > MOST_OFFSET) {
        series = { seed: String(Math.random()), next: 0 }
        allSeries.set(key, series)
      }
      options = { ...others, seed: series.seed }
      share.from = series.next
      series.next += share.count
    }
    const key = JSON.stringify([options, share.count === 0])
    const group = groups.get(key) ?? { options, shares: [] }
    groups.set(key, group)
    group.shares.push(share)
  }
  return [...groups.values()].flatMap(requestsOf)
}

interface Group<Key> {
  readonly options: Options
  readonly shares: Share<Key>[]
}

/** Whether the text is a list of items that elements can share. If not, it is asked for as it is. */
function isDivisible({ type, count = 1, offset = 0, seed }: Options): boolean {
  const isWithin = (value: unknown, least: number, most: number) =>
    typeof value === 'number' && value >= least && value <= most
  return (
    type !== 'article' &&
    isWithin(count, 1, MAX_COUNT) &&
    isWithin(offset, 0, seed === undefined ? 0 : MOST_OFFSET)
  )
}

/** The fewest requests for shares of one text: each has items that follow each other. */
function requestsOf<Key>({ options, shares }: Group<Key>): PlannedRequest<Key>[] {
  const [longest = 1] = /\d+$/.exec(String(options['chars'] ?? options['bytes'])) ?? []
  const most = Math.min(MAX_COUNT, MAX_EXTENT / Number(longest))
  const spans: { from: number; end: number; shares: Share<Key>[] }[] = []
  for (const share of shares.sort((one, another) => one.from - another.from)) {
    const last = spans.at(-1)
    const end = Math.max(share.from + share.count, last?.end ?? 0)
    if (last && share.from <= last.end && end - last.from <= most) {
      last.end = end
      last.shares.push(share)
    } else spans.push({ from: share.from, end, shares: [share] })
  }
  return spans.map(({ from, end, shares }) => {
    const { format: _, ...asked } = options
    const format = shares[0]?.format
    const isWhole = shares.every(
      (share) => share.from === from && share.from + share.count === end && share.format === format,
    )
    return {
      options:
        end === 0 ? asked : { ...asked, count: end - from, ...(from > 0 && { offset: from }) },
      from,
      format: isWhole ? format : undefined,
      shares,
    }
  })
}
