import { LOCALES } from '@polyipsum/text'
import { readChoice, type ValueFault } from './read-value.js'
import { show } from './shown.js'
import type { TextRequest } from './text-request.js'

type Asked = Pick<TextRequest, 'locale' | 'type' | 'topic'>

/** What is wrong with a topic beside the language and the type; undefined when nothing is. */
export function topicFault({ locale, type, topic }: Asked): ValueFault | undefined {
  if (topic === undefined) return undefined
  const { topics } = LOCALES[locale]
  if (type === 'word') return unexpected('for words', topic)
  if (topics.length === 0) return unexpected(`in the language ${locale}, which has none`, topic)
  const reading = readChoice(topic, topics)
  return 'fault' in reading ? reading.fault : undefined
}

function unexpected(where: string, topic: string): ValueFault {
  return { detail: `Expected no topic ${where}, but got ${show(topic)}.` }
}
