import { exampleFetch, exampleRoot } from '@nagardwar/contract/examples'
import type { Upstream } from './upstream.ts'

/** The examples of the contract in the place of an API. */
export function exampleUpstream(): Upstream {
  const ask = exampleFetch()
  return async (path, init = {}) => {
    if (init.method !== 'HEAD') return ask(exampleRoot + path, init)
    const { status, headers } = await ask(exampleRoot + path)
    return new Response(null, { status, headers })
  }
}
