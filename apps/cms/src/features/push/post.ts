import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { publicLookup } from '../../platform/public-address.ts'

/** What a push service said: its status, 0 where there was none, and in how many milliseconds to ask again. */
export type Said = { status: number; retryAfter?: number }

const patience = 10_000
const mostSockets = 20
const longestPause = 60 * 60_000

const secure = new HttpsAgent({ keepAlive: true, maxSockets: mostSockets })
const plain = new HttpAgent({ keepAlive: true, maxSockets: mostSockets })

function pauseIn(header: string | undefined): number | undefined {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) && seconds >= 0
    ? Math.min(seconds * 1000, longestPause)
    : undefined
}

/**
 * Posts a message to a push service and reads nothing of its answer but the status. It follows no redirect, and a name
 * that leads to an address which is not of the public internet is not asked. It never throws.
 */
export function post(
  endpoint: string,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
): Promise<Said> {
  const url = new URL(endpoint)
  const isSecure = url.protocol === 'https:'
  const send = isSecure ? httpsRequest : httpRequest
  return new Promise((resolve) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        signal: AbortSignal.timeout(patience),
        // Without TLS there is only the service of a test, on this machine (configuration.ts).
        ...(isSecure ? { agent: secure, lookup: publicLookup } : { agent: plain }),
      },
      (response) => {
        const retryAfter = pauseIn(response.headers['retry-after'])
        resolve({ status: response.statusCode ?? 0, ...(retryAfter === undefined ? {} : { retryAfter }) })
        response.resume()
        response.on('error', () => undefined)
      },
    )
    sent.on('error', () => resolve({ status: 0 }))
    sent.end(body)
  })
}
