import type { Bounds, Unit } from './measure.js'

/** The stream of the first item of a text of exact lengths; those of the others follow it. */
export const FIRST_STREAM = 1

/** The length of each item: from `least` to `most` units, `least` 1 or more. */
export interface ExactLength extends Bounds {
  readonly unit: Unit
}
