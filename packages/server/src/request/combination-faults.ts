/** Finds faults in the combination of values that are valid one by one. */
import {
  type Fault,
  MAX_COUNT,
  MAX_EXTENT,
  PARAMETER_ENTRIES,
  type ParameterName,
  type Type,
} from '@polyipsum/contract'
import { LOCALES, type LocaleCode } from '@polyipsum/text'
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
  const { count, locales = [request.locale] } = request
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
    const fault = topicFault(nameOf('topic'), request.topic, locales)
    if (fault !== undefined) faults.push({ property: 'topic', ...fault })
  }
  if (isSure('count') && count * locales.length > MAX_COUNT) {
    const most = Math.floor(MAX_COUNT / locales.length)
    const detail = `${nameOf('count')} must be at most ${most} for ${locales.length} languages, which are ${MAX_COUNT} items in all, but is ${count}.`
    faults.push({ property: 'count', detail })
  }
  for (const property of ['chars', 'bytes'] as const) {
    const extent = request[property]
    if (extent === undefined || !isSure(property) || !isSure('count')) continue
    const total = count * locales.length * extent[1]
    if (total > MAX_EXTENT) {
      const each = locales.length === 1 ? '' : ` in each of ${locales.length} languages`
      const detail = `${nameOf(property)} must be at most ${MAX_EXTENT} in all, but is ${count} times ${extent[1]}${each}, which is ${total}.`
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

/** The fault of a topic that one of the languages does not have; the first of them. */
function topicFault(name: string, topic: string | undefined, locales: readonly LocaleCode[]) {
  for (const locale of locales) {
    const { topics } = LOCALES[locale]
    if (topics.length === 0) {
      const other = locales.length === 1 ? '' : ` Leave out ${name}, or ${locale}.`
      return { detail: `${name} must be left out: the language ${locale} has no topics.${other}` }
    }
    const reading = readChoice(topic, topics)
    if ('value' in reading) continue
    const where = locales.length === 1 ? '' : ` in ${locale}`
    return faultOf(name, { ...reading.fault, expectation: reading.fault.expectation + where })
  }
  return undefined
}
