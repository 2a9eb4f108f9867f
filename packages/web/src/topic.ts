/** The choice of a topic, which follows the language. */
import { byId } from './element.js'

const select = byId('topic', HTMLSelectElement)

/** Offers some topics. A topic that is not among them is given up. */
export function offerTopics(topics: readonly string[]): void {
  for (const option of select.options) {
    const isOffered = option.value === '' || topics.includes(option.value)
    option.hidden = !isOffered
    option.disabled = !isOffered
  }
  if (select.selectedOptions[0]?.disabled !== false) select.value = ''
}
