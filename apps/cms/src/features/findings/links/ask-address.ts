import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic, NotPublic, publicLookup } from '../../../platform/public-address.ts'

/** What an address answered: its last status, or why there was none. */
export type Answer = { status: number } | { error: string }

export type Asking = {
  /** Only for tests: they ask addresses of this machine. */
  isPrivateAllowed?: boolean
  /** Only for tests: which address a name has. */
  lookup?: LookupFunction
  /** How long one request may take, in milliseconds. */
  patience?: number
  agentName?: string
}

const mostRedirects = 5
/** Some servers answer HEAD with an error where GET works. */
const asksAgain: ReadonlySet<number> = new Set([400, 403, 404, 405, 501])

type Reply = { status: number; location: string | undefined }

function lookupOf({ lookup, isPrivateAllowed }: Asking): { lookup?: LookupFunction } {
  if (lookup) return { lookup }
  return isPrivateAllowed ? {} : { lookup: publicLookup }
}

function once(url: URL, method: 'HEAD' | 'GET', asking: Asking): Promise<Reply> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A literal address is not looked up.
  if (!asking.isPrivateAllowed && isIP(host) !== 0 && !isPublic(host))
    return Promise.reject(new NotPublic('The address is not of the public internet'))
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        agent: false,
        signal: AbortSignal.timeout(asking.patience ?? 10_000),
        headers: { accept: '*/*', 'user-agent': asking.agentName ?? 'Nagardwar link check' },
        ...lookupOf(asking),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location })
        // The body is of no interest, however long it is.
        response.destroy()
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

const reasonOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : String(name)
}

/** Asks an address with HEAD, and with GET where HEAD fails, and follows where it leads. It never throws. */
export async function askAddress(address: string, asking: Asking = {}): Promise<Answer> {
  try {
    let url = new URL(address)
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      let reply = await once(url, 'HEAD', asking)
      if (asksAgain.has(reply.status)) reply = await once(url, 'GET', asking)
      const isRedirect = reply.status >= 300 && reply.status < 400 && reply.location
      if (!isRedirect) return { status: reply.status }
      url = new URL(reply.location ?? '', url)
      if (!/^https?:$/.test(url.protocol)) return { error: 'PROTOCOL' }
    }
    return { error: 'REDIRECTS' }
  } catch (error) {
    return { error: reasonOf(error) }
  }
}
