import { rawLength } from '@nagardwar/contract'
import type { Endpoint, PayloadHandler } from 'payload'
import { z } from 'zod'
import { only, refused } from '../../../views/page/endpoint.ts'
import { messageReaders } from '../access.ts'
import { words as inbox } from '../inbox-words.ts'
import { findFeedback } from './find.ts'
import { words } from './words.ts'

const asked = z.object({ text: z.string().max(rawLength(254)).trim().min(3).max(254) })

const find: PayloadHandler = async (req) => {
  const body = asked.safeParse(await req.json?.().catch(() => undefined))
  if (!body.success) return refused(400, words.tooLittle, req)
  return Response.json(await findFeedback(req, body.data.text), { headers: { 'cache-control': 'no-store' } })
}

/** Asked in the body: no address of the desk has a resident's name or number. */
export const feedbackSearch: Endpoint = {
  path: '/feedback-search',
  method: 'post',
  handler: only(messageReaders, inbox.onlyEditors, find),
}
