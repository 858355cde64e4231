import { pathOf } from './asked.ts'
import type { Stage } from './stage.ts'

/**
 * Nobody keeps the page, no search engine lists it, and its address goes to nobody: other websites learn the council's
 * name at most. `no-referrer` would take the origin out of the form too, by which forms of other websites are known.
 */
const forItsHolder = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'strict-origin',
}

/** Every answer about a page of one person alone, also a refusal, is for its holder. */
export const privatePages: Stage = (app, site) =>
  void app.use(async (c, next) => {
    await next()
    if (!site.isPrivate(pathOf(c))) return
    for (const [name, value] of Object.entries(forItsHolder)) c.res.headers.set(name, value)
  })
