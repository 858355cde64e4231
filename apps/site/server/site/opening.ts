import path from 'node:path'
import type { Log } from '@nagardwar/http/log'
import type { Config } from '../config.ts'
import { createClosedAnswers } from '../opening/closed-answers.ts'
import { createClosedPages, type RenderClosed } from '../opening/closed-pages.ts'
import { createLinkHolders } from '../opening/link-holders.ts'
import { createOpening } from '../opening/opening.ts'
import { createPreview } from '../opening/preview.ts'
import type { Limits } from './limits.ts'
import type { Lists } from './lists.ts'

type Options = { config: Config; log: Log; lists: Lists; limits: Limits; renderClosed: RenderClosed }

/** Whether the website is open, what a closed one answers, and who may look behind it. */
export function createSiteOpening({ config, log, lists, limits, renderClosed }: Options) {
  const { upstream, listCache } = lists
  const { origin, defaultLanguage, apiRoot } = config
  const opening = createOpening({ upstream, apiRoot, file: path.join(config.data, 'opening.json'), log })
  const holders = createLinkHolders({ upstream, origin, limit: limits.links, log })
  return {
    opening,
    holders,
    preview: createPreview(holders, defaultLanguage),
    closed: createClosedAnswers({
      closed: opening.closed,
      page: createClosedPages({ opening, source: listCache, render: renderClosed, config }),
      source: listCache,
      defaultLanguage,
    }),
  }
}
