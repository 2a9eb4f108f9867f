/** Counts what the service has answered, as plain numbers. `metrics.ts` makes metrics of them. */

import type { TextRequest } from '@polyipsum/fetch/request'
import { TYPES } from '@polyipsum/text'

/** The labels of an answer. Those of the text are empty for an answer without one. */
export const LABELS = ['method', 'status', 'locale', 'type', 'format'] as const

/** The `locale` of an answer in several languages. */
export const SEVERAL_LOCALES = 'several'

/** The `method` of a call of a tool of the Model Context Protocol. */
export const TOOL_CALL = 'MCP'

type Labels = Readonly<Record<(typeof LABELS)[number], string>>

/** The upper bounds of the classes of duration, in seconds. */
export const DURATION_BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5,
] as const

/** The methods that are counted by name. A client could make up any number of others. */
const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
])

export class Traffic {
  /** The number of answers, by their labels in order, separated by spaces. */
  readonly #answers = new Map<string, number>()
  /** The texts of answers in several languages, by locale and type. */
  readonly #further = new Map<string, number>()
  /** The number of requests in each class of duration. The last class has no upper bound. */
  readonly durations = new Float64Array(DURATION_BOUNDS.length + 1)
  /** The sum of all durations, in seconds. */
  durationSum = 0
  readonly items = countsOf(TYPES)
  /** Bytes of all bodies, by the type of their text; empty without one. */
  readonly bytes = countsOf([...TYPES, ''] as const)
  /** Requests whose client left before they could be answered. */
  abandoned = 0
  /** Answers to connections that sent no valid request, by status. */
  readonly connectionErrors = new Map<number, number>()

  /** Counts an answer with a text, or a 304 in place of one. */
  countText(
    method: 'GET' | 'HEAD' | 'POST' | typeof TOOL_CALL,
    status: 200 | 304,
    { locale, locales, type, format, count }: TextRequest,
    bytes: number,
    ms: number,
  ): void {
    // A POST returns every format.
    const formatLabel = method === 'POST' ? 'all' : (format ?? 'text')
    const localeLabel = locales === undefined ? locale : SEVERAL_LOCALES
    increment(this.#answers, `${method} ${status} ${localeLabel} ${type} ${formatLabel}`)
    for (const one of locales ?? []) increment(this.#further, `${one} ${type}`)
    if (bytes > 0) this.items[type] += count * (locales?.length ?? 1)
    this.#add(type, bytes, ms)
  }

  /** Counts any other answer. */
  countOther(method: string, status: number, bytes: number, ms: number): void {
    increment(this.#answers, `${METHODS.has(method) ? method : 'other'} ${status}   `)
    this.#add('', bytes, ms)
  }

  countConnectionError(status: number): void {
    increment(this.connectionErrors, status)
  }

  #add(type: (typeof TYPES)[number] | '', bytes: number, ms: number): void {
    this.bytes[type] += bytes
    const seconds = ms / 1000
    this.durationSum += seconds
    let at = 0
    while (at < DURATION_BOUNDS.length && seconds > (DURATION_BOUNDS[at] as number)) at++
    this.durations[at] = (this.durations[at] as number) + 1
  }

  /** The number of texts sent so far, by locale and type. */
  *texts(): Iterable<readonly [labels: Pick<Labels, 'locale' | 'type'>, count: number]> {
    const texts = new Map(this.#further)
    for (const [{ method, status, locale, type }, count] of this.series()) {
      const isText = status === '200' && method !== 'HEAD' && type !== ''
      if (isText && locale !== SEVERAL_LOCALES) increment(texts, `${locale} ${type}`, count)
    }
    for (const [key, count] of texts) {
      const [locale = '', type = ''] = key.split(' ')
      yield [{ locale, type }, count]
    }
  }

  /** The number of answers so far, by their labels. */
  *series(): Iterable<readonly [labels: Labels, count: number]> {
    for (const [key, count] of this.#answers) {
      const values = key.split(' ')
      yield [Object.fromEntries(LABELS.map((name, at) => [name, values[at]])) as Labels, count]
    }
  }
}

function countsOf<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
}

function increment<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
