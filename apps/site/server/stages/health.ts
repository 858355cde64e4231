import { mayReadMetrics } from '@nagardwar/http/may-read-metrics'
import { refuse } from '../http/reply.ts'
import { chain } from './asked.ts'
import type { Stage } from './stage.ts'

const unkept = { 'cache-control': 'no-store' }

/** What those who run the site ask. */
export const health: Stage = (app, site) => {
  app.get('/healthz', (c) => c.text('ok', 200, unkept))
  app.get('/readyz', (c) => c.json(site.readiness(), site.readiness().isReady ? 200 : 503, unkept))
  app.get('/metrics', async (c) =>
    mayReadMetrics({ chain: chain(c), header: (name) => c.req.header(name) }, site.config.metricsToken)
      ? c.text(await site.metrics.text(), 200, unkept)
      : refuse(404, 'There is nothing here.'),
  )
}
