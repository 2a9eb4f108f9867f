/** Reads a request and finds all of its faults. */
import {
  BODY_FIELDS,
  type Fault,
  fieldNames,
  groupsOf,
  PARAMETER_ENTRIES,
  PARAMETERS,
  type ParameterName,
  type ParameterRow,
  type Type,
} from '@polyipsum/contract'
import { LOCALES, type LocaleCode } from '@polyipsum/text'
import {
  type CombinationFault,
  combinationFaults,
  combinedRules,
  conflict,
  cut,
  type FieldRow,
  type Fields,
  fieldMeant,
  hintedFaultOf,
  hintOfTopic,
  nameIn,
  parameterMeant,
  readFields,
  show,
} from '@polyipsum/text/reading'
import { MAX_FAULTS } from '../http/problem.js'
import { readLocales } from './read-locales.js'
import { readJsonValue, readQueryValue } from './read-value.js'
import {
  DEFAULTS,
  type MutableTextRequest,
  QUERY_DEFAULTS,
  type TextRequest,
} from './text-request.js'
import { totalFaults } from './total-faults.js'

export type RequestReading =
  | { readonly request: TextRequest }
  | { readonly faults: readonly Fault[] }

/** A query as Fastify gives it. A repeated parameter has a list. */
export type Query = Readonly<Record<string, string | readonly string[]>>

/** The parameters by each of their names in a query. */
const BY_NAME = new Map(
  PARAMETER_ENTRIES.flatMap(([property, row]) =>
    row.names.map((name): [string, { property: ParameterName; row: ParameterRow }] => [
      name,
      { property, row },
    ]),
  ),
)

/** The parameters by each of their names in a body. */
const BY_FIELD = new Map(
  PARAMETER_ENTRIES.flatMap(([property, row]) =>
    fieldNames(row).map((name): [string, FieldRow<ParameterName>] => [
      name,
      { property, kind: row.value },
    ]),
  ),
)

/** A value in a query, with its name. */
interface Given {
  readonly name: string
  readonly text: string
  readonly value: unknown
}

/**
 * Reads the query of a GET. Empty values count as absent. A repeated parameter, under one name or
 * several, must have the same value each time. A name has one fault at most.
 */
export function readQuery(query: Query): RequestReading {
  const request: MutableTextRequest = { ...QUERY_DEFAULTS }
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
      const reading = readQueryValue(row.value, text)
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
  for (const { property, ...fault } of faultsOfWhole(request, nameOf, isSure, (name) =>
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

const topicsOf = (locale: string, type: Type) =>
  groupsOf(type) ?? LOCALES[locale as LocaleCode].topics

/** Reads the JSON value of a POST's body. `null` and an empty text count as absent. */
export function readBody(body: unknown): RequestReading {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const came = body === null ? 'null' : Array.isArray(body) ? 'an array' : `a ${typeof body}`
    return { faults: [{ pointer: '#', detail: `The body must be a JSON object, but is ${came}.` }] }
  }
  const fields = body as Fields
  const reading = readFields(fields, BY_FIELD, readJsonValue, hintedFaultOf)
  const { values, faulty, unknown } = reading
  const request = { ...DEFAULTS, ...values } as TextRequest
  const faults: Fault[] = reading.faults.map(({ name, ...fault }) => ({
    pointer: `#/${name}`,
    ...fault,
  }))
  const { locales, faults: faultsOfList } = readLocales(fields)
  faults.push(...faultsOfList)
  if (faultsOfList.length > 0) faulty.add('locale')
  for (const name of unknown) {
    if (Object.hasOwn(BODY_FIELDS, name) || faults.length >= MAX_FAULTS) continue
    const fault = fieldMeant(name, fields[name])
    if (fault === undefined) continue
    const pointer = `#/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    faults.push({ pointer, ...fault })
  }
  const nameOf = (property: ParameterName) =>
    nameIn(fields, BY_FIELD, property) ?? PARAMETERS[property].field
  const isSure = (name: ParameterName) => !faulty.has(name)
  const isStated = (name: ParameterName) => values[name] !== undefined
  const asked = locales === undefined ? request : { ...request, locales }
  for (const { property, ...fault } of faultsOfWhole(asked, nameOf, isSure, isStated)) {
    faults.push({ pointer: `#/${nameOf(property)}`, ...fault })
  }
  return faults.length > 0 ? { faults } : { request: asked }
}

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
