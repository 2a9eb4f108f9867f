import type { Bounds, Unit } from './measure.js'

/** The length of each item: from `least` to `most` units, `least` 1 or more. */
export interface ExactLength extends Bounds {
  readonly unit: Unit
}
