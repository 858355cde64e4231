import { APIError, type CollectionSlug, type Endpoint } from 'payload'
import { unreadableRequest } from '../../payload/requests/query.ts'
import { staff } from '../access/staff.ts'
import { knownUsesOf, withAddresses } from './uses-of.ts'

/** `GET /cms-api/uses?list=media&id=7`, for the dialog that asks before something is deleted. */
export const usesEndpoint: Endpoint = {
  path: '/uses',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new APIError(req.t('error:unauthorized'), 401, null, true)
    const { list, id } = req.query as { list?: unknown; id?: unknown }
    const known = req.payload.config.collections.find(({ slug, trash }) => slug === list && trash)
    if (!known || !/^[1-9]\d{0,9}$/.test(String(id))) throw unreadableRequest(req)
    const { uses, isUsed } = await knownUsesOf(known.slug as CollectionSlug, [Number(id)], req)
    const body = { uses: withAddresses(uses, req), isUsed }
    return Response.json(body, { headers: { 'cache-control': 'no-store' } })
  },
}
