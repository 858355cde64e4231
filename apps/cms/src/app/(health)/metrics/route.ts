import { mayReadMetrics } from '@nagardwar/http/may-read-metrics'
import { chainOf } from '../../../api/client-address.ts'
import { configuration } from '../../../configuration.ts'
import { metricsText } from '../../../metrics/metrics.ts'

export const dynamic = 'force-dynamic'

/** What Prometheus reads. For everybody else there is nothing here. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }
  return mayReadMetrics(
    { chain: chainOf(request), header: (name) => request.headers.get(name) ?? undefined },
    configuration.metricsToken,
  )
    ? new Response(await metricsText(), { headers })
    : new Response('Not found', { status: 404, headers })
}
