import type { Log } from '@nagardwar/http/log'
import type { Config } from '../config.ts'
import { type ClosedPage, createClosedAnswers } from '../opening/closed-answers.ts'
import { createLinkHolders } from '../opening/link-holders.ts'
import type { OpeningState } from '../opening/opening.ts'
import { createPreview } from '../opening/preview.ts'
import type { Limits } from './limits.ts'
import type { Lists } from './lists.ts'

type Options = {
  config: Config
  log: Log
  lists: Lists
  limits: Limits
  opening: OpeningState
  page: ClosedPage
}

/** Whether the website is open, what a closed one answers, and who may look behind it. */
export function createSiteOpening({ config, log, lists, limits, opening, page }: Options) {
  const { upstream, listCache } = lists
  const { origin, defaultLanguage } = config
  const holders = createLinkHolders({ upstream, origin, limit: limits.links, log })
  return {
    opening,
    holders,
    preview: createPreview(holders, defaultLanguage),
    closed: createClosedAnswers({ closed: opening.closed, page, source: listCache, defaultLanguage }),
  }
}
