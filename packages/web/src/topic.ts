/** The choice of a topic, which follows the language. */
import { byId } from './element.js'

const field = byId('topics', HTMLDivElement)
const select = byId('topic', HTMLSelectElement)

/**
 * Offers some topics, and no choice where there are none. A topic that is not among them is
 * given up.
 */
export function offerTopics(topics: readonly string[]): void {
  field.hidden = topics.length === 0
  select.disabled = topics.length === 0
  for (const option of select.options) {
    const isOffered = option.value === '' || topics.includes(option.value)
    option.hidden = !isOffered
    option.disabled = !isOffered
  }
  if (select.selectedOptions[0]?.disabled !== false) select.value = ''
}
