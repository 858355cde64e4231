import { clockDrift } from '@nagardwar/http/clock-drift'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ListCache } from '../api/list-cache.ts'
import type { DeskState } from '../health/desk-state.ts'
import type { Neighbours } from '../workers/neighbours.ts'

type Kind = 'page' | 'api' | 'write' | 'file' | 'image' | 'asset' | 'search' | 'other'

const kinds: readonly [RegExp, Kind][] = [
  [/^\/api\/uploads\//, 'file'],
  [/^\/api\//, 'api'],
  [/^\/images\//, 'image'],
  [/^\/assets\//, 'asset'],
  [/^\/search\.json/, 'search'],
  [/^\/(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml|\.well-known\/)/, 'other'],
]

/** Pages are asked for most. */
const hasKind =
  /^\/(?:api|images|assets|search\.json|healthz|readyz|metrics|robots\.txt|sitemap\.xml|\.well-known)/

/** The kind of a request, as one of a few fixed words. Addresses that people typed are never used as labels. */
export function kindOf(method: string | undefined, address: string): Kind {
  if (method !== 'GET' && method !== 'HEAD') return 'write'
  if (!hasKind.test(address)) return 'page'
  return kinds.find(([shape]) => shape.test(address))?.[1] ?? 'page'
}

/** How many answers had a status, by where they came from and what was asked for. */
function createCounts() {
  const counts = {
    memory: new Map<Kind, Map<number, number>>(),
    server: new Map<Kind, Map<number, number>>(),
  }
  return {
    add(from: keyof typeof counts, kind: Kind, status: number): void {
      const own = counts[from].get(kind) ?? new Map<number, number>()
      if (own.size === 0) counts[from].set(kind, own)
      own.set(status, (own.get(status) ?? 0) + 1)
    },
    all: () =>
      Object.entries(counts).flatMap(([from, kindsOf]) =>
        [...kindsOf].flatMap(([kind, own]) =>
          [...own].map(([status, count]) => ({ labels: { kind, status: String(status), from }, count })),
        ),
      ),
  }
}

type Observed = {
  listCache: Pick<ListCache, 'state' | 'oldest'>
  neighbours: Neighbours
  desk: () => DeskState | undefined
  canWrite: () => boolean
  routeOf: (address: string) => string
}

/** The metrics of this process, and the Prometheus text with the sums of all processes. */
export function createMetrics({ listCache, neighbours, desk, canWrite, routeOf }: Observed) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  // Counted in plain variables and read on scrape: the library would take a large part of the time of a cached page.
  const counts = createCounts()
  new Counter({
    name: 'site_requests_total',
    help: 'Answers, by what was asked for, by status, and whether they came straight from memory.',
    labelNames: ['kind', 'status', 'from'],
    registers,
    collect() {
      this.reset()
      for (const { labels, count } of counts.all()) this.inc(labels, count)
    },
  })
  const renders = new Histogram({
    name: 'site_render_seconds',
    help: 'How long pages took to render, by route.',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  })
  new Gauge({
    name: 'site_lists',
    help: 'Lists of the API: all, cached, and failing at the last request.',
    labelNames: ['state'],
    registers,
    aggregator: 'max',
    collect() {
      const { lists, known, failing } = listCache.state()
      this.set({ state: 'all' }, lists)
      this.set({ state: 'known' }, known)
      this.set({ state: 'failing' }, failing)
    },
  })
  new Gauge({
    name: 'site_oldest_list_seconds',
    help: 'Age of the oldest list: how long ago the API last confirmed it.',
    registers,
    aggregator: 'max',
    collect() {
      this.set(listCache.oldest())
    },
  })
  const gauge = (name: string, help: string, value: () => number): void =>
    void new Gauge({
      name,
      help,
      registers,
      aggregator: 'max',
      collect() {
        this.set(value())
      },
    })
  gauge('site_data_writable', 'Whether the folder of copies can be written.', () => Number(canWrite()))
  gauge('site_clock_drift_seconds', 'By how much the clock was moved since the start.', clockDrift)
  new Gauge({
    name: 'site_desk_up',
    help: 'Whether the staff desk runs, and why it last stopped, where the starter runs both.',
    labelNames: ['stopped'],
    registers,
    aggregator: 'max',
    collect() {
      this.reset()
      const state = desk()
      if (state) this.set({ stopped: state.reason ?? 'never' }, Number(state.isRunning))
    },
  })
  neighbours.offerFigures(() => register.getMetricsAsJSON())

  return {
    note(method: string | undefined, address: string, status: number, from: 'memory' | 'server'): void {
      counts.add(from, kindOf(method, address), status)
    },
    register,
    routeOf,
    async timed<T>(address: string, render: Promise<T>): Promise<T> {
      const end = renders.startTimer({ route: routeOf(address) })
      return render.finally(() => end())
    },
    async text(): Promise<string> {
      return AggregatorRegistry.aggregate(await neighbours.figures()).metrics()
    },
  }
}
