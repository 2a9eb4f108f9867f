/** Reads a request and finds all of its faults. */
import {
  BODY_FIELDS,
  type Fault,
  MAX_FAULTS,
  PARAMETER_ENTRIES,
  type ParameterName,
  type ParameterRow,
  type Type,
} from '@polyipsum/contract'
import {
  type CombinationFault,
  combinationFaults,
  combinedRules,
  conflict,
  cut,
  hintedFaultOf,
  hintOfTopic,
  parameterMeant,
  show,
  totalFaults,
} from '@polyipsum/text/reading'
import type { QueryValueReader } from './read-value.js'
import type { MutableTextRequest, Query, RequestReading, TextRequest } from './text-request.js'

/** The parameters by each of their names in a query. */
const BY_NAME = new Map(
  PARAMETER_ENTRIES.flatMap(([property, row]) =>
    row.names.map((name): [string, { property: ParameterName; row: ParameterRow }] => [
      name,
      { property, row },
    ]),
  ),
)

/** A value in a query, with its name. */
interface Given {
  readonly name: string
  readonly text: string
  readonly value: unknown
}

/** What the reading of a query depends on besides the contract. */
export interface Setting {
  readonly readQueryValue: QueryValueReader
  readonly defaults: TextRequest
  readonly topicsOf: (locale: string, type: Type) => readonly string[]
}

/**
 * Reads the query of a GET. Empty values count as absent. A repeated parameter, under one name or
 * several, must have the same value each time. A name has one fault at most.
 */
export function readQuery(query: Query, setting: Setting): RequestReading {
  const request: MutableTextRequest = { ...setting.defaults }
  const given = new Map<ParameterName, Given>()
  const faulty = new Map<ParameterName, string>()
  const conflicting = new Set<ParameterName>()
  const faults: Fault[] = []
  for (const name in query) {
    const known = BY_NAME.get(name)
    const texts = query[name]
    if (texts === undefined) continue
    if (known === undefined) {
      const isSaid = texts.length > 0 && faults.length < MAX_FAULTS
      const fault = isSaid ? parameterMeant(name, texts) : undefined
      if (fault !== undefined) faults.push({ parameter: name, ...fault })
      continue
    }
    const { property, row } = known
    for (const text of typeof texts === 'string' ? [texts] : texts) {
      const before = given.get(property)
      if (text === '' || text === before?.text) continue
      const reading = setting.readQueryValue(row.value, text)
      if ('fault' in reading) {
        const named = faulty.get(property)
        faults.push({
          parameter: name,
          ...(named ? likeBefore(name, named, text) : hintedFaultOf(name, reading.fault)),
        })
        faulty.set(property, name)
        break
      }
      const { value } = reading
      if (before === undefined) {
        given.set(property, { name, text, value })
        // The reader of a parameter returns the type of its property.
        request[property] = value as never
      } else if (String(before.value) !== String(value)) {
        if (!conflicting.has(property)) {
          const { name: one, text: first } = before
          faults.push({ parameter: one, detail: conflict(one, cut(first), name, cut(text)) })
        }
        conflicting.add(property)
        break
      }
    }
  }
  const isSure = (name: ParameterName) => !faulty.has(name) && !conflicting.has(name)
  const nameOf = (property: ParameterName) => given.get(property)?.name ?? property
  for (const { property, ...fault } of faultsOfWhole(request, setting, nameOf, isSure, (name) =>
    given.has(name),
  )) {
    faults.push({ parameter: nameOf(property), ...fault })
  }
  return faults.length > 0 ? { faults } : { request }
}

/**
 * The fault of a bad value whose parameter already has a fault under another name. It does not list the
 * allowed values again.
 */
function likeBefore(name: string, named: string, text: string): Pick<Fault, 'detail'> {
  return { detail: `${name} must be an allowed value of ${named}, but is ${show(text)}.` }
}

/** The faults in the combination of values. */
function faultsOfWhole(
  request: TextRequest,
  { topicsOf }: Setting,
  nameOf: (name: ParameterName) => string,
  isSure: (name: ParameterName) => boolean,
  isStated: (name: ParameterName) => boolean,
): readonly CombinationFault<ParameterName>[] {
  const combination = {
    rules: COMBINED_RULES,
    nameOf,
    isSure,
    isStated,
    topicsOf,
    hintOfTopic,
    faultOf: hintedFaultOf,
  }
  return combinationFaults(request, combination).concat(totalFaults(request, nameOf, isSure))
}

const COMBINED_RULES = combinedRules(PARAMETER_ENTRIES)

/** A POST has no query. Reports each parameter found there. */
export function readPostQuery(query: Query): readonly Fault[] {
  const faults: Fault[] = []
  for (const name in query) {
    const field = Object.hasOwn(BODY_FIELDS, name)
      ? name
      : (BY_NAME.get(name)?.row.field ?? parameterMeant(name, query[name] ?? '')?.nearest)
    if (field === undefined || faults.length >= MAX_FAULTS) continue
    const detail = `${name} must be in the body of a POST, as ${field}, but is in the query.`
    faults.push({ parameter: name, detail })
  }
  return faults
}
