import { type MisconductOfficer, validateMisconduct } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { fresh } from '../../../api/reply.ts'
import { misconductReader } from '../../../content/access/reads-misconduct.ts'
import { takeMessage } from '../taking/take-message.ts'

async function named(payload: Payload): Promise<MisconductOfficer> {
  const reader = await misconductReader(payload)
  if (!reader) throw new Refusal(404, 'notFound')
  return { title: reader.title }
}

/** `GET /misconduct-officer`: who alone reads reports of misconduct. */
export const answerMisconductOfficer = async (payload: Payload): Promise<Response> =>
  fresh(await named(payload))

/** `POST /misconduct-report`: nothing is stored that nobody may read. */
export async function takeMisconduct(payload: Payload, request: Request): Promise<Response> {
  const body = await readBody(request)
  await named(payload)
  const checked = validateMisconduct(body)
  if (!checked.ok) throw new Refusal(400, 'checkFields', { errors: checked.errors })
  return takeMessage(payload, request, body, { kind: 'misconduct', written: checked.value })
}
