import { isForeign } from '@nagardwar/http/is-foreign'
import { inWords } from './in-words.ts'
import { isForOutside } from './is-for-outside.ts'

export type Handler = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>

type Options = {
  /** Addresses under which staff open the desk. */
  origins: readonly string[]
  isStaff: (request: Request) => Promise<boolean>
  /** Wraps the login call. */
  login: (handle: () => Promise<Response>, request: Request) => Promise<Response>
}

const closed = {
  foreign: {
    en: 'The desk takes no requests of other sites',
    mr: 'कर्मचारी कक्ष इतर संकेतस्थळांच्या विनंत्या स्वीकारत नाही',
  },
  unreadable: { en: 'The request could not be read', mr: 'विनंती वाचता आली नाही' },
  outside: { en: 'Please log in at the desk', mr: 'कृपया कर्मचारी कक्षात प्रवेश करा' },
}

/** A form in parts that does not say where its parts end; Payload fails at it. */
function isShapeless({ headers }: Request): boolean {
  const type = headers.get('content-type') ?? ''
  return /^\s*multipart\//i.test(type) && !/;\s*boundary="?[^\s;"]/i.test(type)
}

/** These answers are personal and must not be cached. */
function keptByNobody(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  headers.set('x-robots-tag', 'noindex, nofollow')
  return new Response(response.body, { status: response.status, headers })
}

/**
 * What every request to the desk's own REST passes before Payload sees it: no page of another site may send
 * anything, and who has not logged in may do nothing but that. Payload's rules hold behind it all the same.
 */
export const guardRequests =
  (handler: Handler, { origins, isStaff, login }: Options): Handler =>
  async (request, args) => {
    const path = (await args.params).slug.join('/')
    if (isForeign(request, origins)) return keptByNobody(inWords(403, closed.foreign, request))
    if (!isForOutside(request.method, path) && !(await isStaff(request)))
      return keptByNobody(inWords(401, closed.outside, request))
    if (isShapeless(request)) return keptByNobody(inWords(400, closed.unreadable, request))
    const handle = () => handler(request, args)
    const isLogin = request.method === 'POST' && path === 'users/login'
    return keptByNobody(await (isLogin ? login(handle, request) : handle()))
  }
