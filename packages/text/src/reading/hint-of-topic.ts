import { GROUPS } from '@polyipsum/contract'
import type { HintOfTopic } from './combination-faults.js'
import { show } from './shown.js'

/** The types that have a group. */
export const hintOfTopic: HintOfTopic = (topic) => {
  for (const [type, groups] of Object.entries<readonly string[]>(GROUPS)) {
    if (groups.includes(topic as string)) return `${show(topic)} goes with the type ${type}.`
  }
  return undefined
}
