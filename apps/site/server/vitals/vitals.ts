import type { Log } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import type { Registry } from 'prom-client'
import { z } from 'zod'
import { vitalNames } from '../../app/api/vital-names.ts'
import { refuse } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { isFromHere } from '../pages/forms.ts'
import { createFigures } from './figures.ts'

const hour = 60 * 60 * 1000

const reportSchema = z.object({
  page: z.string().max(200),
  vitals: z.partialRecord(z.enum(vitalNames), z.number().min(0).max(1e6)),
})

type Options = { paths: readonly string[]; origin: string; limit: RateLimit; log: Log; register: Registry }

/**
 * Page speed as measured by real readers. Of each report only the values are counted, in histograms per page of the
 * route table. Once an hour a log line has the number of reports and their 75th percentiles. Nothing is stored, and
 * nothing about a reader is used except the rate of their reports.
 */
export function createVitals({ paths, origin, limit, log, register }: Options) {
  const known = new Set(paths)
  const figures = createFigures(register)

  async function report(): Promise<void> {
    const pages = await figures.report()
    if (Object.keys(pages).length > 0)
      log.info('Web vitals: readers, and what three quarters of them stayed below', { pages })
  }

  async function take(request: Request, client: string): Promise<Response> {
    if (!isFromHere(request.headers, origin)) return refuse(403, 'Reports of other sites are not accepted.')
    if (!(await limit(client)).isAllowed) return refuse(429, 'Too many reports.', { 'retry-after': '60' })
    const body = await requestBody(request)
    if (body instanceof Response) return body
    const read = reportSchema.safeParse(jsonOr(undefined, body.toString()))
    if (!read.success) return refuse(400, 'This is not a report.')
    const page = known.has(read.data.page) ? read.data.page : 'other pages'
    for (const [name, value] of Object.entries(read.data.vitals)) figures.add(page, name, value)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }

  const timer = setInterval(() => void report(), hour).unref()
  return {
    take,
    async stop(): Promise<void> {
      clearInterval(timer)
      await report()
    },
  }
}

function jsonOr<T>(otherwise: T, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return otherwise
    throw error
  }
}
