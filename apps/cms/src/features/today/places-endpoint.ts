import { APIError, type Endpoint } from 'payload'
import { staff } from '../../content/access/staff.ts'
import { findPlaces } from './find-places.ts'

/** `GET /cms-api/places?q=words`, for the box on the first page. */
export const placesEndpoint: Endpoint = {
  path: '/places',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new APIError(req.t('error:unauthorized'), 401, null, true)
    const asked = req.query.q
    const places = await findPlaces(typeof asked === 'string' ? asked : '', req)
    return Response.json({ places }, { headers: { 'cache-control': 'no-store' } })
  },
}
