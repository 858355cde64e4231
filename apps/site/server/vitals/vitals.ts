import type { Log } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { z } from 'zod'
import { vitalNames } from '../../app/api/vitals.ts'
import { refuse } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { isFromHere } from '../pages/forms.ts'
import { createHistogram, type Histogram } from './histogram.ts'

const hour = 60 * 60 * 1000
const milliseconds = [50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 4000, 6000, 10_000]
const shifts = [0, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1]

const reportSchema = z.object({
  page: z.string().max(200),
  vitals: z.partialRecord(z.enum(vitalNames), z.number().min(0).max(1e6)),
})

type Options = { paths: readonly string[]; origin: string; limit: RateLimit; log: Log }

/**
 * How fast pages are for those who read them. Of each report only the figures are counted, by page of the route
 * table and in steps; once an hour one line of the log says how many there were and what three quarters of them
 * stayed below. Nothing is stored, and nothing of a reader is looked at but the rate of their reports.
 */
export function createVitals({ paths, origin, limit, log }: Options) {
  const known = new Set(paths)
  let pages = new Map<string, Map<string, Histogram>>()

  function add(page: string, name: string, value: number): void {
    const key = known.has(page) ? page : 'other pages'
    const book = pages.get(key) ?? new Map<string, Histogram>()
    pages.set(key, book)
    const histogram = book.get(name) ?? createHistogram(name === 'CLS' ? shifts : milliseconds)
    book.set(name, histogram)
    histogram.add(value)
  }

  function report(): void {
    if (pages.size === 0) return
    const figures = [...pages].map(([page, book]) => [page, Object.fromEntries([...book].map(figuresOf))])
    pages = new Map()
    log.info('Web vitals: readers, and what three quarters of them stayed below', {
      pages: Object.fromEntries(figures),
    })
  }

  async function take(request: Request, client: string): Promise<Response> {
    if (!isFromHere(request.headers, origin)) return refuse(403, 'Reports of other sites are not accepted.')
    if (!(await limit(client)).isAllowed) return refuse(429, 'Too many reports.', { 'retry-after': '60' })
    const body = await requestBody(request)
    if (body instanceof Response) return body
    const read = reportSchema.safeParse(jsonOr(undefined, body.toString()))
    if (!read.success) return refuse(400, 'This is not a report.')
    for (const [name, value] of Object.entries(read.data.vitals)) add(read.data.page, name, value)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }

  const timer = setInterval(report, hour).unref()
  return {
    take,
    stop(): void {
      clearInterval(timer)
      report()
    },
  }
}

const figuresOf = ([name, histogram]: [string, Histogram]) =>
  [name, { readers: histogram.count(), p75: histogram.percentile(0.75) }] as const

function jsonOr<T>(otherwise: T, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return otherwise
    throw error
  }
}
