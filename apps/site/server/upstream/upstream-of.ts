import { httpUpstream, type Upstream } from './upstream.ts'

/** The API that the configuration names. The examples are loaded only when configured. */
export async function upstreamOf(apiRoot: string): Promise<Upstream> {
  if (apiRoot !== 'examples') return httpUpstream(apiRoot)
  const { exampleUpstream } = await import('./example-upstream.ts')
  return exampleUpstream()
}
