import { Histogram, type Registry } from 'prom-client'

const seconds = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10]
const shifts = [0, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1]

/** The number of readers of a page, and the value that 75 % of them stayed below. */
type Figure = { readers: number; p75: number }
export type Figures = Record<string, Record<string, Figure>>

type Book = { histogram: Histogram; bounds: readonly number[]; unit: number }

/** Counts web vitals by page, as histograms of Prometheus. */
export function createFigures(register: Registry) {
  const histogramOf = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['page', 'vital'], buckets, registers: [register] })
  const times: Book = {
    histogram: histogramOf(
      'site_web_vitals_seconds',
      'How long readers waited: LCP, INP and the others.',
      seconds,
    ),
    bounds: seconds,
    unit: 1000,
  }
  const moves: Book = {
    histogram: histogramOf('site_layout_shift', 'How far a page moved under its readers: CLS.', shifts),
    bounds: shifts,
    unit: 1,
  }
  let before = new Map<string, number>()

  /** How often a value fell below each bound since the last report. */
  async function since({ histogram }: Book, now: Map<string, number>) {
    const found = new Map<string, { page: string; vital: string; counts: number[] }>()
    for (const { labels, value, metricName } of (await histogram.get()).values) {
      if (!metricName?.endsWith('_bucket')) continue
      const { page = '', vital = '', le } = labels as { page?: string; vital?: string; le?: string }
      const key = `${page} ${vital}`
      now.set(`${key} ${le}`, value)
      const entry = found.get(key) ?? { page, vital, counts: [] }
      entry.counts.push(value - (before.get(`${key} ${le}`) ?? 0))
      found.set(key, entry)
    }
    return [...found.values()]
  }

  return {
    /** `value` is in milliseconds, except for CLS. */
    add(page: string, vital: string, value: number): void {
      const { histogram, unit } = vital === 'CLS' ? moves : times
      histogram.observe({ page, vital }, value / unit)
    },
    /** The figures since the last report, in milliseconds, except for CLS. */
    async report(): Promise<Figures> {
      const now = new Map<string, number>()
      const figures: Figures = {}
      for (const book of [times, moves])
        for (const { page, vital, counts } of await since(book, now)) {
          const readers = counts.at(-1) ?? 0
          if (readers === 0) continue
          const step = counts.findIndex((count) => count >= readers * 0.75)
          const p75 = (book.bounds[step] ?? book.bounds.at(-1) ?? 0) * book.unit
          figures[page] = { ...figures[page], [vital]: { readers, p75 } }
        }
      before = now
      return figures
    },
  }
}
