import type { PayloadHandler } from 'payload'
import { unreadableRequest } from './question.ts'

export const preferences = 'payload-preferences'
const most = { key: 200, value: 64 * 1024 }

/** What the desk remembers of somebody's screens, such as columns of a list: Payload stores it past all hooks. */
export const boundPreference =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    const text = (await req.text?.()) ?? ''
    const isSmall = text.length <= most.value && String(req.routeParams?.key ?? '').length <= most.key
    if (!isSmall) throw unreadableRequest(req)
    req.json = async () => JSON.parse(text)
    return handler(req)
  }
