import type { HttpBindings } from '@hono/node-server'
import { mayReadMetrics } from '@nagardwar/http/may-read-metrics'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { answer } from '../../api/answer.ts'
import { chainOf } from '../../platform/client-address.ts'
import { metricsText } from '../../platform/metrics/metrics.ts'
import { readiness } from './readiness.ts'

const fresh = { 'cache-control': 'no-store' }

/** The desk's answers to programs: the contract's API, health and metrics. */
export function createApp(
  payload: Payload,
  metricsToken: string | undefined,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()

  // Says only that the process is alive, so that a supervisor does not restart it because of a failing database.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh))
  app.get('/readyz', async (c) => {
    const { status, body } = await readiness(payload)
    return c.json(body, status, fresh)
  })
  // For Prometheus. Others get 404.
  app.get('/metrics', async (c) =>
    mayReadMetrics({ chain: chainOf(c.req.raw), header: (name) => c.req.header(name) }, metricsToken)
      ? c.text(await metricsText(payload), 200, {
          ...fresh,
          'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        })
      : c.text('Not found', 404, fresh),
  )
  app.all('*', (c) => answer(payload, c.req.raw))
  return app
}
