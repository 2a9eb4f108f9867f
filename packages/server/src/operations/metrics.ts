/** The metrics that Prometheus reads, made from the numbers that the service keeps. */
import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client'
import type { RunningService } from '../app.js'
import { WINDOW_MODES } from '../limit/quota.js'
import { DECISIONS } from '../limit/rate-limit.js'
import { DURATION_BOUNDS, LABELS, type Traffic } from './traffic.js'

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

interface MetricRow {
  readonly Kind: typeof Counter | typeof Gauge
  readonly help: string
  readonly labels?: readonly string[]
  /** Its value, or its values with their labels. */
  readonly read: (service: RunningService) => number | Iterable<Sample>
}

/** The metrics, by their names without `polyipsum_`. */
const METRICS: Readonly<Record<string, MetricRow>> = {
  requests_total: {
    Kind: Counter,
    help: 'Requests answered. Locale, type and format are those of the text, and empty without one. The locale of several languages is “several”.',
    labels: LABELS,
    read: ({ traffic }) => traffic.series(),
  },
  texts_total: {
    Kind: Counter,
    help: 'Texts sent: one a request, or one for each of its languages.',
    labels: ['locale', 'type'],
    read: ({ traffic }) => traffic.texts(),
  },
  items_total: {
    Kind: Counter,
    help: 'Items written, and sections of articles.',
    labels: ['type'],
    read: ({ traffic }) => samples('type', Object.entries(traffic.items)),
  },
  response_bytes_total: {
    Kind: Counter,
    help: 'Bytes of all bodies, before compression. The type is that of the text, and empty without one.',
    labels: ['type'],
    read: ({ traffic }) => samples('type', Object.entries(traffic.bytes)),
  },
  limiter_decisions_total: {
    Kind: Counter,
    help: 'Decisions of the limit, by the window that counted the request.',
    labels: ['decision', 'window'],
    read: ({ limit }) =>
      WINDOW_MODES.flatMap((window) =>
        DECISIONS.flatMap((decision): Sample[] =>
          limit === undefined ? [] : [[{ decision, window }, limit.decisions[window][decision]]],
        ),
      ),
  },
  limiter_mode: {
    Kind: Gauge,
    help: '1 for the window that counts now, 0 for the others.',
    labels: ['mode'],
    read: ({ limit }) =>
      samples(
        'mode',
        WINDOW_MODES.map((mode) => [mode, limit?.window.mode === mode ? 1 : 0]),
      ),
  },
  limiter_round_trips_total: {
    Kind: Counter,
    help: 'Round trips to Redis.',
    read: ({ limit }) => limit?.window.roundTrips ?? 0,
  },
  shed_ratio: {
    Kind: Gauge,
    help: 'Share of the requests that is refused for overload.',
    read: ({ overload }) => overload.ratio,
  },
  connections: {
    Kind: Gauge,
    help: 'Open connections.',
    read: ({ connections }) => connections.open.size,
  },
  connections_dropped_total: {
    Kind: Counter,
    help: 'Connections closed on arrival, because too many were open.',
    read: ({ connections }) => connections.dropped,
  },
  unread_bytes: {
    Kind: Gauge,
    help: 'Bytes of answers that their clients have not read yet.',
    read: ({ unread }) => unread.owed,
  },
  connections_ended_total: {
    Kind: Counter,
    help: 'Connections ended because their client left too many answers unread.',
    read: ({ unread }) => unread.ended,
  },
  requests_abandoned_total: {
    Kind: Counter,
    help: 'Requests whose client left before they could be answered.',
    read: ({ traffic }) => traffic.abandoned,
  },
  connection_errors_total: {
    Kind: Counter,
    help: 'Answers to connections that sent no valid request: malformed, too long or too slow.',
    labels: ['status'],
    read: ({ traffic }) => samples('status', traffic.connectionErrors),
  },
}

function samples(
  label: string,
  values: Iterable<readonly [value: string | number, sample: number]>,
): readonly Sample[] {
  return Array.from(values, ([value, sample]) => [{ [label]: String(value) }, sample])
}

/** The metrics of a service and of its process. Call it once: it starts to observe the process. */
export function createMetrics(service: RunningService): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const [name, { Kind, help, labels = [], read }] of Object.entries(METRICS)) {
    new Kind({
      name: `polyipsum_${name}`,
      help,
      labelNames: labels,
      registers: [registry],
      collect() {
        this.reset()
        const value = read(service)
        if (typeof value === 'number') this.inc(value)
        else for (const [labels, sample] of value) this.inc(labels, sample)
      },
    })
  }
  registry.registerMetric(durations(service.traffic))
  return registry
}

const DURATION = 'polyipsum_request_duration_seconds'

/** The durations of requests. A `Histogram` of prom-client would not accept counts by class. */
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
        help: 'Seconds from the arrival of a request until its answer was handed to the operating system.',
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
  // A registry needs only these two members.
  return metric as unknown as Metric
}
