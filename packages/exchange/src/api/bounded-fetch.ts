export type Got =
  | { status: 'ok'; bytes: Buffer; version: string }
  | { status: 'unchanged' }
  | { status: 'failed'; code: number; reason: string }

export type Bounds = { mostBytes: number; timeout: number }

const mostRedirects = 5
const isRedirect = (code: number): boolean => [301, 302, 303, 307, 308].includes(code)

/** Servers close connections that were idle for some seconds, also while the next request is on its way. */
const cutOff = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && cutOff.includes(String((error.cause as { code?: unknown } | undefined)?.code))
const attempts = 3

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  return error.cause instanceof Error ? error.cause.message : error.message
}

async function bytesOf(response: Response, most: number): Promise<Buffer | undefined> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  if (announced > most) return undefined
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Fetches from one server only: addresses of other hosts are never requested, also not after a redirect. Limited in
 * size, time and redirects. `version` identifies an earlier answer; the result may then be "unchanged".
 */
export function fetcherOf(origin: string) {
  async function ask(url: URL, version: string, { timeout, mostBytes }: Bounds): Promise<Got> {
    const headers: Record<string, string> = { 'user-agent': 'Nagardwar import', accept: '*/*' }
    if (version.startsWith('etag ')) headers['if-none-match'] = version.slice(5)
    if (version.startsWith('date ')) headers['if-modified-since'] = version.slice(5)
    const signal = AbortSignal.timeout(timeout)
    let at = url
    for (let hop = 0; hop <= mostRedirects; hop++) {
      if (at.origin !== origin)
        return { status: 'failed', code: 0, reason: `it lies on another server (${at.host})` }
      const response = await fetch(at, { headers, redirect: 'manual', signal })
      const next = response.headers.get('location')
      if (isRedirect(response.status) && next) {
        await response.body?.cancel()
        at = new URL(next, at)
        continue
      }
      if (response.status === 304) return { status: 'unchanged' }
      if (!response.ok) {
        await response.body?.cancel()
        return { status: 'failed', code: response.status, reason: `the server answers ${response.status}` }
      }
      const bytes = await bytesOf(response, mostBytes)
      if (!bytes) {
        const megabytes = Math.round(mostBytes / 1024 ** 2)
        return { status: 'failed', code: 0, reason: `it is larger than ${megabytes} MB` }
      }
      return { status: 'ok', bytes, version: versionOf(response) }
    }
    return { status: 'failed', code: 0, reason: 'it is redirected too often' }
  }
  return async (address: string, bounds: Bounds, version = ''): Promise<Got> => {
    if (!URL.canParse(address, origin)) return { status: 'failed', code: 0, reason: 'it is no address' }
    for (let attempt = 1; ; attempt++)
      try {
        return await ask(new URL(address, origin), version, bounds)
      } catch (error) {
        if (attempt < attempts && isCutOff(error)) continue
        return { status: 'failed', code: 0, reason: reasonOf(error) }
      }
  }
}
export type Fetcher = ReturnType<typeof fetcherOf>

function versionOf({ headers }: Response): string {
  const etag = headers.get('etag')
  if (etag) return `etag ${etag}`
  const date = headers.get('last-modified')
  return date ? `date ${date}` : ''
}
