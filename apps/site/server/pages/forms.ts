import type { Language } from '@nagardwar/contract'
import { clientKey } from '@nagardwar/http/client-address'
import { isForeign } from '@nagardwar/http/is-foreign'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import type { ServerBuild } from 'react-router'
import { bareOf, languageOf } from '../../app/i18n/language.ts'
import { asksForPage, refuse, refusePage, type Sentence } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { fixedRoutes } from '../seo/site-map.ts'
import { readAddress } from './address.ts'
import { formAgain } from './form-again.ts'
import type { Pages } from './pages.ts'
import type { Receipts } from './receipts.ts'

const types = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

type Options = {
  pages: Pages
  origin: string
  defaultLanguage: Language
  limit: RateLimit
  receipts: Receipts
  /** Whether the page at a path, without its language, has an action. */
  takesForm: (path: string) => boolean
}

const noForm: Sentence = {
  en: 'This address takes no form.',
  mr: 'या पत्त्यावर अर्ज पाठवता येत नाही.',
}
const readOnly = { allow: 'GET, HEAD' }

/**
 * Forms that a browser sends to a page by itself, without any script: they go to the page's action. What may be sent
 * to the API is limited there, where the page can say so and keep the text; here only the work of rendering is.
 */
export function createForms({ pages, origin, defaultLanguage, limit, receipts, takesForm }: Options) {
  return async (target: string, request: Request, client: string): Promise<Response> => {
    const [path = ''] = target.split('?')
    const address = readAddress(path)
    if (address.kind !== 'page') return refuse(400, 'This is not an address of a page.')
    if (!isFromHere(request.headers, origin)) return refuse(403, 'Forms of other sites are not accepted.')
    const language = languageOf(address.path, defaultLanguage)
    if (!takesForm(bareOf(address.path)))
      return asksForPage(request.headers.get('accept'))
        ? refusePage(405, noForm, language, readOnly)
        : refuse(405, noForm.en, readOnly)
    const type = request.headers.get('content-type') ?? ''
    if (!types.test(type)) return refuse(415, 'Please send a form.')
    const body = await requestBody(request)
    if (body instanceof Response) return body
    const headers = { 'content-type': type, accept: request.headers.get('accept') ?? '*/*' }
    const query = /[?&]index(?:[=&]|$)/.test(target) ? '?index' : ''
    const form = new Request(origin + address.key + query, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    })
    const fields = await fieldsOf(form)
    if (!fields) return refuse(400, 'The form could not be read.')
    const turn = await limit(clientKey(client))
    if (turn.isAllowed) return signed(await pages.once(form, client), receipts)
    return formAgain({ form: fields, action: address.key + query, language, retryAfter: turn.retryAfter })
  }
}

/** A page's action sends the browser on to its confirmation: `?sent=<reference>`. */
function signed(answer: Response, { sign }: Receipts): Response {
  const location = answer.headers.get('location')
  if (location)
    answer.headers.set(
      'location',
      location.replace(/(?<=\?sent=)[^#]*/, (reference) => sign(reference)),
    )
  return answer
}

/** The fields that the page's action will find; undefined where the body is no form. */
async function fieldsOf(form: Request): Promise<FormData | undefined> {
  try {
    return await form.clone().formData()
  } catch (error) {
    if (error instanceof TypeError) return undefined
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

/** Tells of a path whether its route has an action: React Router would answer any other form with its routes. */
export function formPaths(routes: ServerBuild['routes']): (path: string) => boolean {
  const taking = fixedRoutes(routes).filter(({ route }) => route.module.action !== undefined)
  const paths = new Set(taking.map(({ path }) => path))
  return (path) => paths.has(path)
}
