/**
 * What answers for the API: a server, or the examples. `path` is below the API root and begins with a slash; it
 * is put together from our own tables and from checked segments, so no request can lead to another host.
 */
export type Upstream = (path: string, init?: RequestInit) => Promise<Response>

/** Maximum time until the response headers arrive, in milliseconds. */
const longestSilence = 5000

/** The API over HTTP. Redirects are not followed: the API has none, and they could lead anywhere. */
export function httpUpstream(root: string): Upstream {
  return async (path, init = {}) => {
    const silence = new AbortController()
    const timer = setTimeout(
      () => silence.abort(new Error(`No answer within ${longestSilence} ms`)),
      longestSilence,
    )
    const signal = init.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal
    try {
      return await fetch(root + path, { ...init, signal, redirect: 'manual' })
    } finally {
      clearTimeout(timer)
    }
  }
}

export class TooLarge extends Error {}
export class TooSlow extends Error {}

/** The whole body, unless it is larger than `most` bytes or takes longer than `ms`. */
export async function readBody(response: Response, most: number, ms: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reader.cancel().catch(() => undefined)
  }, ms)
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length
      if (size > most) throw new TooLarge(`The answer is larger than ${most} bytes`)
      chunks.push(next.value)
    }
    if (isLate) throw new TooSlow(`The answer took longer than ${ms} ms`)
    return Buffer.concat(chunks)
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => undefined)
  }
}
