import { clientKey } from '@nagardwar/http/client-address'
import { isForeign } from '@nagardwar/http/is-foreign'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { refuse } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { readAddress } from './address.ts'
import type { Pages } from './pages.ts'

const types = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

type Options = { pages: Pages; origin: string; renders: RateLimit }

/**
 * Forms that a browser sends to a page by itself, without any script: they go to the page's action. What may be sent
 * to the API is limited there, where the page can say so and keep the text; here only the work of rendering is.
 */
export function createForms({ pages, origin, renders }: Options) {
  return async (target: string, request: Request, client: string): Promise<Response> => {
    const [path = ''] = target.split('?')
    const address = readAddress(path)
    if (address.kind !== 'page') return refuse(400, 'This is not an address of a page.')
    if (!isFromHere(request.headers, origin)) return refuse(403, 'Forms of other sites are not accepted.')
    const type = request.headers.get('content-type') ?? ''
    if (!types.test(type)) return refuse(415, 'Please send a form.')
    const turn = await renders(clientKey(client))
    if (!turn.isAllowed)
      return refuse(429, 'Too many requests. Please wait a little.', {
        'retry-after': String(turn.retryAfter),
      })
    const body = await requestBody(request)
    if (body instanceof Response) return body
    const headers = { 'content-type': type, accept: request.headers.get('accept') ?? '*/*' }
    const query = /[?&]index(?:[=&]|$)/.test(target) ? '?index' : ''
    const form = new Request(origin + address.key + query, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
    if (!(await isReadable(form))) return refuse(400, 'The form could not be read.')
    return pages.once(form, client)
  }
}

/** Whether the page's action will find fields in it, and not fail at a form that is none. */
async function isReadable(form: Request): Promise<boolean> {
  try {
    await form.clone().formData()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * Browsers say where a form stood. It must be the site itself: under its configured origin, or under the very host
 * that this request was sent to. Programs that are no browsers say nothing and carry nobody's cookies.
 */
export function isFromHere(headers: Headers, origin: string): boolean {
  const host = headers.get('host')
  return !isForeign({ method: 'POST', headers }, [origin, `http://${host}`, `https://${host}`])
}
