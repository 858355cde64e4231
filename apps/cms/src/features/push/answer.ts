import { pushEndRequestSchema, pushSubscriptionRequestSchema } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../api/body.ts'
import { Refusal } from '../../api/refusal.ts'
import { fresh } from '../../api/reply.ts'
import { endDevice, keepDevice } from '../../platform/database/push-subscriptions.ts'
import { say } from '../../platform/words/sentences.ts'
import { isPoint } from './encrypt.ts'
import { push as pushOption } from './push.ts'
import { isOfPushService } from './push-services.ts'

/** `GET /push-key`: under which key devices ask. */
export function answerPushKey(payload: Payload): Response {
  const push = pushOption.of(payload)
  if (!push) throw new Refusal(404, 'notFound')
  return fresh({ key: push.vapid.publicKey })
}

/** `POST /push-subscription`: stores a device, after a look at where it wants to be asked. */
export async function takePushSubscription(payload: Payload, request: Request): Promise<Response> {
  const push = pushOption.of(payload)
  if (!push) throw new Refusal(404, 'notFound')
  const checked = pushSubscriptionRequestSchema.safeParse(await readBody(request))
  if (!checked.success) throw new Refusal(400, 'checkFields')
  const { endpoint, p256dh } = checked.data
  if (!isOfPushService(endpoint, push) || !isPoint(p256dh)) throw new Refusal(400, 'pushService')
  if (!(await keepDevice(payload, checked.data)))
    throw new Refusal(429, 'tooOften', { headers: { 'retry-after': '3600' } })
  return fresh({ message: say('deviceTold', request) })
}

/** `POST /push-end`: forgets a device. */
export async function endPushSubscription(payload: Payload, request: Request): Promise<Response> {
  const checked = pushEndRequestSchema.safeParse(await readBody(request))
  if (!checked.success) throw new Refusal(400, 'checkFields')
  await endDevice(payload, checked.data.endpoint)
  return fresh({ message: say('deviceForgotten', request) })
}
