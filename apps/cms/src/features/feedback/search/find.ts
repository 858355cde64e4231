import { toAsciiDigits } from '@nagardwar/contract'
import type { PayloadRequest, Where } from 'payload'
import { dayWords } from '../../../platform/dates/time-in-india.ts'
import { isSomebody } from '../person/match.ts'
import { idsOf } from '../person/messages.ts'
import { stateWords } from '../words.ts'

/** More of them do not help whoever looks for one. */
const most = 30

const fields = ['reference', 'name', 'subject', 'mobile', 'email'] as const

const looksLikeNumber = (text: string): boolean => /^[\p{Nd}\s()+-]+$/u.test(text)

/** Residents write their number with other gaps and dashes than staff type it. */
async function idsByNumber(req: PayloadRequest, text: string): Promise<number[]> {
  const person = { telephone: text, email: '' }
  if (!looksLikeNumber(text) || !isSomebody(person)) return []
  return idsOf(req, person)
}

/** The newest messages in which a name, a number, an address, the subject or the reference has this text. */
export async function findFeedback(req: PayloadRequest, text: string) {
  const typed = [...new Set([text, toAsciiDigits(text)])]
  const has = typed.flatMap((each): Where[] => fields.map((field) => ({ [field]: { like: each } })))
  const { docs, hasNextPage } = await req.payload.find({
    collection: 'feedback',
    where: { or: [...has, { id: { in: await idsByNumber(req, text) } }] },
    sort: '-receivedAt',
    limit: most,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const lines = docs.map(({ id, reference, subject, name, receivedAt, status }) => ({
    id,
    reference,
    subject,
    name,
    received: dayWords(receivedAt),
    status: stateWords(status),
  }))
  return { lines, hasMore: hasNextPage }
}

export type Found = Awaited<ReturnType<typeof findFeedback>>
