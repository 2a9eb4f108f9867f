/** What is wrong with values that are right one by one. */
import {
  type ITEMS_PROPERTY,
  MAX_EXTENT,
  PARAMETER_ENTRIES,
  type ParameterName,
} from '@polyipsum/contract'
import { LOCALES } from '@polyipsum/text'
import { readChoice, type ValueFault } from './read-value.js'
import { show } from './shown.js'
import type { TextRequest } from './text-request.js'

export interface CombinationFault extends ValueFault {
  readonly property: ParameterName
}

/**
 * @param isSure whether the value of a parameter is read, or none was given
 */
export function combinationFaults(
  request: TextRequest,
  isSure: (name: ParameterName) => boolean,
): readonly CombinationFault[] {
  const faults: CombinationFault[] = []
  const isGiven = (name: ParameterName) => isSure(name) && request[name] !== undefined
  for (const [property, { types, excludes = [] }] of PARAMETER_ENTRIES) {
    if (!isGiven(property)) continue
    const other = excludes.find((name) => isGiven(name as ParameterName)) as ParameterName
    if (isSure('type') && types !== undefined && !types.includes(request.type)) {
      faults.push({ property, detail: meaningless(property, types, request) })
    } else if (other !== undefined && before(property, other)) {
      faults.push({ property: other, detail: `Expected ${property} or ${other}, but got both.` })
    }
  }
  if (
    isGiven('topic') &&
    isSure('locale') &&
    !faults.some(({ property }) => property === 'topic')
  ) {
    const fault = topicFault(request)
    if (fault !== undefined) faults.push({ property: 'topic', ...fault })
  }
  for (const property of ['chars', 'bytes'] as const) {
    const extent = request[property]
    if (extent === undefined || !isSure(property) || !isSure('count')) continue
    const total = request.count * extent[1]
    if (total > MAX_EXTENT) {
      const detail = `Expected at most ${MAX_EXTENT} ${property} in all, but got ${request.count} times ${extent[1]}, which is ${total}.`
      faults.push({ property, detail })
    }
  }
  return faults
}

function meaningless(
  property: ParameterName,
  types: readonly (keyof typeof ITEMS_PROPERTY)[],
  { type }: TextRequest,
): string {
  const possible = types.map((type) => `\`${type}\``).join(', ')
  return `Expected ${property} only where the type is one of ${possible}, but it is \`${type}\`.`
}

const ORDER = PARAMETER_ENTRIES.map(([name]) => name)

function before(one: ParameterName, other: ParameterName): boolean {
  return ORDER.indexOf(one) < ORDER.indexOf(other)
}

function topicFault({ locale, topic }: TextRequest): ValueFault | undefined {
  const { topics } = LOCALES[locale]
  if (topics.length > 0) {
    const reading = readChoice(topic, topics)
    return 'fault' in reading ? reading.fault : undefined
  }
  return {
    detail: `Expected no topic in the language ${locale}, which has none, but got ${show(topic)}.`,
  }
}
