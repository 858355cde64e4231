import type { Config } from '../config.ts'
import { httpUpstream, type Upstream } from './upstream.ts'

/** The API that the configuration names. The examples are loaded only when configured. */
export async function upstreamOf({
  apiRoot,
  deskSecret,
}: Pick<Config, 'apiRoot' | 'deskSecret'>): Promise<Upstream> {
  if (apiRoot !== 'examples') return httpUpstream(apiRoot, deskSecret)
  const { exampleUpstream } = await import('./example-upstream.ts')
  return exampleUpstream()
}
