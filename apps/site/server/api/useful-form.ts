import { callPaths, longestPagePath } from '@nagardwar/contract'
import { refuse } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { readAddress } from '../pages/address.ts'
import { isFromHere } from '../pages/forms.ts'
import type { Send } from '../pages/render.ts'

/** The path to which the form is sent from every page. */
export const usefulPath = '/useful'

/** The form of a page names its address with the query, which is not counted. */
const longestForm = 2048

/**
 * "Was this page useful?" without JavaScript. The answer goes to the API and the reader back to the page, where the
 * fragment selects the message (useful.module.css). So the page itself is the same for everybody.
 */
export function createUsefulForm(write: Send, origin: string) {
  return async (request: Request, client: string): Promise<Response> => {
    if (!isFromHere(request.headers, origin)) return refuse(403, 'Forms of other sites are not accepted.')
    const body = await requestBody(request)
    if (body instanceof Response) return body
    const form = new URLSearchParams(body.toString())
    const page = form.get('page')?.slice(0, longestForm).split('?')[0] ?? ''
    if (page.length > longestPagePath) return refuse(400, 'This is not an answer.')
    const address = readAddress(page)
    const answer = { true: true, false: false }[form.get('useful') ?? '']
    if (address.kind !== 'page' || answer === undefined) return refuse(400, 'This is not an answer.')
    const { ok } = await write(callPaths.useful, asJson({ page: address.key, useful: answer }), client)
    const location = `${address.key}#${ok ? 'useful-thanks' : 'useful-failed'}`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
}

const asJson = (body: object): Request =>
  new Request('http://localhost', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
