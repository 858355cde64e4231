import { refuse } from '../http/reply.ts'
import { originalOf, readCard } from '../images/modifiers.ts'
import type { Site } from '../site.ts'
import { key, pathAfter } from './asked.ts'
import type { Asked, Stage } from './stage.ts'

/** Pictures in the sizes of the pages. The files of the build are answered before (listener.ts). */
export const pictures: Stage = (app, site) => {
  app.get('/images/*', (c) => picture(c, site))
  app.get('/assets/*', () => refuse(404, 'There is no such file.'))
}

async function picture(c: Asked, site: Site): Promise<Response> {
  const path = pathAfter(c, '/images')
  const language = readCard(path)
  if (language) return site.card(language, c.req.raw)
  const draft = c.get('draft')
  if (!draft) return site.files(originalOf(path), key(c, site.config), () => site.image(path, c.req.raw))
  // What everybody may have is stored already.
  const shared = await site.image(path, c.req.raw)
  return shared.status === 404 ? site.draft(draft).image(path, c.req.raw) : shared
}
