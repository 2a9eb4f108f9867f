import { GROUPS } from '@polyipsum/contract'
import type { LocaleTables } from '../../compile/locale-tables.js'
import type { InterfaceType } from '../../options.js'

/** Consecutive phrases: the wordings of a type, or of one of its groups. */
export interface WordingRange {
  readonly first: number
  readonly count: number
}

/**
 * The wordings of a type.
 *
 * @param group its number among the groups of the type; undefined for all of them
 */
export function wordingRange(
  { wordings: { first, groups } }: Pick<LocaleTables, 'wordings'>,
  type: InterfaceType,
  group: number | undefined,
): WordingRange {
  const from = (type === 'label' ? 0 : GROUPS.label.length) + (group ?? 0)
  const to = group === undefined ? from + GROUPS[type].length : from + 1
  return { first: first + sum(groups.slice(0, from)), count: sum(groups.slice(from, to)) }
}

/** The number of all wordings. */
export function countWordings({ wordings }: Pick<LocaleTables, 'wordings'>): number {
  return sum(wordings.groups)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
