import { photographPath } from '../../app/api/report-photograph.ts'
import { sealedPhotographPath } from '../../app/api/sealed-photograph.ts'
import { vitalsPath } from '../../app/api/vital-names.ts'
import { sealedFeedbackPath } from '../../app/feedback/sealing.ts'
import { nearbyPath } from '../../app/reports/find-nearby.ts'
import { usefulPath } from '../api/useful-form.ts'
import { refuse } from '../http/reply.ts'
import type { Site } from '../site.ts'
import { client, key, pathOf, target } from './asked.ts'
import type { Asked, Stage } from './stage.ts'

/** The page of a tender whose time is over leads to the archive. */
export const endedTenders: Stage = (app, site) =>
  void app.get('*', async (c, next) => (await site.ended(pathOf(c))) ?? next())

/** Any other address is a page. */
export const pages: Stage = (app, site) => void app.get('*', (c) => page(c, site))

function page(c: Asked, site: Site): Response | Promise<Response> {
  const sees = c.get('sees')
  const draft = c.get('draft')
  const shown = { site: site.ownPage, form: site.barePage }
  const answerOf = draft ? site.draft(draft).page : sees ? shown[sees] : site.page
  const asker = key(c, site.config)
  const answer = () => answerOf(target(c), c.req.raw, asker)
  const isOpen = !draft && !sees
  return (
    site.redirect(target(c)) ??
    site.documentRedirect(target(c)) ??
    (isOpen ? site.searchAnalytics.asking(asker, c.env.incoming.headers, answer) : answer())
  )
}

/** What pages send: opinions, sealed messages, what a report needs, measurements, and their forms. */
export const forms: Stage = (app, site) => {
  app.post(usefulPath, (c) => site.useful(c.req.raw, client(c, site.config)))
  app.post(sealedFeedbackPath, (c) => site.sealedFeedback(c.req.raw, client(c, site.config)))
  app.post(sealedPhotographPath, (c) => site.sealedPhotograph(c.req.raw, client(c, site.config)))
  app.post(nearbyPath, (c) => site.nearbyReports(c.req.raw, client(c, site.config)))
  app.post(photographPath, (c) => site.reportPhotograph(c.req.raw, client(c, site.config)))
  app.post(vitalsPath, (c) => site.vitals(c.req.raw, key(c, site.config)))
  app.post('*', (c) =>
    (c.get('sees') === 'form' ? site.bareForm : site.form)(target(c), c.req.raw, client(c, site.config)),
  )
}

export const otherMethods: Stage = (app) =>
  void app.all('*', () => refuse(405, 'This method is not known here.', { allow: 'GET, HEAD, POST' }))
