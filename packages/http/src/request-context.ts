import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { addressChain, isThisMachine } from './client-address.ts'

const idHeader = 'x-request-id'

// The desk's pages are built into a bundle with a copy of this module. Both must know the same request.
const place = Symbol.for('nagardwar.request')
const everywhere = globalThis as { [place]?: AsyncLocalStorage<string> }
everywhere[place] ??= new AsyncLocalStorage<string>()
const storage = everywhere[place]

/**
 * The id of a request in the logs of proxy, site and desk: that of the proxy or the site in front, else a new one. What
 * a client sends from elsewhere is not taken over.
 */
export function requestId({ headers, socket }: IncomingMessage, hops: number): string {
  const given = headers[idHeader]
  const [peer = ''] = addressChain(undefined, socket.remoteAddress)
  const isFromOurs = hops > 0 || isThisMachine(peer)
  return isFromOurs && typeof given === 'string' && /^[0-9a-f-]{32,36}$/.test(given) ? given : randomUUID()
}

/** Every line that is logged while `work` is done has the id. */
export const inRequest = <Result>(id: string, work: () => Result): Result => storage.run(id, work)

export const currentRequest = (): string | undefined => storage.getStore()

/** The header that tells the desk under which id the site asks it. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequest()
  return id ? { [idHeader]: id } : {}
}
