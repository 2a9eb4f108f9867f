/** Every text that a line can give. */
import type { Alternatives, Choice, Line } from '../language/locale.js'

type Lists = Readonly<Record<string, readonly string[]>>

/** The number of texts that a line can give. A list counts as one phrase. */
export function countCombinations(line: Line): number {
  return [...groupsOf(line).values()].reduce((product, { options }) => product * options.length, 1)
}

/** The length of the longest text of a line, in UTF-16 code units. A phrase of a list counts as nothing. */
export function longestText(line: Line): number {
  const length = (part: Line[number]) =>
    typeof part === 'string'
      ? part.length
      : 'list' in part
        ? 0
        : Math.max(...part.options.map((option) => option.length))
  return line.reduce((sum, part) => sum + length(part), 0)
}

/** Gives every text of a line: each alternative with each other one, tied ones together. */
export function* combinations(line: Line, lists: Lists): Generator<string, void, void> {
  const groups = groupsOf(line)
  const drawn = new Map<string, number>([...groups.keys()].map((key) => [key, 0]))
  for (;;) {
    yield line.map((part, place) => textOf(part, place, drawn, lists)).join('')
    if (!advance(groups, drawn)) return
  }
}

/** Advances to the next combination, like an odometer. @returns false after the last */
function advance(groups: ReadonlyMap<string, Alternatives>, drawn: Map<string, number>): boolean {
  for (const [key, { options }] of groups) {
    const next = (drawn.get(key) as number) + 1
    if (next < options.length) {
      drawn.set(key, next)
      return true
    }
    drawn.set(key, 0)
  }
  return false
}

/** The alternatives of a line that are drawn independently, by tie or place. */
function groupsOf(line: Line): Map<string, Alternatives> {
  const groups = new Map<string, Alternatives>()
  for (const [place, part] of line.entries()) {
    if (typeof part !== 'string' && 'options' in part) groups.set(keyOf(part, place), part)
  }
  return groups
}

const keyOf = ({ tie }: Alternatives, place: number) => tie ?? `at ${place}`

function textOf(
  part: string | Choice,
  place: number,
  drawn: ReadonlyMap<string, number>,
  lists: Lists,
): string {
  if (typeof part === 'string') return part
  // The phrases of a list are alike: the first stands for all.
  if ('list' in part) return lists[part.list]?.[0] ?? ''
  return part.options[drawn.get(keyOf(part, place)) as number] ?? ''
}
