/** Finds the parameter that an unknown name was plainly meant for. Strangers' names pass. */
import {
  type Fault,
  PARAMETER_ENTRIES,
  PARAMETER_SYNONYMS,
  TYPE_SYNONYMS,
} from '@polyipsum/contract'
import { suggestName } from '@polyipsum/text'
import { cut } from './shown.js'

/** Names of so many letters are compared: a single letter is as near to any other. */
const SHORTEST = 4
const LONGEST = 24

const SYNONYMS = new Map<string, number>(
  PARAMETER_ENTRIES.flatMap(([name], row) =>
    PARAMETER_SYNONYMS[name].map((synonym): [string, number] => [squeezed(synonym), row]),
  ),
)

const TYPES = new Map<string, string>(
  Object.entries(TYPE_SYNONYMS).flatMap(([type, names]) =>
    names.map((name): [string, string] => [name, type]),
  ),
)

/** The names in a query, and those in a body, each with the number of its parameter. */
const QUERY_NAMES = new Map(
  PARAMETER_ENTRIES.flatMap(([, { names }], row) =>
    names.filter((name) => name.length >= SHORTEST).map((name): [string, number] => [name, row]),
  ),
)
const FIELD_NAMES = new Map(
  PARAMETER_ENTRIES.map(([, { field }], row): [string, number] => [field, row]),
)

/** What is wrong with an unknown name of a query; undefined for one that has nothing to do with ours. */
export function parameterMeant(name: string, value: unknown): Fault | undefined {
  const row = meant(name, QUERY_NAMES)
  if (row !== undefined) {
    const [, { names }] = PARAMETER_ENTRIES[row] as (typeof PARAMETER_ENTRIES)[number]
    // Of several names the plainest.
    return { parameter: name, ...unknown(name, names.at(-1) === 'l' ? names[0] : plain(names)) }
  }
  const type = TYPES.get(name.toLowerCase())
  if (type === undefined) return undefined
  const detail = `${name} is no parameter. Did you mean type=${type}&count=${cut(String(value))}?`
  return { parameter: name, detail, nearest: 'count' }
}

/** … of a body. */
export function fieldMeant(name: string, value: unknown): Fault | undefined {
  const pointer = `#/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const row = meant(name, FIELD_NAMES)
  if (row !== undefined) {
    const [, { field }] = PARAMETER_ENTRIES[row] as (typeof PARAMETER_ENTRIES)[number]
    return { pointer, ...unknown(name, field) }
  }
  const type = TYPES.get(name.toLowerCase())
  if (type === undefined || typeof value !== 'number') return undefined
  const detail = `${name} is no field. Did you mean "type": "${type}", "count": ${value}?`
  return { pointer, detail, nearest: 'count' }
}

function unknown(name: string, nearest: string): Pick<Fault, 'detail' | 'nearest'> {
  return { detail: `${name} is no name of a parameter. Did you mean ${nearest}?`, nearest }
}

/** The name that says most: `count` of `p`, `paragraphs` and `count`. */
function plain(names: readonly string[]): string {
  return (
    names.find((name) => name.length >= SHORTEST && name !== 'paragraphs') ?? (names[0] as string)
  )
}

/** Words of their own that are a letter away from a name of ours. */
const STRANGERS: ReadonlySet<string> = new Set(['width', 'chart', 'charts', 'star', 'stat', 'seek'])

/** The number of the parameter that a name was meant for. */
function meant(name: string, names: ReadonlyMap<string, number>): number | undefined {
  if (name.length > LONGEST) return undefined
  const synonym = SYNONYMS.get(squeezed(name))
  if (synonym !== undefined || name.length < SHORTEST) return synonym
  if (STRANGERS.has(name.toLowerCase())) return undefined
  // A slip is seldom the first letter: `feed` is another thing than `seed`.
  const [first = ''] = name.toLowerCase()
  const like = [...names.keys()].filter((known) => known.toLowerCase().startsWith(first))
  const near = suggestName(name, like)
  return near === undefined ? undefined : names.get(near)
}

/** Without regard to case and to what parts words. */
function squeezed(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/gu, '')
}
