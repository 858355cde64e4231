import { errorOf } from './answer.ts'
import { ApiError, Unavailable } from './api-error.ts'
import { bodyText } from './body.ts'

export type Connection = {
  /** The API root, such as `http://localhost:3001/api`. */
  root: string
  fetch: typeof fetch
  /** Milliseconds until an answer must be complete. */
  timeout: number
}

export type Answer = { status: number; text: string }
type Call = { method: 'GET' | 'POST'; body?: unknown; headers?: Readonly<Record<string, string>> }

const mostRedirects = 3

/** One call, complete within the time-out. Every way to fail is an `ApiError` (contract.md, rule 11). */
export async function request(connection: Connection, path: string, call: Call): Promise<Answer> {
  const signal = AbortSignal.timeout(connection.timeout)
  try {
    return await Promise.race([answerOf(connection, path, call, signal), aborted(signal)])
  } catch (error) {
    if (error instanceof ApiError) throw error
    const reason = signal.aborted
      ? `The server did not answer within ${connection.timeout} ms`
      : 'The server is away'
    throw new Unavailable(reason, { cause: error })
  }
}

// A connection that ignores its signal must not hang us.
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

async function answerOf(
  connection: Connection,
  path: string,
  call: Call,
  signal: AbortSignal,
): Promise<Answer> {
  const init = requestInit(call, signal)
  let url = new URL(connection.root.replace(/\/+$/, '') + path)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await connection.fetch(url, init)
    const next = redirectOf(response, url, call)
    if (!next) return readAnswer(response)
    await response.body?.cancel()
    url = next
  }
  throw new Unavailable('The server redirects without end', {})
}

function requestInit({ method, body, headers }: Call, signal: AbortSignal): RequestInit {
  const common = { accept: 'application/json', ...headers }
  const init = { method, signal, redirect: 'manual' } as const
  if (body === undefined) return { ...init, headers: common }
  return { ...init, headers: { ...common, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Where a redirect leads: only a list may be redirected, and never to another host. */
function redirectOf(response: Response, from: URL, call: Call): URL | undefined {
  const { status } = response
  if (status < 301 || status > 308 || status === 304) return undefined
  const location = response.headers.get('location')
  const to = location && URL.canParse(location, from.href) ? new URL(location, from.href) : undefined
  if (to && call.method === 'GET' && to.host === from.host && /^https?:$/.test(to.protocol)) return to
  throw new Unavailable('The server redirects elsewhere', { status })
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await bodyText(response)
  if (!response.ok) throw errorOf(response.status, text)
  return { status: response.status, text }
}
