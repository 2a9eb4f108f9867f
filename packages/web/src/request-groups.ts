/** Which texts one request can ask for: those whose choices differ in the language alone. */
import { MAX_COUNT, MAX_EXTENT } from '@polyipsum/contract'
import { readExtent } from '@polyipsum/text/core'
import { type Choice, queryOf } from './choice.js'

/** Groups choices, in the fewest requests that the bounds of the service allow. */
export function groupsOf(choices: readonly Choice[]): readonly (readonly Choice[])[] {
  const alike = new Map<string, Choice[]>()
  for (const choice of choices) {
    const query = queryOf(choice)
    query.delete('locale')
    const others = alike.get(String(query))
    if (others === undefined) alike.set(String(query), [choice])
    else others.push(choice)
  }
  return [...alike.values()].flatMap((group) => partsOf(group, mostLanguages(group[0] as Choice)))
}

/** How many languages one request can have. One that is refused for its length alone counts as one. */
function mostLanguages({ count, chars, bytes }: Choice): number {
  const [, longest = 0] = readExtent(chars ?? bytes ?? '') ?? []
  const most = Math.min(MAX_COUNT / count, MAX_EXTENT / (count * longest))
  return Math.max(1, Math.floor(most))
}

function partsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const parts = []
  for (let at = 0; at < items.length; at += size) parts.push(items.slice(at, at + size))
  return parts
}
