/**
 * What the service has answered, as plain numbers, so that counting costs a request nothing to
 * speak of; `metrics.ts` makes metrics of them when somebody asks.
 */
import { FORMATS, LOCALE_CODES, TYPES } from '@polyipsum/text'
import type { TextRequest } from '../request/text-request.js'

const METHODS = ['GET', 'HEAD', 'POST'] as const
const STATUSES = [200, 304] as const
/** A POST gives every format at once. */
const FORMAT_LABELS = [...FORMATS, 'all'] as const

/** The labels of a text, and all values of each: every combination is a place in an array. */
const LABELS = {
  method: METHODS,
  status: STATUSES,
  locale: LOCALE_CODES,
  type: TYPES,
  format: FORMAT_LABELS,
} as const

type Label = keyof typeof LABELS
const NAMES = Object.keys(LABELS) as Label[]

/** How far apart the places of neighbouring values of a label are. */
const STRIDES = strides()
const PLACES = Object.values(LABELS).reduce((places, { length }) => places * length, 1)

/** What each value of a label adds to the place. */
const OFFSETS = Object.fromEntries(
  NAMES.map((name) => [
    name,
    Object.fromEntries(LABELS[name].map((value, index) => [value, index * STRIDES[name]])),
  ]),
) as Record<Label, Record<string, number>>

function strides(): Record<Label, number> {
  let stride = 1
  const entries = NAMES.map((name) => {
    const entry = [name, stride] as const
    stride *= LABELS[name].length
    return entry
  })
  return Object.fromEntries(entries) as Record<Label, number>
}

function countsOf<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
}

/** The upper bounds of the classes of duration, in seconds. */
export const DURATION_BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5,
] as const

/** Methods by which answers without a text are told apart. */
const OTHER_METHODS: ReadonlySet<string> = new Set([
  ...METHODS,
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
])

/** A number of requests that have their labels in common. */
export interface Series {
  readonly labels: Readonly<Record<Label, string>>
  readonly count: number
}

export class Traffic {
  readonly #texts = new Float64Array(PLACES)
  /** By method and status: `GET 404`. */
  readonly #others = new Map<string, number>()
  /** Requests of each class of duration; the last has no bound. */
  readonly durations = new Float64Array(DURATION_BOUNDS.length + 1)
  /** Seconds, of all requests. */
  durationSum = 0
  readonly items = countsOf(TYPES)
  /** Bytes of all bodies, by the type of their text; empty without one. */
  readonly bytes = countsOf([...TYPES, ''] as const)
  /** Requests whose client was gone before they could be answered. */
  abandoned = 0
  /** Connections that sent no request, by the status they were answered with. */
  readonly connectionErrors = new Map<number, number>()

  /** Counts an answer with a text, or one that says that the client has it. */
  countText(
    method: (typeof METHODS)[number],
    status: (typeof STATUSES)[number],
    { locale, type, format, count }: TextRequest,
    bytes: number,
    ms: number,
  ): void {
    const place =
      (OFFSETS.method[method] as number) +
      (OFFSETS.status[status] as number) +
      (OFFSETS.locale[locale] as number) +
      (OFFSETS.type[type] as number) +
      (OFFSETS.format[method === 'POST' ? 'all' : (format ?? 'text')] as number)
    this.#texts[place] = (this.#texts[place] as number) + 1
    if (bytes > 0) this.items[type] += count
    this.#add(type, bytes, ms)
  }

  /** Counts any other answer. */
  countOther(method: string, status: number, bytes: number, ms: number): void {
    const key = `${OTHER_METHODS.has(method) ? method : 'other'} ${status}`
    this.#others.set(key, (this.#others.get(key) ?? 0) + 1)
    this.#add('', bytes, ms)
  }

  countConnectionError(status: number): void {
    this.connectionErrors.set(status, (this.connectionErrors.get(status) ?? 0) + 1)
  }

  #add(type: (typeof TYPES)[number] | '', bytes: number, ms: number): void {
    this.bytes[type] += bytes
    const seconds = ms / 1000
    this.durationSum += seconds
    let at = 0
    while (at < DURATION_BOUNDS.length && seconds > (DURATION_BOUNDS[at] as number)) at++
    this.durations[at] = (this.durations[at] as number) + 1
  }

  /** All requests so far, by their labels; those without a text have none of its. */
  *series(): Iterable<Series> {
    for (const [place, count] of this.#texts.entries()) {
      if (count === 0) continue
      const labels = NAMES.map((name) => {
        const values = LABELS[name]
        return [name, String(values[Math.floor(place / STRIDES[name]) % values.length])]
      })
      yield { labels: Object.fromEntries(labels), count }
    }
    for (const [key, count] of this.#others) {
      const [method = '', status = ''] = key.split(' ')
      yield { labels: { method, status, locale: '', type: '', format: '' }, count }
    }
  }
}
