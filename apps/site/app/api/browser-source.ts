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

/** Comes with the first list that is asked for: the first view has its rows in the document. */
const loadReader = () => import('@nagardwar/contract/browser-reader')

/** The browser's way to a list: the site's own `/api`, read as tolerantly as the site's server reads. */
export async function fetchList<N extends ListName>(
  name: N,
  language: Language,
): Promise<Outcome<WireRow<N>[]>> {
  try {
    const asked = fetch(`/api${endpointUrl(name, language)}`, {
      headers: { accept: 'application/json' },
      signal: timeLimit(longestWait),
    })
    const [{ readInBrowser }, response] = await Promise.all([loadReader(), asked])
    const body: unknown = await response.json()
    if (!response.ok) return { ok: false, ...failureOf(response, body) }
    const asOf = response.headers.get('x-as-of')
    return { ok: true, value: readInBrowser(name, language, rowsIn(body)), ...(asOf ? { asOf } : {}) }
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
