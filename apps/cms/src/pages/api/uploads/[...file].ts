import payloadConfig from '@payload-config'
import type { NextApiRequest, NextApiResponse } from 'next'
import { getPayload } from 'payload'
import { answer } from '../../../api/answer.ts'
import { sendResponse } from '../../../api/send-response.ts'

// Next takes `content-length` off what a route handler of the app folder answers, and a download without it has no
// size: so files alone go through this older kind of route, which writes to the socket itself.
export const config = { api: { bodyParser: false, responseLimit: false } }

export default async function uploads(incoming: NextApiRequest, outgoing: NextApiResponse): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (value) headers.set(name, String(value))
  const request = new Request(`http://localhost${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers,
  })
  await sendResponse(await answer(await getPayload({ config: payloadConfig }), request), outgoing)
}
