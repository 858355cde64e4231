import { type Representation, represent } from '@nagardwar/http/representation'
import { everyPage } from '@nagardwar/http/security-headers'
import { serverTiming } from '@nagardwar/http/server-timing'
import type { ApiSource } from '../../app/api/source.ts'
import type { AlertWatch } from '../alerts/alert-watch.ts'
import type { Config } from '../config.ts'
import { hashInlineParts } from './csp-hashes.ts'
import { createPageCache, type Made } from './page-cache.ts'
import { contentPolicy, frameOrigin } from './policy.ts'
import { type Draft, isHtml, type Render } from './render.ts'
import { scriptsLast } from './scripts-last.ts'

type Options = {
  config: Pick<Config, 'origin' | 'deskOrigin' | 'defaultLanguage' | 'imageHosts' | 'pageCacheBytes'>
  render: Render
  isDevelopment?: boolean
  alerts?: AlertWatch
  /** Tells that what is made is for all readers. */
  shared?: <T>(work: () => T) => T
  now?: () => number
}

const kept = ['content-type', 'content-language', 'link', 'location']

/** Browsers always revalidate. A CDN may cache a page as long as we do, and longer while we are down. */
const sharedForSeconds = 'public, max-age=0, s-maxage=2, stale-if-error=86400'

export type Pages = ReturnType<typeof createPages>

/** The pages of the site: cached ones, and those rendered for one reader. */
export function createPages({
  config,
  render,
  isDevelopment = false,
  alerts,
  shared = (work) => work(),
  now,
}: Options) {
  async function secured(draft: Draft): Promise<{ html: string; headers: Record<string, string> }> {
    if (isDevelopment) return { html: draft.html, headers: everyPage(config.origin) }
    const hashed = hashInlineParts(scriptsLast(draft.html), draft.secret)
    const policy = contentPolicy(hashed, {
      frames: await mapHost(draft.lists.source, config),
      images: config.imageHosts,
      desk: config.deskOrigin,
    })
    return { html: hashed.html, headers: { ...everyPage(config.origin), 'content-security-policy': policy } }
  }

  /** How long the parts of a new page took. */
  const timings = new WeakMap<Representation, string>()

  async function make(key: string, known: Representation | undefined): Promise<Made> {
    const began = Date.now()
    const { draft, timing } = await timed(
      shared(() => render(new Request(config.origin + key, { headers: { accept: 'text/html' } }))),
    )
    const { status, headers } = draft.response
    const { html, headers: security } = await secured(draft)
    const hasFailed = status >= 500 || draft.lists.haveFailed()
    const page = await represent(status, html, {
      ...Object.fromEntries(
        kept.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
      ),
      ...security,
      vary: isRoot(key) ? 'accept-encoding, cookie' : 'accept-encoding',
      'cache-control': hasFailed ? 'no-store' : sharedForSeconds,
      'server-timing': serverTiming({ name: 'cache', found: 'hit' }),
    })
    timings.set(page, timing)
    const isSame =
      known?.status === status &&
      JSON.stringify(known.forms.identity.headers) === JSON.stringify(page.forms.identity.headers)
    return {
      page: isSame ? known : page,
      lists: draft.lists,
      until: draft.lists.validUntil(began),
      isIncomplete: headers.has('x-incomplete'),
    }
  }

  /** A page for one reader: the answer to a form, or to a search. */
  async function once(request: Request, client?: string): Promise<Response> {
    const { draft, timing } = await timed(render(request, client))
    const headers = new Headers(draft.response.headers)
    headers.delete('x-incomplete')
    headers.set('cache-control', 'no-store')
    headers.set('server-timing', timing)
    if (!isHtml(draft.response))
      return new Response(draft.response.body, { status: draft.response.status, headers })
    const { html, headers: security } = await secured(draft)
    for (const [name, value] of Object.entries(security)) headers.set(name, value)
    return new Response(html, { status: draft.response.status, headers })
  }

  return {
    cache: createPageCache({
      make,
      maxBytes: config.pageCacheBytes,
      ...(alerts ? { alerts } : {}),
      ...(now ? { now } : {}),
    }),
    once,
    /** The `Server-Timing` of a page that this reader had to wait for. */
    timingOf: (page: Representation): string | undefined => timings.get(page),
  }
}

async function timed(render: Promise<Draft>): Promise<{ draft: Draft; timing: string }> {
  const began = performance.now()
  const draft = await render
  const api = draft.lists.waited()
  const timing = serverTiming(
    { name: 'cache', found: 'miss' },
    { name: 'api', ms: api },
    { name: 'render', ms: performance.now() - began - api },
  )
  return { draft, timing }
}

const isRoot = (key: string): boolean => key === '/'

async function mapHost(
  source: ApiSource,
  { defaultLanguage }: Pick<Config, 'defaultLanguage'>,
): Promise<string[]> {
  const settings = await source.list('settings', defaultLanguage)
  return settings.ok ? frameOrigin(settings.value[0]?.map_url) : []
}
