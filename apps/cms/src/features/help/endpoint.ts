import type { Endpoint } from 'payload'
import { staff } from '../../content/access/staff.ts'
import { readPicture } from './guide.ts'

/** The guide's pictures, which show the desk: for staff, as the guide is. */
export const helpPictureEndpoint: Endpoint = {
  path: '/help/:name',
  method: 'get',
  handler: async (req) => {
    const bytes = staff({ req }) ? await readPicture(String(req.routeParams?.name)) : undefined
    if (!bytes) return new Response(null, { status: 404 })
    return new Response(bytes, {
      headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' },
    })
  },
}
