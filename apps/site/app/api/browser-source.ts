import type { Language, ListName, Outcome, WireRow } from '@nagardwar/contract/browser'
import { timeLimit } from './time-limit.ts'

/** After this time the list shows its error; the reader can try again. */
const longestWait = 15_000

/** Loaded with the first requested list: the first view has its rows in the document. */
const loadReader = () => import('@nagardwar/contract/browser-reader')

/** The browser's source of lists: the site's own `/api`, read as tolerantly as on the server. */
export async function fetchList<N extends ListName>(
  name: N,
  language: Language,
): Promise<Outcome<WireRow<N>[]>> {
  try {
    const { endpointUrl, readInBrowser } = await loadReader()
    const response = await fetch(`/api${endpointUrl(name, language)}`, {
      headers: { accept: 'application/json' },
      signal: timeLimit(longestWait),
    })
    const body: unknown = await response.json()
    if (!response.ok) return { ok: false, ...failureOf(response, body) }
    const asOf = response.headers.get('x-as-of')
    return { ok: true, value: readInBrowser(name, language, rowsIn(body)), ...(asOf ? { asOf } : {}) }
  } catch (error) {
    // No network, a time-out, or an answer that is not JSON: the same for the reader.
    return { ok: false, error: error instanceof SyntaxError ? 'invalid' : 'unavailable' }
  }
}

/** `/publications` alone wraps its rows. */
function rowsIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body
  const inside = (body as { data?: unknown } | null)?.data
  return Array.isArray(inside) ? inside : []
}

/** Only messages of the council's server are passed on: pages have better texts for the site's own messages. */
function failureOf(
  { status, headers }: Response,
  body: unknown,
): Pick<Outcome<never> & { ok: false }, 'error' | 'message'> {
  const message = (body as { message?: unknown } | null)?.message
  const isOfServer = typeof message === 'string' && message !== '' && headers.get('x-message-of') !== 'site'
  return {
    // A proxy may answer 502 too; only the site's own server knows that the list is unusable.
    error: status === 404 ? 'notFound' : headers.get('x-failure') === 'invalid' ? 'invalid' : 'unavailable',
    ...(isOfServer ? { message } : {}),
  }
}
