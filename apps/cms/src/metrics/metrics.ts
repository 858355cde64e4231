import { Counter, collectDefaultMetrics, Histogram, type Metric, register } from 'prom-client'

/** The bundler may load this module more than once in a process; the register is one. */
function once<T extends Metric>(name: string, make: () => T): T {
  return (register.getSingleMetric(name) as T | undefined) ?? make()
}

const requests = once(
  'cms_requests_total',
  () =>
    new Counter({
      name: 'cms_requests_total',
      help: 'Requests to the API, by what was asked for and by status.',
      labelNames: ['route', 'status'],
    }),
)

const durations = once(
  'cms_request_seconds',
  () =>
    new Histogram({
      name: 'cms_request_seconds',
      help: 'How long requests to the API took.',
      labelNames: ['route'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    }),
)

/** Notes one answer. `route` is one of a few names of ours, never an address that somebody typed. */
export function noteAnswer(route: string, status: number, milliseconds: number): void {
  requests.inc({ route, status: String(status) })
  durations.observe({ route }, milliseconds / 1000)
}

/** Everything that is counted, with memory, processor time and event loop, in the text form of Prometheus. */
export function metricsText(): Promise<string> {
  if (!register.getSingleMetric('process_resident_memory_bytes')) collectDefaultMetrics()
  return register.metrics()
}
