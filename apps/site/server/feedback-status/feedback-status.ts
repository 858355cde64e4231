import { randomBytes } from 'node:crypto'
import { additionError, toDomainRow } from '@nagardwar/contract'
import { clientKey } from '@nagardwar/http/client-address'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { everyPage } from '@nagardwar/http/security-headers'
import type { ApiSource } from '../../app/api/source.ts'
import type { Council, NotAdded, Opened } from '../../app/feedback-status/present.ts'
import type { FeedbackStatusRequest } from '../../app/feedback-status/render.tsx'
import type { Config } from '../config.ts'
import { refuse, refusePage, type Sentence } from '../http/reply.ts'
import { requestBody } from '../http/request-body.ts'
import { hashInlineParts } from '../pages/csp-hashes.ts'
import { isFromHere } from '../pages/forms.ts'
import { contentPolicy } from '../pages/policy.ts'
import type { Send } from '../pages/render.ts'
import { readStatusAddress, type StatusAddress } from './address.ts'
import { createStatusCalls } from './ask.ts'

export type RenderFeedbackStatus = (request: Omit<FeedbackStatusRequest, 'styles'>) => Promise<string>

type Options = {
  send: Send
  source: Pick<ApiSource, 'list'>
  render: RenderFeedbackStatus
  /** How often one client may open such a page in a minute: nobody tries out secrets here. */
  limit: RateLimit
  config: Pick<Config, 'origin' | 'defaultLanguage' | 'imageHosts'>
}

const tooMany: Sentence = {
  en: 'Too many requests. Please wait a little.',
  mr: 'एकाच वेळी खूप विनंत्या आल्या आहेत. कृपया थोडे थांबून पुन्हा प्रयत्न करा.',
}

/**
 * Nobody keeps the page, no search engine lists it, and its address goes to nobody: other websites learn the council's
 * name at most. `no-referrer` would take the origin out of the form too, by which forms of other websites are known.
 */
const forItsHolder = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'strict-origin',
}

const statusOf = ({ kind }: Opened, notAdded: NotAdded | undefined): number => {
  if (kind !== 'found') return kind === 'missing' ? 404 : 503
  if (!notAdded) return 200
  return { failed: 503, busy: 429, tooLate: 409, additionRequired: 400, additionTooLong: 400 }[
    notAdded.problem
  ]
}

/** The page behind the private link of a message: what became of it, and a form to add something once. */
export function createFeedbackStatus({ send, source, render, limit, config }: Options) {
  const calls = createStatusCalls(send)

  async function councilIn(language: StatusAddress['language']): Promise<Council> {
    const [settings, texts] = await Promise.all([
      source.list('settings', language),
      source.list('texts', language),
    ])
    const [row] = settings.ok ? settings.value : []
    const rows = texts.ok ? texts.value : []
    return {
      settings: row ? toDomainRow('settings', row) : {},
      wording: new Map(rows.map(({ key, text }) => [key, text])),
    }
  }

  async function shown(address: StatusAddress, opened: Opened, notAdded?: NotAdded): Promise<Response> {
    const { language, path } = address
    const nonce = randomBytes(16).toString('base64url')
    const council = await councilIn(language)
    const { defaultLanguage, origin, imageHosts } = config
    const html = await render({ opened, notAdded, council, language, defaultLanguage, path, nonce })
    const hashed = hashInlineParts(html, nonce)
    return new Response(hashed.html, {
      status: statusOf(opened, notAdded),
      headers: {
        ...everyPage(origin),
        ...forItsHolder,
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': contentPolicy(hashed, { frames: [], images: imageHosts }),
      },
    })
  }

  const refused = ({ language }: StatusAddress, retryAfter: number | string): Response =>
    refusePage(429, tooMany, language, { ...forItsHolder, 'retry-after': String(retryAfter) })

  async function open(address: StatusAddress, client: string): Promise<Opened | Response> {
    if (!address.secret) return { kind: 'missing' }
    const opened = await calls.open(address.secret, client)
    return opened.kind === 'busy' ? refused(address, opened.retryAfter) : opened
  }

  async function page(path: string, client: string): Promise<Response> {
    const address = readStatusAddress(path, config.defaultLanguage)
    const turn = await limit(clientKey(client))
    if (!turn.isAllowed) return refused(address, turn.retryAfter)
    if (address.secret && path !== address.proper)
      return new Response(null, { status: 301, headers: { ...forItsHolder, location: address.proper } })
    const opened = await open(address, client)
    return opened instanceof Response ? opened : shown(address, opened)
  }

  async function form(path: string, request: Request, client: string): Promise<Response> {
    const address = readStatusAddress(path, config.defaultLanguage)
    if (!isFromHere(request.headers, config.origin))
      return refuse(403, 'Forms of other sites are not accepted.')
    const text = await textIn(request)
    if (text instanceof Response) return text
    const turn = await limit(clientKey(client))
    const problem = turn.isAllowed
      ? address.secret && (additionError(text) ?? (await calls.add(address.secret, text, client)))
      : 'busy'
    if (problem === undefined)
      return new Response(null, {
        status: 303,
        headers: { ...forItsHolder, location: `${address.proper}#added` },
      })
    const opened = await open(address, client)
    if (opened instanceof Response) return opened
    return shown(address, opened, problem ? { problem, text } : undefined)
  }

  return { page, form }
}

/** The text of the form, or why it is refused. */
async function textIn(request: Request): Promise<string | Response> {
  const type = request.headers.get('content-type') ?? ''
  const body = await requestBody(request)
  if (body instanceof Response) return body
  try {
    const fields = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const text = fields.get('text')
    return typeof text === 'string' ? text : ''
  } catch (error) {
    if (error instanceof TypeError) return refuse(415, 'Please send a form.')
    throw error
  }
}
