import {
  endpointUrl,
  type Language,
  type ListName,
  type Outcome,
  type WireRow,
} from '@nagardwar/contract/browser'
import { timeLimit } from './time-limit.ts'

/** After this the list shows its error; the reader can try again. */
const longestWait = 15_000

/** The browser's way to a list: the site's own `/api`, which answers with rows that were checked already. */
export async function fetchList<N extends ListName>(
  name: N,
  language: Language,
): Promise<Outcome<WireRow<N>[]>> {
  try {
    const response = await fetch(`/api${endpointUrl(name, language)}`, {
      headers: { accept: 'application/json' },
      signal: timeLimit(longestWait),
    })
    const body: unknown = await response.json()
    if (!response.ok) return { ok: false, ...failureOf(response, body) }
    const asOf = response.headers.get('x-as-of')
    return { ok: true, value: rowsIn(body) as WireRow<N>[], ...(asOf ? { asOf } : {}) }
  } catch (error) {
    // No network, a time-out, or an answer that is not JSON: for the reader they are one thing.
    return { ok: false, error: error instanceof SyntaxError ? 'invalid' : 'unavailable' }
  }
}

/** `/publications` alone wraps its rows. */
function rowsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body
  const inside = (body as { data?: unknown } | null)?.data
  return Array.isArray(inside) ? inside : []
}

/** Only what the council's server said is handed on: for the site's own sentences a page has better ones. */
function failureOf(
  { status, headers }: Response,
  body: unknown,
): Pick<Outcome<never> & { ok: false }, 'error' | 'message'> {
  const message = (body as { message?: unknown } | null)?.message
  const isOfServer = typeof message === 'string' && message !== '' && headers.get('x-message-of') !== 'site'
  return {
    // A proxy between says 502 too; only the site's own server knows that the list is no use.
    error: status === 404 ? 'notFound' : headers.get('x-failure') === 'invalid' ? 'invalid' : 'unavailable',
    ...(isOfServer ? { message } : {}),
  }
}
