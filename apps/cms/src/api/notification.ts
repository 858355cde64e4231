import { notificationRequestSchema } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from './body.ts'
import { Refusal } from './refusal.ts'
import { fresh } from './reply.ts'

/** A form sends text only. */
const withNumber = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'readed' in body && body.readed === '0'
    ? { ...body, readed: 0 }
    : body

/** `POST /notification`: answers with the stored row. */
export async function takeNotification(payload: Payload, request: Request): Promise<Response> {
  const checked = notificationRequestSchema.safeParse(withNumber(await readBody(request)))
  if (!checked.success) throw new Refusal(400, 'checkFields')
  const { heading, description, role } = checked.data
  const { id } = await payload.create({
    collection: 'notifications',
    data: { heading, description, role, readed: false },
    depth: 0,
    overrideAccess: true,
  })
  return fresh({ id, heading, description, role, readed: 0 })
}
