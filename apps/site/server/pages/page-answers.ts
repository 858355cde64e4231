import { type Language, languages } from '@nagardwar/contract'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { toResponse } from '@nagardwar/http/representation'
import { languageOf } from '../../app/i18n/language.ts'
import { asksForPage, refuse, refusePage, type Sentence } from '../http/reply.ts'
import { readAddress } from './address.ts'
import type { KnownPages } from './known-pages.ts'
import type { Pages } from './pages.ts'
import type { Receipts } from './receipts.ts'

type Options = {
  pages: Pages
  keyOf: KnownPages['keyOf']
  origin: string
  defaultLanguage: Language
  searches: RateLimit
  confirmations: RateLimit
  /** Whether a path is a page of one person alone. */
  isPrivate: (path: string) => boolean
  receipts: Receipts
  isDevelopment: boolean
  /** Every page is made for the one who asks: nothing of it enters the cache that all share. */
  isForOne?: boolean
}

/** What React Router's script requests when a page has no client loader. */
const data = /\.data(?:\?|$)/

const tooMany: Sentence = {
  en: 'Too many requests. Please wait a little.',
  mr: 'एकाच वेळी खूप विनंत्या आल्या आहेत. कृपया थोडे थांबून पुन्हा प्रयत्न करा.',
}

/** Answers a request for a page: from the cache, with a redirect, or rendered for this reader. */
export function createPageAnswers(options: Options) {
  const {
    pages,
    keyOf,
    origin,
    defaultLanguage,
    searches,
    confirmations,
    isPrivate,
    receipts,
    isDevelopment,
    isForOne = false,
  } = options
  async function shared(key: string, request: Request): Promise<Response> {
    const ready = pages.cache.hit(key)
    if (ready) return toResponse(ready, request)
    const page = await pages.cache.page(key)
    const response = toResponse(page, request)
    const timing = pages.timingOf(page)
    if (timing) response.headers.set('server-timing', timing)
    return response
  }

  return async (target: string, request: Request, client: string): Promise<Response> => {
    const address = readAddress(target)
    if (address.kind === 'bad') return refuse(400, 'This is not an address of a page.')
    if (address.kind === 'redirect')
      return redirect(301, address.to, { 'cache-control': 'public, max-age=3600' })
    const reference = address.receipt === undefined ? undefined : receipts.read(address.receipt)
    const isMadeUp = address.receipt !== undefined && reference === undefined
    const key = reference === undefined ? address.key : `${address.path}?sent=${reference}`
    const remembered = key === '/' ? rememberedLanguage(request.headers.get('cookie')) : undefined
    if (remembered && remembered !== defaultLanguage)
      return redirect(302, `/${remembered}`, { 'cache-control': 'no-store', vary: 'cookie' })
    const isOwn = isPrivate(address.path)
    const isShared =
      (!address.isForOne || isMadeUp) && !isOwn && !data.test(key) && !isDevelopment && !isForOne
    if (isShared) return shared(await keyOf(address.path, address.page), request)
    const turn = isDevelopment
      ? { isAllowed: true as const }
      : await (reference === undefined && !isOwn ? searches : confirmations)(client)
    if (!turn.isAllowed) {
      const headers = { 'retry-after': String(turn.retryAfter) }
      return asksForPage(request.headers.get('accept'))
        ? refusePage(429, tooMany, languageOf(new URL(request.url).pathname, defaultLanguage), headers)
        : refuse(429, tooMany.en, headers)
    }
    // A made-up reference confirms nothing, here as in a page from the cache.
    const own = isMadeUp ? address.path : key
    const query = data.test(key) ? target : own
    return pages.once(
      new Request(origin + query, { headers: { accept: request.headers.get('accept') ?? '*/*' } }),
    )
  }
}

const redirect = (status: 301 | 302, location: string, headers: Record<string, string>): Response =>
  new Response(null, { status, headers: { location, ...headers } })

/**
 * The visitor's choice of language. Only `/` uses it: every other address contains its language. Over https the cookie has
 * a prefix that no other host can set; one without it is from an earlier visit.
 */
function rememberedLanguage(cookie: string | null): Language | undefined {
  const [, value] =
    cookie?.match(/(?:^|;\s*)__Host-language=([a-z]{2})(?:;|$)/) ??
    cookie?.match(/(?:^|;\s*)language=([a-z]{2})(?:;|$)/) ??
    []
  return languages.find((language) => language === value)
}
