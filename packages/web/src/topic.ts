/** The list of topics, which depends on the language. */
import { byId } from './element.js'

const select = byId('topic', HTMLSelectElement)

/** Offers these topics only. If another one was chosen, any topic is chosen instead. */
export function offerTopics(topics: readonly string[]): void {
  for (const option of select.options) {
    const isOffered = option.value === '' || topics.includes(option.value)
    option.hidden = !isOffered
    option.disabled = !isOffered
  }
  if (select.selectedOptions[0]?.disabled !== false) select.value = ''
}
