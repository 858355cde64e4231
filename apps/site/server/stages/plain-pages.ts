import { isStatusPath } from '../feedback-status/address.ts'
import { client, pathOf } from './asked.ts'
import type { Stage } from './stage.ts'

/** Pages with a frame of their own, without script. */
export const plainPages: Stage = (app, site) => {
  app.get('*', (c, next) => {
    const path = pathOf(c)
    return isStatusPath(path) ? site.feedbackStatus.page(path, client(c, site.config)) : next()
  })
  app.post('*', (c, next) => {
    const path = pathOf(c)
    return isStatusPath(path) ? site.feedbackStatus.form(path, c.req.raw, client(c, site.config)) : next()
  })
}
