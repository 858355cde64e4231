import { searchPath } from '../../app/api/search.ts'
import { oldVersionPath } from '../../app/open-data/old-version-address.ts'
import { searchFeedAt } from '../search/search-feed.ts'
import { key, pathOf } from './asked.ts'
import type { Stage } from './stage.ts'

/** Searches, and lists as they read on a day: what costs more than a page. */
export const search: Stage = (app, site) => {
  app.get(searchPath, (c) => {
    const client = key(c, site.config)
    return site.searchAnalytics.asking(client, c.env.incoming.headers, () => site.search(c.req.raw, client))
  })

  app.get('/feeds/:file', (c, next) => {
    const language = searchFeedAt(pathOf(c))
    return language ? site.searchFeed(language, c.req.raw, key(c, site.config)) : next()
  })

  app.get(oldVersionPath, (c) => site.oldVersion(c.req.raw, key(c, site.config)))
}
