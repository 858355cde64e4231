import { callPaths, fileUrl, type Language, normaliseFilePath, type Opening } from '@nagardwar/contract'
import { type Representation, toResponse } from '@nagardwar/http/representation'
import { sealedFeedbackPath } from '../../app/feedback/sealing.ts'
import { isStatusPath } from '../../app/feedback-status/status-path.ts'
import { bareOf, languageOf } from '../../app/i18n/language.ts'
import { isSubscriptionPath } from '../../app/mail/mail-path.ts'
import { closedHeader } from '../../app/offline/stores.ts'
import type { ListCache } from '../api/list-cache.ts'
import { refuse, refusePage, type Sentence } from '../http/reply.ts'

/** The page that everybody sees while the website is closed. */
export type ClosedPage = (language: Language) => Promise<Representation>

type Options = {
  closed: () => Opening | undefined
  page: ClosedPage
  source: Pick<ListCache, 'known'>
  defaultLanguage: Language
}
type Asked = { method: string; path: string }

/** So long a robot should stay away from a website whose time of opening nobody knows, in seconds. */
const aWhile = { before: 3600, again: 300 }
const longestWait = 24 * 3600

const closedNow: Sentence = {
  en: 'This website is closed for now.',
  mr: 'हे संकेतस्थळ सध्या बंद आहे.',
}

const messages: ReadonlySet<string> = new Set([
  ...[callPaths.contactUs, callPaths.notification].map((path) => `/api${path}`),
  sealedFeedbackPath,
])

/** What is answered while the website is closed, instead of everything that is no file of the build. */
export function createClosedAnswers({ closed, page, source, defaultLanguage }: Options) {
  /** The emblem of the closed page in any size, and nothing else of the files. */
  function isEmblem(path: string): boolean {
    const settings = source.known('settings', defaultLanguage)
    const logo = settings.ok ? normaliseFilePath(settings.value[0]?.logo ?? '') : ''
    return logo !== '' && path.replace(/^\/images\/[^/]+/, '/images') === fileUrl(logo, '/images')
  }

  /** What the page of a website that was open before leads to, and the links that it has given. */
  const isForm = ({ method, path }: Asked): boolean =>
    closed()?.takesFeedback === true &&
    (bareOf(path) === '/contact' ||
      isStatusPath(path) ||
      isSubscriptionPath(path) ||
      (method === 'POST' && messages.has(path)))

  function waitOf({ opensAt, takesFeedback }: Opening): string {
    const usual = takesFeedback ? aWhile.again : aWhile.before
    const left = opensAt === null ? usual : Math.ceil((Date.parse(opensAt) - Date.now()) / 1000)
    return String(Math.min(longestWait, Math.max(1, left)))
  }

  /** The same answer for every reader and address. Caches must not keep it. */
  function refused(answer: Response, state: Opening): Response {
    const own = { 'retry-after': waitOf(state), [closedHeader]: 'closed', ...unlisted }
    for (const [name, value] of Object.entries(own)) answer.headers.set(name, value)
    for (const name of ['etag', 'server-timing']) answer.headers.delete(name)
    return answer
  }

  async function refusal(path: string, request: Request): Promise<Response> {
    if (/^\/(?:api|images)(?:\/|$)|\.json$/.test(path)) return refuse(503, closedNow.en)
    const language = languageOf(path, defaultLanguage)
    const ready = await page(language)
    // It opened just now, or the page could not be made.
    return ready.status === 503 ? toResponse(ready, request) : refusePage(503, closedNow, language)
  }

  return {
    isEmblem,
    isForm,
    async answer(path: string, request: Request): Promise<Response | undefined> {
      const state = closed()
      return state && refused(await refusal(path, request), state)
    },
  }
}

const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/** An answer for one person: nobody keeps it, and no search engine shows it. */
export function forOnePerson({ headers }: Response): void {
  for (const [name, value] of Object.entries({
    ...unlisted,
    'cache-control': 'private, no-store',
    vary: 'accept-encoding, cookie',
  }))
    headers.set(name, value)
  for (const name of ['etag', 'access-control-allow-origin']) headers.delete(name)
}
