import { callPaths, listAtPath, pushPaths } from '@nagardwar/contract'
import { writePaths } from '../api/writes.ts'
import { fileType } from '../files/file-path.ts'
import { readByAnyone } from '../http/read-by-anyone.ts'
import { refuse } from '../http/reply.ts'
import { isFromHere } from '../pages/forms.ts'
import type { Site } from '../site.ts'
import { client, key, pathAfter } from './asked.ts'
import type { Asked, Stage } from './stage.ts'

const preflight = { 'access-control-allow-methods': 'GET, HEAD', 'access-control-max-age': '86400' }

/** An answer that pages of any origin may read. */
function forAnyone(answer: Response): Response {
  for (const [name, value] of Object.entries(readByAnyone)) answer.headers.set(name, value)
  return answer
}

/** The site's own `/api`: lists and files as the council's server has them, and what residents send. */
export const api: Stage = (app, site) => {
  app.get(`/api${callPaths.visitorCount}`, async () => forAnyone(await site.visitorCount()))
  app.get(`/api${pushPaths.pushKey}`, () => site.pushKey())
  app.post('/api/*', (c) => write(c, site))
  app.get('/api/*', (c) => read(c, site))
  app.options('/api/*', () => forAnyone(new Response(null, { status: 204, headers: preflight })))
  app.all('/api/*', () => refuse(405, 'This method is not known here.', { allow: 'GET, HEAD, POST' }))
}

function write(c: Asked, { config, write: send }: Site): Response | Promise<Response> {
  const path = pathAfter(c, '/api')
  if (!writePaths.has(path)) return refuse(listAtPath(path) ? 405 : 404, 'There is nothing to send to here.')
  if (!isFromHere(c.req.raw.headers, config.origin))
    return refuse(403, 'Messages of other sites are not accepted.')
  return send(path, c.req.raw, client(c, config))
}

async function read(c: Asked, site: Site): Promise<Response> {
  const path = pathAfter(c, '/api')
  const name = listAtPath(path)
  const draft = c.get('draft')
  if (name && draft) return site.draft(draft).list(name, c.req.raw)
  if (name) return forAnyone(await site.list.answer(name, c.req.raw))
  const moved = site.redirect(path)
  if (moved) return moved
  if (draft && fileType(path)) return site.draft(draft).upload(path, c.req.raw)
  return fileType(path)
    ? forAnyone(await site.files(path, key(c, site.config), () => site.upload(path, c.req.raw)))
    : refuse(404, 'There is no such list.')
}
