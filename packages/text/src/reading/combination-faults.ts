/** Finds faults in the combination of values that are valid one by one. */
import type { Fault, ParameterRule, Type } from '@polyipsum/contract'
import { type FaultOf, readChoice } from './value-fault.js'

export interface CombinationFault<Property extends string>
  extends Pick<Fault, 'detail' | 'allowed' | 'nearest'> {
  readonly property: Property
}

/** A request that is read, as far as its combinations matter. */
export type Combined<Property extends string> = {
  readonly [Name in Property | 'topic']?: unknown
} & {
  readonly type: Type
  readonly locale: string
  /** Several languages, instead of `locale`. */
  readonly locales?: readonly string[]
}

type TopicsOf = (locale: string, type: Type) => readonly string[]

/** A sentence for a topic that belongs to another type; undefined if there is none. */
export type HintOfTopic = (topic: unknown) => string | undefined

/** The parameters of some place, and how it speaks of them. */
export interface Combination<Property extends string> {
  /** The parameters in their order, each with its rule; those without a rule of combination may be left out. */
  readonly rules: readonly (readonly [Property, ParameterRule])[]
  /** The name that the request uses for a parameter. */
  readonly nameOf: (property: Property) => string
  /** Whether a parameter is absent or was read without a fault. */
  readonly isSure: (property: Property) => boolean
  /** Whether the request names a parameter: one with a default has a value in any case. */
  readonly isStated: (property: Property) => boolean
  /** The topics of a language for a type. */
  readonly topicsOf: TopicsOf
  readonly hintOfTopic?: HintOfTopic | undefined
  readonly faultOf: FaultOf
}

/** The parameters whose values depend on others. */
export function combinedRules<Property extends string>(
  rules: readonly (readonly [Property, ParameterRule])[],
): readonly (readonly [Property, ParameterRule])[] {
  return rules.filter(([, { types, excludes, needs }]) => types ?? excludes ?? needs)
}

export function combinationFaults<Property extends string>(
  request: Combined<Property>,
  { rules, nameOf, isSure, isStated, topicsOf, hintOfTopic, faultOf }: Combination<Property>,
): CombinationFault<Property>[] {
  const faults: CombinationFault<Property>[] = []
  const isBefore = (one: string, other: string) =>
    rules.findIndex(([name]) => name === one) < rules.findIndex(([name]) => name === other)
  const sure = (name: string) => isSure(name as Property)
  const called = (name: string) => nameOf(name as Property)
  // An option of the library that is false by default asks for nothing.
  const isGiven = (name: string) =>
    sure(name) &&
    isStated(name as Property) &&
    request[name as Property] !== undefined &&
    request[name as Property] !== false
  const { type, topic, locale, locales = [locale] } = request
  for (const [property, { types, excludes, needs }] of rules) {
    if (!isGiven(property)) continue
    const other = excludes?.find(isGiven)
    if (sure('type') && types !== undefined && !types.includes(type)) {
      const detail = `${called(property)} goes with the type ${types.join(', ')}, but the type is ${type}: leave it out, or ask for another type.`
      faults.push({ property, detail })
    } else if (other !== undefined && isBefore(property, other)) {
      const detail = `${called(property)} and ${called(other)} cannot go together: leave one out.`
      faults.push({ property: other as Property, detail })
    } else if (needs !== undefined && sure(needs) && !isGiven(needs)) {
      const [own, another] = [called(property), called(needs)]
      const detail = `${own} means nothing without ${another}: give ${another} too, or leave ${own} out.`
      faults.push({ property, detail })
    }
  }
  if (
    isGiven('topic') &&
    sure('type') &&
    sure('locale') &&
    !faults.some(({ property }) => (property as string) === 'topic')
  ) {
    const topics = (code: string) => topicsOf(code, type)
    const fault = topicFault(called('topic'), topic, locales, topics, faultOf)
    const hint = fault && hintOfTopic?.(topic)
    if (fault !== undefined) {
      const detail = hint === undefined ? fault.detail : `${fault.detail} ${hint}`
      faults.push({ property: 'topic' as Property, ...fault, detail })
    }
  }
  return faults
}

/** The fault of a topic that one of the languages does not have; the first of them. */
function topicFault(
  name: string,
  topic: unknown,
  locales: readonly string[],
  topicsOf: (locale: string) => readonly string[],
  faultOf: FaultOf,
): ReturnType<FaultOf> | undefined {
  const isOne = locales.length === 1
  for (const locale of locales) {
    const topics = topicsOf(locale)
    if (topics.length === 0) {
      const other = isOne ? '' : ` Leave out ${name}, or ${locale}.`
      return { detail: `${name} must be left out: the language ${locale} has no topics.${other}` }
    }
    const reading = readChoice(topic, topics)
    if ('value' in reading) continue
    const isOfAll = locales.every((other) => topicsOf(other) === topics)
    const where = isOne || isOfAll ? '' : ` in ${locale}`
    return faultOf(name, { ...reading.fault, expectation: reading.fault.expectation + where })
  }
  return undefined
}
