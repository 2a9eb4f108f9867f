/** Reads a path with options, `/api/5/short/ul`, as on loripsum.net, into a request. */
import {
  type Element,
  type Fault,
  LENGTH_NAMES,
  PARAMETERS,
  PATH_OPTIONS,
  PATH_PARAMETERS,
  type PathOptionRow,
} from '@polyipsum/contract'
import { hintedFaultOf, readChoice, show } from '@polyipsum/text/reading'
import type { Query, RequestReading, TextRequest } from './text-request.js'

const LENGTHS: readonly string[] = LENGTH_NAMES

const ELEMENTS: ReadonlyMap<string, Element | undefined> = new Map(
  Object.entries<PathOptionRow>(PATH_OPTIONS).map(([option, { element }]) => [option, element]),
)

/** The names that a query may have besides the options in its path. */
const BESIDE: ReadonlySet<string> = new Set(
  PATH_PARAMETERS.flatMap((name): readonly string[] => PARAMETERS[name].names),
)

/** The names of all parameters. */
const NAMES: ReadonlySet<string> = new Set(
  Object.values(PARAMETERS).flatMap(({ names }): readonly string[] => names),
)

/**
 * @param segments of the path, after `/api/`
 * @param readQuery reads the query that the path stands for
 */
export function readPath(
  segments: readonly string[],
  query: Query,
  readQuery: (query: Query) => RequestReading,
): RequestReading {
  const [count = '', ...given] = segments
  const options = new Set(given.filter((option) => option !== ''))
  const faults: Fault[] = []
  for (const option of options) {
    const reading = readChoice(option, Object.keys(PATH_OPTIONS))
    if ('fault' in reading)
      faults.push({ parameter: 'options', ...hintedFaultOf('options', reading.fault) })
  }
  const lengths = [...options].filter((option) => LENGTHS.includes(option))
  if (lengths.length > 1) {
    const detail = `options must have one length, but have ${lengths.map(show).join(' and ')}.`
    faults.push({ parameter: 'options', detail })
  }
  for (const name of Object.keys(query)) {
    if (NAMES.has(name) && !BESIDE.has(name)) {
      faults.push({ parameter: name, detail: `${name} must be left out beside a path of options.` })
    }
  }
  const elements = new Set([...options].map((option) => ELEMENTS.get(option)))
  elements.delete(undefined)
  const beside = Object.entries(query).filter(([name]) => BESIDE.has(name) || !NAMES.has(name))
  const reading = readQuery({
    count,
    ...Object.fromEntries(beside),
    type: elements.size > 0 ? 'article' : 'paragraph',
    format: options.has('plaintext') ? 'text' : 'html',
    ...(lengths[0] !== undefined && { length: lengths[0] }),
    ...(elements.size > 0 && { with: [...elements].join(',') }),
  })
  if ('faults' in reading) return { faults: [...faults, ...reading.faults] }
  if (faults.length > 0) return { faults }
  return { request: { ...reading.request, ...pathRequest(options) } }
}

function pathRequest(options: ReadonlySet<string>) {
  const request: Pick<TextRequest, 'lists' | 'fragment' | 'capitals'> = {
    fragment: true,
    ...(options.has('allcaps') && { capitals: true }),
    ...(options.has('ul') !== options.has('ol') && {
      lists: options.has('ul') ? 'bulleted' : 'numbered',
    }),
  }
  return request
}
