import { signedLinkRequestSchema } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readLink } from '../../platform/signed-links/sign.ts'
import { readBody } from '../body.ts'
import { Refusal } from '../refusal.ts'
import { fresh } from '../reply.ts'

/** `POST /signed-link` (contract.md): what is forged, over or for something else is not there. */
export async function answerSignedLink({ config }: Payload, request: Request): Promise<Response> {
  const checked = signedLinkRequestSchema.safeParse(await readBody(request))
  if (!checked.success) throw new Refusal(400, 'checkFields')
  const { token, purpose } = checked.data
  const link = readLink(token, { purpose, secret: config.secret, now: new Date() })
  if (!link) throw new Refusal(404, 'notFound')
  return fresh({ until: link.until.toISOString() })
}
