import { Hono } from 'hono'
import type { Site } from './site.ts'
import { api } from './stages/api.ts'
import { failures } from './stages/failures.ts'
import { headers } from './stages/headers.ts'
import { health } from './stages/health.ts'
import { holders, links, opening } from './stages/holders.ts'
import { machineFiles } from './stages/machine-files.ts'
import { endedTenders, forms, otherMethods, pages } from './stages/pages.ts'
import { pictures } from './stages/pictures.ts'
import { privatePages } from './stages/private-pages.ts'
import { search } from './stages/search.ts'
import type { App, Env, Stage } from './stages/stage.ts'

/** The way of a request: the first stage that has an answer ends it. */
const stages: readonly (readonly [stage: Stage, whyHere: string])[] = [
  [headers, 'around everything: each answer has its time and the headers of security'],
  [privatePages, 'around everything that answers about the page of one person'],
  [health, 'also of a closed website'],
  [links, 'before they are needed: a link is exchanged for a cookie'],
  [holders, 'who sees drafts'],
  [opening, 'a closed website answers here; all below is for an open one, or for its holders'],
  [machineFiles, 'some are below /api and /feeds'],
  [api, 'all of /api ends here'],
  [search, 'the feeds of searches, after those of records'],
  [pictures, 'all of /images and /assets ends here'],
  [endedTenders, 'before the pages: no list has them any more'],
  [pages, 'any other address'],
  [forms, 'what pages send'],
  [otherMethods, 'nothing else is taken'],
  [failures, 'whatever fails in any of them'],
]

export function createApp(site: Site): App {
  const app = new Hono<Env>()
  for (const [stage] of stages) stage(app, site)
  return app
}
