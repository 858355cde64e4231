import { feedbackNotification, notificationRequestSchema } from '@nagardwar/contract'
import type { DataFromCollectionSlug, Payload, Where } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { fresh } from '../../../api/reply.ts'
import { exclusively } from '../../../platform/database/exclusively.ts'
import { notMisconduct } from '../access.ts'

type Stored = DataFromCollectionSlug<'notifications'>

/** How long after a feedback its notification is accepted, in milliseconds. A slow phone sends it a little later. */
const justNow = 10 * 60_000

/** A form sends text only. */
const withNumber = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'readed' in body && body.readed === '0'
    ? { ...body, readed: 0 }
    : body

/** The name in "A new feedback was submitted by <name>". */
function senderIn({ heading, description }: { heading: string; description: string }): string | undefined {
  const usual = feedbackNotification('')
  const isUsual = heading === usual.heading && description.startsWith(usual.description)
  return isUsual ? description.slice(usual.description.length).trim() : undefined
}

async function newest<S extends 'feedback' | 'notifications'>(payload: Payload, collection: S, where: Where) {
  const { docs, totalDocs } = await payload.find({
    collection,
    where,
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return { doc: docs[0], total: totalDocs }
}

/** Each feedback has one notification. Once there are as many as feedbacks, the newest stored one is returned. */
async function storedFor(payload: Payload, name: string): Promise<Stored | undefined> {
  const since = new Date(Date.now() - justNow).toISOString()
  const { description } = feedbackNotification(name)
  const received = await newest(payload, 'feedback', {
    and: [{ name: { equals: name } }, { receivedAt: { greater_than_equal: since } }, notMisconduct],
  })
  if (received.total === 0) throw new Refusal(400, 'checkFields')
  const notified = await newest(payload, 'notifications', {
    and: [{ description: { equals: description } }, { createdAt: { greater_than_equal: since } }],
  })
  return notified.total >= received.total ? (notified.doc as Stored) : undefined
}

/** Parallel requests wait for each other, so that each counts what the others stored. */
const storeFor = async (payload: Payload, name: string): Promise<Stored> =>
  (await storedFor(payload, name)) ??
  exclusively(payload, 'notification', async () => {
    const meanwhile = await storedFor(payload, name)
    if (meanwhile) return meanwhile
    const { heading, description, role } = feedbackNotification(name)
    const data = { heading, description, role, readed: false }
    return payload.create({ collection: 'notifications', data, depth: 0, overrideAccess: true })
  })

/**
 * `POST /notification`: answers with the stored row. Anybody can call it, so it stores only the sentence of the
 * contract, and only for a feedback that has just arrived. Nobody can use it to write to staff.
 */
export async function takeNotification(payload: Payload, request: Request): Promise<Response> {
  const checked = notificationRequestSchema.safeParse(withNumber(await readBody(request)))
  const name = checked.success ? senderIn(checked.data) : undefined
  if (!name) throw new Refusal(400, 'checkFields')
  const { id, heading, description, role } = await storeFor(payload, name)
  return fresh({ id, heading, description, role, readed: 0 })
}
