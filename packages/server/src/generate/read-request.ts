/** Reads what a request asks for, once, and tells every fault that it has. */

import {
  type Fault,
  PARAMETER_ENTRIES,
  PARAMETERS,
  type ParameterName,
  type ParameterRow,
} from '@polyipsum/contract'
import { combinationFaults } from './combination-faults.js'
import { readJsonValue, readQueryValue } from './read-value.js'
import { cut, show } from './shown.js'
import {
  DEFAULTS,
  type MutableTextRequest,
  QUERY_DEFAULTS,
  type TextRequest,
} from './text-request.js'

export type RequestReading =
  | { readonly request: TextRequest }
  | { readonly faults: readonly Fault[] }

/** A query as Fastify gives it: a parameter that stands more than once has a list. */
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

/** A value that stands in a query, and under which name. */
interface Given {
  readonly name: string
  readonly text: string
  readonly value: unknown
}

/**
 * Reads the query of a GET. Empty values count as absent; a value given more than once,
 * under one name or several, must be the same each time. A name has one fault at most, however
 * often it stands there.
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
    if (known === undefined || texts === undefined) continue
    const { property, row } = known
    for (const text of typeof texts === 'string' ? [texts] : texts) {
      const before = given.get(property)
      if (text === '' || text === before?.text) continue
      const reading = readQueryValue(row.value, text)
      if ('fault' in reading) {
        const named = faulty.get(property)
        faults.push({ parameter: name, ...(named ? likeBefore(named, text) : reading.fault) })
        faulty.set(property, name)
        break
      }
      const { value } = reading
      if (before === undefined) {
        given.set(property, { name, text, value })
        // The table of parameters gives each the type of its property.
        request[property] = value as never
      } else if (before.value !== value) {
        if (!conflicting.has(property)) faults.push(conflict(before, name, text))
        conflicting.add(property)
        break
      }
    }
  }
  const isSure = (name: ParameterName) => !faulty.has(name) && !conflicting.has(name)
  for (const { property, ...fault } of combinationFaults(request, isSure)) {
    faults.push({ parameter: given.get(property)?.name ?? property, ...fault })
  }
  return faults.length > 0 ? { faults } : { request }
}

/** What is wrong with a value where another name of its parameter had a bad one already. */
function likeBefore(named: string, text: string): Pick<Fault, 'detail'> {
  return { detail: `Expected what “${named}” takes, but got ${show(text)}.` }
}

function conflict(before: Given, name: string, text: string): Fault {
  const said = `${before.name}=${cut(before.text)} and ${name}=${cut(text)}`
  return { parameter: before.name, detail: `Expected one value, but got ${said}.` }
}

/** Reads the JSON value of a POST's body. `null` counts as absent. */
export function readBody(body: unknown): RequestReading {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    const came = body === null ? 'null' : Array.isArray(body) ? 'an array' : `a ${typeof body}`
    return { faults: [{ pointer: '#', detail: `Expected a JSON object, but got ${came}.` }] }
  }
  const request: MutableTextRequest = { ...DEFAULTS }
  const faults: Fault[] = []
  const faulty = new Set<ParameterName>()
  for (const [property, { field, value: kind }] of PARAMETER_ENTRIES) {
    const given = Object.hasOwn(body, field) ? (body as Record<string, unknown>)[field] : null
    if (given === null) continue
    const reading = readJsonValue(kind, given)
    if ('value' in reading) request[property] = reading.value as never
    else {
      faults.push({ pointer: `#/${field}`, ...reading.fault })
      faulty.add(property)
    }
  }
  for (const { property, ...fault } of combinationFaults(request, (name) => !faulty.has(name))) {
    faults.push({ pointer: `#/${PARAMETERS[property].field}`, ...fault })
  }
  return faults.length > 0 ? { faults } : { request }
}
