/** Finds the parameter that an unknown name was meant for. */
import {
  BODY_FIELD_ENTRIES,
  BODY_FIELD_SYNONYMS,
  BODY_FIELDS,
  type BodyFieldName,
  type Fault,
  fieldNames,
  PARAMETER_RULES,
  PARAMETER_SYNONYMS,
  type ParameterName,
  type ParameterRule,
  TYPE_SYNONYMS,
} from '@polyipsum/contract'
import { suggestName } from '../language/suggestion.js'
import { PLAIN_READERS } from './plain-readers.js'
import { QUERY_READERS } from './query-readers.js'

/** The shortest name of a parameter that is suggested. A single letter is similar to any other. */
const SHORTEST = 4
/** The shortest unknown name that may be a slip: `sed` is `seed`. */
const SHORTEST_SLIP = 3
const LONGEST = 24

type Property = ParameterName | BodyFieldName

/** The fault of an unknown name. */
export type NameFault = Pick<Fault, 'detail' | 'nearest'>

const RULE_ENTRIES = Object.entries(PARAMETER_RULES) as readonly (readonly [
  ParameterName,
  ParameterRule,
])[]

/** The names of all parameters. */
const NAMES: ReadonlySet<string> = new Set(RULE_ENTRIES.flatMap(([, row]) => fieldNames(row)))

/** The parameters by their synonyms: as these are, and squeezed if that is not the name of another. */
const SYNONYMS = new Map<string, Property>([
  ...RULE_ENTRIES.flatMap(([property]) =>
    PARAMETER_SYNONYMS[property]
      .flatMap((name) => [name, squeezed(name)])
      .filter((name) => !NAMES.has(name))
      .map((name): [string, Property] => [name, property]),
  ),
  ...BODY_FIELD_ENTRIES.flatMap(([field]) =>
    [field, ...BODY_FIELD_SYNONYMS[field]].map((name): [string, Property] => [name, field]),
  ),
])

const TYPES = new Map<string, string>(
  Object.entries(TYPE_SYNONYMS).flatMap(([type, names]) =>
    names.map((name): [string, string] => [name, type]),
  ),
)

/** The names of parameters that may be suggested for a slip. */
const QUERY_NAMES = new Map(namesBy(({ names }) => names))
const FIELD_NAMES = new Map([
  ...BODY_FIELD_ENTRIES.map(([field]): [string, Property] => [field, field]),
  ...namesBy(fieldNames),
])

function namesBy(namesOf: (row: ParameterRule) => readonly string[]): [string, Property][] {
  return RULE_ENTRIES.flatMap(([property, row]) =>
    namesOf(row)
      .filter((name) => name.length >= SHORTEST)
      .map((name): [string, Property] => [name, property]),
  )
}

/** The fault of an unknown name in a query; undefined for a name unlike any parameter. */
export function parameterMeant(name: string, value: unknown): NameFault | undefined {
  const property = meant(name, QUERY_NAMES)
  if (property !== undefined) {
    return isBodyField(property) ? misplaced(name, property) : misnamed(name, property)
  }
  const type = TYPES.get(name.toLowerCase())
  if (type === undefined) return undefined
  const isCount = 'value' in QUERY_READERS.integer(String(value), PARAMETER_RULES.count.value)
  const query = `type=${type}${isCount ? `&count=${value}` : ''}`
  const detail = `${name} is no parameter. Did you mean ${query}?`
  return { detail, nearest: isCount ? 'count' : 'type' }
}

/** The fault of an unknown field in a body; undefined for a name unlike any field. */
export function fieldMeant(name: string, value: unknown): NameFault | undefined {
  const property = meant(name, FIELD_NAMES)
  if (property !== undefined) {
    return misnamed(name, isBodyField(property) ? property : PARAMETER_RULES[property].field)
  }
  const type = TYPES.get(name.toLowerCase())
  if (type === undefined) return undefined
  const isCount = 'value' in PLAIN_READERS.integer(value, PARAMETER_RULES.count.value)
  const fields = `"type": "${type}"${isCount ? `, "count": ${value}` : ''}`
  const detail = `${name} is no field. Did you mean ${fields}?`
  return { detail, nearest: isCount ? 'count' : 'type' }
}

/** The sentence of a name that is none of those allowed, and another one that may be meant. */
export function misnamed(name: string, nearest: string): NameFault {
  return { detail: `${name} is no name of a parameter. Did you mean ${nearest}?`, nearest }
}

function isBodyField(property: Property): property is BodyFieldName {
  return Object.hasOwn(BODY_FIELDS, property)
}

/** The fault of a name in a query that belongs into a body. */
function misplaced(name: string, field: BodyFieldName): NameFault {
  const { instead } = BODY_FIELDS[field]
  const place = 'goes in the JSON body of a POST'
  return name === field
    ? { detail: `${name} ${place}. Did you mean ${instead}?`, nearest: instead }
    : {
        detail: `${name} is no name of a parameter. Did you mean ${field}, which ${place}?`,
        nearest: field,
      }
}

/** Words that differ by one letter from a parameter but mean something else. */
const STRANGERS: ReadonlySet<string> = new Set(['width', 'chart', 'charts', 'star', 'stat', 'seek'])

function meant(name: string, names: ReadonlyMap<string, Property>): Property | undefined {
  if (name.length > LONGEST) return undefined
  const synonym = SYNONYMS.get(name.toLowerCase()) ?? SYNONYMS.get(squeezed(name))
  if (synonym !== undefined || name.length < SHORTEST_SLIP) return synonym
  if (STRANGERS.has(name.toLowerCase())) return undefined
  // A slip rarely changes the first letter: `feed` does not mean `seed`.
  const [first = ''] = name.toLowerCase()
  const like = [...names.keys()].filter((known) => known.toLowerCase().startsWith(first))
  const near = suggestName(name, like)
  return near === undefined ? undefined : names.get(near)
}

/** In lower case, without hyphens and underscores. */
function squeezed(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/gu, '')
}
