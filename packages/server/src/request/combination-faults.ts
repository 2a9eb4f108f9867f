/** Finds faults in the combination of values that are valid one by one. */
import {
  type Fault,
  MAX_EXTENT,
  PARAMETER_ENTRIES,
  type ParameterName,
  type Type,
} from '@polyipsum/contract'
import { LOCALES } from '@polyipsum/text'
import { faultOf, readChoice } from './read-value.js'
import type { TextRequest } from './text-request.js'

export interface CombinationFault extends Pick<Fault, 'detail' | 'allowed' | 'nearest'> {
  readonly property: ParameterName
}

/**
 * @param nameOf the name that the request uses for a parameter
 * @param isSure whether a parameter is absent or was read without a fault
 */
export function combinationFaults(
  request: TextRequest,
  nameOf: (name: ParameterName) => string,
  isSure: (name: ParameterName) => boolean,
): readonly CombinationFault[] {
  const faults: CombinationFault[] = []
  const isGiven = (name: ParameterName) => isSure(name) && request[name] !== undefined
  for (const [property, { types, excludes = [], needs }] of PARAMETER_ENTRIES) {
    if (!isGiven(property)) continue
    const other = excludes.find(isGiven)
    if (isSure('type') && types !== undefined && !types.includes(request.type)) {
      faults.push({ property, detail: meaningless(nameOf(property), types, request) })
    } else if (other !== undefined && before(property, other)) {
      const detail = `${nameOf(property)} and ${nameOf(other)} cannot go together: leave one out.`
      faults.push({ property: other, detail })
    } else if (needs !== undefined && isSure(needs) && !isGiven(needs)) {
      const [own, another] = [nameOf(property), nameOf(needs)]
      const detail = `${own} means nothing without ${another}: give ${another} too, or leave ${own} out.`
      faults.push({ property, detail })
    }
  }
  if (
    isGiven('topic') &&
    isSure('locale') &&
    !faults.some(({ property }) => property === 'topic')
  ) {
    const fault = topicFault(nameOf('topic'), request)
    if (fault !== undefined) faults.push({ property: 'topic', ...fault })
  }
  for (const property of ['chars', 'bytes'] as const) {
    const extent = request[property]
    if (extent === undefined || !isSure(property) || !isSure('count')) continue
    const total = request.count * extent[1]
    if (total > MAX_EXTENT) {
      const detail = `${nameOf(property)} must be at most ${MAX_EXTENT} in all, but is ${request.count} times ${extent[1]}, which is ${total}.`
      faults.push({ property, detail })
    }
  }
  return faults
}

function meaningless(name: string, types: readonly Type[], { type }: TextRequest): string {
  return `${name} goes with the type ${types.join(', ')}, but the type is ${type}: leave it out, or ask for another type.`
}

const ORDER = PARAMETER_ENTRIES.map(([name]) => name)

function before(one: ParameterName, other: ParameterName): boolean {
  return ORDER.indexOf(one) < ORDER.indexOf(other)
}

function topicFault(name: string, { locale, topic }: TextRequest) {
  const { topics } = LOCALES[locale]
  if (topics.length > 0) {
    const reading = readChoice(topic, topics)
    return 'fault' in reading ? faultOf(name, reading.fault) : undefined
  }
  return { detail: `${name} must be left out: the language ${locale} has no topics.` }
}
