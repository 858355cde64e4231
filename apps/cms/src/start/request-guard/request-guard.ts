import { isForeign } from '@nagardwar/http/is-foreign'
import { inWords } from './in-words.ts'
import { isForOutside } from './is-for-outside.ts'

export type Handler = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

export type GuardOptions = {
  /** Addresses at which staff open the desk. */
  origins: readonly string[]
  isStaff: (request: Request) => Promise<boolean>
  /** Whether a link for a forgotten password can be sent. */
  canSendMail: boolean
  /** Wraps the login call. */
  login: (handle: () => Promise<Response>, request: Request) => Promise<Response>
  /** Notes what an answer says of security. */
  note?: (request: Request, path: string, status: number) => void
  noteForeign?: (request: Request) => void
}

const closed = {
  foreign: {
    en: 'The desk takes no requests of other sites',
    mr: 'कर्मचारी कक्ष इतर संकेतस्थळांच्या विनंत्या स्वीकारत नाही',
  },
  unreadable: { en: 'The request could not be read', mr: 'विनंती वाचता आली नाही' },
  outside: { en: 'Please log in at the desk', mr: 'कृपया कर्मचारी कक्षात प्रवेश करा' },
}

/** A multipart form without a boundary, which makes Payload fail. */
function isShapeless({ headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  return /^\s*multipart\//i.test(type) && !/;\s*boundary="?[^\s;"]/i.test(type)
}

/**
 * A question that Payload would take from the body of a POST: without a form or JSON in it, Payload fails without an
 * answer.
 */
async function isUnreadableQuestion(request: Request): Promise<boolean> {
  const names = ['x-payload-http-method-override', 'x-http-method-override']
  if (request.method !== 'POST' || !names.some((name) => request.headers.get(name) === 'GET')) return false
  const type = request.headers.get('content-type') ?? ''
  if (type === 'application/x-www-form-urlencoded') return false
  if (type !== 'application/json') return true
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body !== 'object' || body === null
}

/** These answers are personal and must not be cached. */
function keptByNobody(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
  return new Response(response.body, { status: response.status, headers })
}

/** What the desk's pages have stored in the browser goes with the session. The cookie of the language stays. */
function cleared(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('clear-site-data', '"storage"')
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Every request to the desk's REST API passes here before Payload sees it: no page of another site may send anything,
 * and without a login almost nothing is allowed. Payload's own rules apply as well.
 */
export const guardRequests =
  (handler: Handler, options: GuardOptions): Handler =>
  async (request, args) => {
    const path = (await args.params).slug.join('/')
    if (isForeign(request, options.origins)) {
      options.noteForeign?.(request)
      return keptByNobody(inWords(403, closed.foreign, request))
    }
    const response = await answerFromHere(path, () => handler(request, args), request, options)
    options.note?.(request, path, response.status)
    return keptByNobody(response)
  }

async function answerFromHere(
  path: string,
  handle: () => Promise<Response>,
  request: Request,
  { isStaff, canSendMail, login }: GuardOptions,
): Promise<Response> {
  if (!isForOutside(request.method, path, canSendMail) && !(await isStaff(request)))
    return inWords(401, closed.outside, request)
  if (isShapeless(request) || (await isUnreadableQuestion(request)))
    return inWords(400, closed.unreadable, request)
  if (request.method !== 'POST') return handle()
  if (path === 'users/logout') return cleared(await handle())
  return /^users\/(?:login|forgot-password)$/.test(path) ? login(handle, request) : handle()
}
