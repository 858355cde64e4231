import { NotFound, type PayloadHandler } from 'payload'
import { unreadableRequest } from './query.ts'

export const preferences = 'payload-preferences'
const most = { key: 200, value: 64 * 1024 }

/** Interface preferences, such as the columns of a list. Payload stores them without hooks. */
export const boundPreference =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const text = (await req.text?.()) ?? ''
    const isSmall = text.length <= most.value && String(req.routeParams?.key ?? '').length <= most.key
    if (!isSmall) throw unreadableRequest(req)
    req.json = async () => JSON.parse(text)
    return handler(req)
  }

/** Payload throws when the preference to delete does not exist. */
export const knownPreference =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const key = { key: { equals: req.routeParams?.key } }
    const where = { and: [key, { 'user.value': { equals: req.user?.id } }] }
    const { totalDocs } = await req.payload.count({ collection: preferences, where, req })
    if (totalDocs === 0) throw new NotFound(req.t)
    return handler(req)
  }
