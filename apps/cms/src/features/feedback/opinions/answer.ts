import { usefulRequestSchema } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { fresh } from '../../../api/reply.ts'
import { isSitePage } from '../../../api/site-pages.ts'
import { addOpinion } from '../../../platform/database/page-opinions.ts'
import { say } from '../../../platform/words/sentences.ts'

/** A site has about a hundred pages. More addresses than this in a day are not pages and are not stored. */
const mostPagesADay = 2000

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** A form sends text only. */
const withAnswer = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'useful' in body && typeof body.useful === 'string'
    ? { ...body, useful: { true: true, false: false }[body.useful] }
    : body

/** `POST /useful`: adds one to the counts of a page and day, in a single statement as the visitor counter does. */
export async function countOpinion(payload: Payload, request: Request): Promise<Response> {
  const checked = usefulRequestSchema.safeParse(withAnswer(await readBody(request)))
  if (!checked.success) throw new Refusal(400, 'checkFields')
  const { page, useful } = checked.data
  if (!(await isSitePage(payload, page))) throw new Refusal(404, 'notFound')
  const day = calendar.format(new Date())
  const isCounted = await addOpinion(payload, { page, useful, day, most: mostPagesADay })
  if (!isCounted) throw new Refusal(429, 'tooMany', { headers: { 'retry-after': '3600' } })
  return fresh({ message: say('counted', request) })
}
