import type { HttpBindings } from '@hono/node-server'
import { callPaths, listAtPath, pushPaths } from '@nagardwar/contract'
import { addressChain, clientAddress, clientKey } from '@nagardwar/http/client-address'
import { reasonOf } from '@nagardwar/http/log'
import { mayReadMetrics } from '@nagardwar/http/may-read-metrics'
import { toResponse } from '@nagardwar/http/representation'
import { everyAnswer, nothingInside } from '@nagardwar/http/security-headers'
import { serverTiming } from '@nagardwar/http/server-timing'
import { type Context, Hono } from 'hono'
import { searchPath } from '../app/api/search.ts'
import { vitalsPath } from '../app/api/vitals.ts'
import { sealedFeedbackPath } from '../app/feedback/sealing.ts'
import { languageOf } from '../app/i18n/language.ts'
import { closedHeader } from '../app/offline/stores.ts'
import { oldVersionPath } from '../app/open-data/old-version-address.ts'
import { usefulPath } from './api/useful-form.ts'
import { writePaths } from './api/writes.ts'
import { isArchivePath } from './archive/archive.ts'
import { isStatusPath } from './feedback-status/address.ts'
import { fileType } from './files/file-path.ts'
import { readByAnyone } from './http/read-by-anyone.ts'
import { asksForPage, refuse, refusePage, type Sentence } from './http/reply.ts'
import { originalOf, readCard } from './images/modifiers.ts'
import { forOnePerson } from './opening/closed-answers.ts'
import { previewPath } from './opening/preview.ts'
import { isFromHere } from './pages/forms.ts'
import { Busy } from './queue.ts'
import { searchFeedAt } from './search/search-feed.ts'
import { documentPaths } from './seo/documents.ts'
import type { Site } from './site.ts'
import { isTransparencyPath } from './transparency/transparency.ts'

const policy = 'content-security-policy'

/** For a closed website: `site` is for link holders, `form` for everybody. */
type Env = {
  Bindings: HttpBindings
  /** `draft` is the token of a link to something that is not public yet. */
  Variables: { sees: 'site' | 'form' | undefined; draft: string | undefined }
}

const busy: Sentence = {
  en: 'Too many readers at once. Please try again.',
  mr: 'सध्या एकाच वेळी खूप वाचक आहेत. कृपया पुन्हा प्रयत्न करा.',
}
const broken: Sentence = {
  en: 'Something went wrong. Please try again later.',
  mr: 'काहीतरी चूक झाली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
}

const preflight = { 'access-control-allow-methods': 'GET, HEAD', 'access-control-max-age': '86400' }

/** An answer that pages of any origin may read. */
function forAnyone(answer: Response): Response {
  for (const [name, value] of Object.entries(readByAnyone)) answer.headers.set(name, value)
  return answer
}

