/** What Prometheus reads: the numbers that the service keeps, under their names. */
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client'
import type { RunningService } from '../app.js'
import { WINDOW_MODES } from '../limit/quota.js'
import { DECISIONS } from '../limit/rate-limit.js'
import { DURATION_BOUNDS, type Traffic } from './traffic.js'

/** The metrics of a service and of its process. Make it once: it starts to follow the process. */
export function createMetrics(service: RunningService): Registry {
  const { traffic, limit, overload, connections, unread } = service
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })

  /** A metric whose values are kept elsewhere. */
  function metric<Label extends string = never>(
    Kind: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: (set: (labels: Readonly<Record<Label, string>>, value: number) => void) => void,
  ): void {
    new Kind<Label>({
      name: `polyipsum_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        read((labels, value) => this.inc(labels, value))
      },
    })
  }

  metric(
    Counter,
    'requests_total',
    'Requests answered. Locale, type and format are those of the text, and empty without one.',
    ['method', 'status', 'locale', 'type', 'format'],
    (set) => {
      for (const [labels, count] of traffic.series()) set(labels, count)
    },
  )
  registry.registerMetric(durations(traffic))
  metric(Counter, 'items_total', 'Items written, by their type.', ['type'], (set) => {
    for (const [type, count] of Object.entries(traffic.items)) set({ type }, count)
  })
  metric(
    Counter,
    'response_bytes_total',
    'Bytes of all bodies, before compression. The type is that of the text, and empty without one.',
    ['type'],
    (set) => {
      for (const [type, bytes] of Object.entries(traffic.bytes)) set({ type }, bytes)
    },
  )
  metric(
    Counter,
    'limiter_decisions_total',
    'Requests let in or not, by the window that counted them.',
    ['decision', 'window'],
    (set) => {
      if (limit === undefined) return
      for (const window of WINDOW_MODES) {
        for (const decision of DECISIONS)
          set({ decision, window }, limit.decisions[window][decision])
      }
    },
  )
  metric(
    Gauge,
    'limiter_mode',
    'Which window counts now: 1 for that, 0 for the others.',
    ['mode'],
    (set) => {
      for (const mode of WINDOW_MODES) set({ mode }, limit?.window.mode === mode ? 1 : 0)
    },
  )
  metric(Counter, 'limiter_round_trips_total', 'Times that Redis was asked.', [], (set) =>
    set({}, limit?.window.roundTrips ?? 0),
  )
  metric(Gauge, 'shed_ratio', 'Share of the requests that is refused for overload.', [], (set) =>
    set({}, overload.ratio),
  )
  metric(Gauge, 'connections', 'Open connections.', [], (set) => set({}, connections.open.size))
  metric(
    Counter,
    'connections_dropped_total',
    'Connections closed as they came: too many.',
    [],
    (set) => set({}, connections.dropped),
  )
  metric(Gauge, 'unread_bytes', 'Bytes of answers that nobody has read yet.', [], (set) =>
    set({}, unread.owed),
  )
  metric(
    Counter,
    'connections_ended_total',
    'Connections ended for what their client had not read.',
    [],
    (set) => set({}, unread.ended),
  )
  metric(
    Counter,
    'requests_abandoned_total',
    'Requests whose client was gone before they could be answered.',
    [],
    (set) => set({}, traffic.abandoned),
  )
  metric(
    Counter,
    'connection_errors_total',
    'Answers to what never became a request: malformed, too long, too slow.',
    ['status'],
    (set) => {
      for (const [status, count] of traffic.connectionErrors) set({ status: String(status) }, count)
    },
  )
  return registry
}

const DURATION = 'polyipsum_request_duration_seconds'

/** The durations of requests. They come in classes already, which a `Histogram` would not take. */
function durations(traffic: Traffic): Metric {
  const metric = {
    name: DURATION,
    async get() {
      let count = 0
      const buckets = [...DURATION_BOUNDS, '+Inf'].map((le, place) => {
        count += traffic.durations[place] as number
        return { metricName: `${DURATION}_bucket`, labels: { le }, value: count }
      })
      return {
        name: DURATION,
        help: 'From the arrival of a request until its answer was handed to the system.',
        type: 'histogram',
        aggregator: 'sum',
        values: [
          ...buckets,
          { metricName: `${DURATION}_sum`, labels: {}, value: traffic.durationSum },
          { metricName: `${DURATION}_count`, labels: {}, value: count },
        ],
      }
    },
  }
  // A registry asks no more of a metric.
  return metric as unknown as Metric
}
