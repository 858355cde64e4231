import { toResponse } from '@nagardwar/http/representation'
import { refuse } from '../http/reply.ts'
import { recordFolders } from '../open-data/record-files.ts'
import { documentPaths } from '../seo/documents.ts'
import { pathOf } from './asked.ts'
import type { Stage } from './stage.ts'

/** Documents for machines: site map, manifest, open data, feeds. */
export const machineFiles: Stage = (app, site) => {
  for (const path of documentPaths)
    app.get(path, async (c) => toResponse(await site.documents.page(path), c.req.raw))

  for (const folder of recordFolders)
    app.get(`/feeds/${folder}/:file`, async (c) => {
      const address = pathOf(c)
      return (await site.documents.isOfRecord(address))
        ? toResponse(await site.documents.page(address), c.req.raw)
        : refuse(404, 'There is nothing here.')
    })
}