/** The server's routes. Any other address is a page. */
export function createApp(site: Site): Hono<Env> {
  const { config } = site
  const app = new Hono<Env>()
  const target = (c: Context<Env>): string => c.env.incoming.url ?? '/'
  // Some clients join a base and a path that both have a slash.
  const pathAfter = (c: Context<Env>, prefix: string): string =>
    (target(c).split('?')[0] ?? '').replace(/\/{2,}/g, '/').slice(prefix.length)
  const chain = (c: Context<Env>): string[] =>
    addressChain(c.req.header('x-forwarded-for'), c.env.incoming.socket.remoteAddress)
  const client = (c: Context<Env>): string => clientAddress(chain(c), config.trustedHops)

  app.use(async (c, next) => {
    const began = performance.now()
    await next()
    const timing =
      c.res.headers.get('server-timing') ?? serverTiming({ name: 'total', ms: performance.now() - began })
    // Set on Node's own response, where the request log finds it.
    c.env.outgoing.setHeader('server-timing', timing)
    c.res.headers.set('server-timing', timing)
    for (const [name, value] of Object.entries(everyAnswer(config.origin)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    // Pages set their own policy, except in development, where Vite's scripts run.
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
    if (!isPage && !c.res.headers.has(policy)) c.res.headers.set(policy, nothingInside)
  })

  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }))
  app.get('/readyz', (c) =>
    c.json(site.readiness(), site.readiness().isReady ? 200 : 503, { 'cache-control': 'no-store' }),
  )

  app.get('/metrics', async (c) =>
    mayReadMetrics({ chain: chain(c), header: (name) => c.req.header(name) }, config.metricsToken)
      ? c.text(await site.metrics.text(), 200, { 'cache-control': 'no-store' })
      : refuse(404, 'There is nothing here.'),
  )

  app.get(`${previewPath}*`, (c) => site.preview(pathAfter(c, previewPath), c.req.query('to'), client(c)))

  // Whoever holds a link to a draft gets pages of her own; nobody else's page is touched.
  app.use(async (c, next) => {
    const token = await site.holders.draftToken(c.req.raw, client(c))
    if (!token) return next()
    c.set('draft', token)
    await next()
    forOnePerson(c.res)
  })

  // Behind this line stands what residents see of an open website.
  app.use(async (c, next) => {
    await site.opening.settled()
    const { method, raw } = c.req
    const path = pathAfter(c, '')
    if (!site.opening.isClosed() || site.closed.isEmblem(path)) return next()
    if (await site.holders.isHolder(raw, client(c))) c.set('sees', 'site')
    else if (site.closed.isForm({ method, path })) c.set('sees', 'form')
    else {
      const refusal = await site.closed.answer(path, raw)
      if (refusal) return refusal
    }
    await next()
    forOnePerson(c.res)
    if (c.get('sees') === 'form') c.res.headers.set(closedHeader, 'closed')
  })

  for (const path of documentPaths)
    app.get(path, async (c) => toResponse(await site.documents.page(path), c.req.raw))

  for (const path of ['/feeds/tenders/:file', '/feeds/departments/:file'])
    app.get(path, async (c) => {
      const address = pathAfter(c, '')
      return (await site.documents.isOfRecord(address))
        ? toResponse(await site.documents.page(address), c.req.raw)
        : refuse(404, 'There is nothing here.')
    })

  app.get(`/api${callPaths.visitorCount}`, async () => forAnyone(await site.visitorCount()))
  app.get(`/api${pushPaths.pushKey}`, () => site.pushKey())
  app.post('/api/*', async (c) => {
    const path = pathAfter(c, '/api')
    if (!writePaths.has(path))
      return refuse(listAtPath(path) ? 405 : 404, 'There is nothing to send to here.')
    if (!isFromHere(c.req.raw.headers, config.origin))
      return refuse(403, 'Messages of other sites are not accepted.')
    return site.write(path, c.req.raw, client(c))
  })
  app.get('/api/*', async (c) => {
    const path = pathAfter(c, '/api')
    const name = listAtPath(path)
    const draft = c.get('draft')
    if (name && draft) return site.draft(draft).list(name, c.req.raw)
    if (name) return forAnyone(await site.list.answer(name, c.req.raw))
    const moved = site.redirect(path)
    if (moved) return moved
    if (draft && fileType(path)) return site.draft(draft).upload(path, c.req.raw)
    return fileType(path)
      ? forAnyone(await site.files(path, clientKey(client(c)), () => site.upload(path, c.req.raw)))
      : refuse(404, 'There is no such list.')
  })
  app.options('/api/*', () => forAnyone(new Response(null, { status: 204, headers: preflight })))
  app.all('/api/*', () => refuse(405, 'This method is not known here.', { allow: 'GET, HEAD, POST' }))

  app.get(searchPath, (c) =>
    site.lookedFor.asking(clientKey(client(c)), c.env.incoming.headers, () =>
      site.search(c.req.raw, clientKey(client(c))),
    ),
  )

  app.get('/feeds/:file', (c, next) => {
    const language = searchFeedAt(pathAfter(c, ''))
    return language ? site.searchFeed(language, c.req.raw, clientKey(client(c))) : next()
  })

  app.get(oldVersionPath, (c) => site.oldVersion(c.req.raw, clientKey(client(c))))

  app.get('/images/*', async (c) => {
    const path = pathAfter(c, '/images')
    const language = readCard(path)
    if (language) return site.card(language, c.req.raw)
    const draft = c.get('draft')
    if (draft) {
      // What everybody may have is stored already.
      const shared = await site.image(path, c.req.raw)
      return shared.status === 404 ? site.draft(draft).image(path, c.req.raw) : shared
    }
    return site.files(originalOf(path), clientKey(client(c)), () => site.image(path, c.req.raw))
  })
  app.get('/assets/*', () => refuse(404, 'There is no such file.'))

  app.get('*', (c, next) => {
    const path = pathAfter(c, '')
    return isStatusPath(path) ? site.feedbackStatus.page(path, client(c)) : next()
  })
  app.get('*', async (c, next) => {
    const path = pathAfter(c, '')
    return (isTransparencyPath(path) ? await site.transparency.answer(path, c.req.raw) : undefined) ?? next()
  })
  app.get('*', async (c, next) => {
    const path = pathAfter(c, '')
    return (isArchivePath(path) ? await site.archive.answer(path, c.req.raw) : undefined) ?? next()
  })
  app.post('*', (c, next) => {
    const path = pathAfter(c, '')
    return isStatusPath(path) ? site.feedbackStatus.form(path, c.req.raw, client(c)) : next()
  })

  const pages = { site: site.ownPage, form: site.barePage }
  app.get('*', (c) => {
    const sees = c.get('sees')
    const draft = c.get('draft')
    const page = draft ? site.draft(draft).page : sees ? pages[sees] : site.page
    const answer = () => page(target(c), c.req.raw, clientKey(client(c)))
    const isOpen = !draft && !sees
    return (
      site.redirect(target(c)) ??
      site.documentRedirect(target(c)) ??
      (isOpen ? site.lookedFor.asking(clientKey(client(c)), c.env.incoming.headers, answer) : answer())
    )
  })
  app.post(usefulPath, (c) => site.useful(c.req.raw, client(c)))
  app.post(sealedFeedbackPath, (c) => site.sealedFeedback(c.req.raw, client(c)))
  app.post(vitalsPath, (c) => site.vitals(c.req.raw, clientKey(client(c))))
  app.post('*', (c) =>
    (c.get('sees') === 'form' ? site.bareForm : site.form)(target(c), c.req.raw, client(c)),
  )
  app.all('*', () => refuse(405, 'This method is not known here.', { allow: 'GET, HEAD, POST' }))

  app.onError((error, c) => {
    const isBusy = error instanceof Busy
    if (!isBusy) site.log.error('A request failed', { reason: reasonOf(error), stack: error.stack })
    const status = isBusy ? 503 : 500
    const headers: Record<string, string> = isBusy ? { 'retry-after': '2' } : {}
    const sentence = isBusy ? busy : broken
    return asksForPage(c.req.header('accept'))
      ? refusePage(status, sentence, languageOf(c.req.path, config.defaultLanguage), headers)
      : refuse(status, sentence.en, headers)
  })
  return app
}
