import { siteTokenHeader, siteTokens } from '@nagardwar/http/site-token'

/**
 * The source of API answers: a server, or the examples. `path` is below the API root and starts with a slash. It is
 * made from our own tables and from checked segments, so no request can lead to another host.
 */
/** `patience`: for an answer that needs work, the time until its headers arrive, in milliseconds. */
type UpstreamInit = RequestInit & { patience?: number }
export type Upstream = (path: string, init?: UpstreamInit) => Promise<Response>

/** Maximum time until the response headers arrive, in milliseconds. */
const longestSilence = 5000

/**
 * The API over HTTP. Redirects are not followed: the API has none, and they could lead anywhere, with the token by
 * which the desk knows the site.
 */
export function httpUpstream(root: string, secret?: string): Upstream {
  const tokenOf = secret ? siteTokens(secret) : undefined
  return async (path, { patience = longestSilence, ...init } = {}) => {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(new Error(`No answer within ${patience} ms`)), patience)
    const signal = init.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal
    try {
      const headers = new Headers(init.headers)
      if (tokenOf) headers.set(siteTokenHeader, await tokenOf())
      return await fetch(root + path, { ...init, headers, signal, redirect: 'manual' })
    } finally {
      clearTimeout(timer)
    }
  }
}
