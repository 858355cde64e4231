import { closedHeader } from '../../app/offline/stores.ts'
import { forOnePerson } from '../opening/closed-answers.ts'
import { previewPath } from '../opening/preview.ts'
import { client, pathAfter, pathOf } from './asked.ts'
import type { Stage } from './stage.ts'

/** A link to a draft, or to a closed website, is exchanged for a cookie. */
export const links: Stage = (app, site) =>
  void app.get(`${previewPath}*`, (c) =>
    site.preview(pathAfter(c, previewPath), c.req.query('to'), client(c, site.config)),
  )

/** Whoever holds a link to a draft gets pages of her own; nobody else's page is touched. */
export const holders: Stage = (app, site) =>
  void app.use(async (c, next) => {
    const token = await site.holders.draftToken(c.req.raw, client(c, site.config))
    if (!token) return next()
    c.set('draft', token)
    await next()
    forOnePerson(c.res)
  })

/** Behind this stage stands what residents see of an open website. */
export const opening: Stage = (app, site) =>
  void app.use(async (c, next) => {
    await site.opening.settled()
    const { method, raw } = c.req
    const path = pathOf(c)
    if (!site.opening.isClosed() || site.closed.isEmblem(path)) return next()
    if (await site.holders.isHolder(raw, client(c, site.config))) c.set('sees', 'site')
    else if (site.closed.isForm({ method, path })) c.set('sees', 'form')
    else {
      const refusal = await site.closed.answer(path, raw)
      if (refusal) return refusal
    }
    await next()
    forOnePerson(c.res)
    if (c.get('sees') === 'form') c.res.headers.set(closedHeader, 'closed')
  })
