import { randomInt } from 'node:crypto'
import {
  type FeedbackDoubt,
  feedbackDoubt,
  idempotencyKeySchema,
  knownNotice,
  type NoticeVersion,
} from '@nagardwar/contract'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { Refusal } from '../../../api/refusal.ts'
import { fresh } from '../../../api/reply.ts'
import { daysAfter, feedbackLimits, monthsAfter } from '../../../content/globals/feedback-limits.ts'
import { mailStaff } from '../../../content/staff-mail/staff-mail.ts'
import { newFeedback } from '../../../platform/mail/letters.ts'
import { noteDoubt } from '../../../platform/metrics/metrics.ts'
import { say } from '../../../platform/words/sentences.ts'
import { claimFor } from '../files/claim.ts'
import type { MessageKind } from '../kinds.ts'
import { mailReadersOf } from '../people.ts'
import { hashOf, secretFor, secretOf } from '../private-link.ts'

type Stored = DataFromCollectionSlug<'feedback'>
type Written = Pick<Stored, 'name' | 'mobile' | 'email' | 'subject' | 'feedback'>

export type Message = {
  kind: MessageKind
  /** What its sender wrote. Sent again under the same key it has to be the same. */
  written: Written & Partial<Stored>
  /** The tokens of the files that come with it, as its sender names them. */
  files?: unknown
  /** Of which types they may be, where not all that residents may send fit. */
  fileTypes?: readonly string[]
  /** What the answer says besides the number and the secret. */
  receipt?: (stored: Stored) => Record<string, unknown>
  /** What the desk adds of its own, such as a department or another day to answer. */
  added?: Partial<Stored>
}

type Judged = Message & {
  claim: string | undefined
  notice: NoticeVersion | undefined
  doubt: FeedbackDoubt | undefined
}

// Without 0, 1, I, L, O and U: references are read aloud on the telephone.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Such as `F-7KQ2-M9XD`. There are 30^8 of them, and the database refuses one that is in use. */
const newReference = (): string => {
  const drawn = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `F-${drawn.slice(0, 4)}-${drawn.slice(4)}`
}

function keyOf(request: Request): string | undefined {
  const given = request.headers.get('idempotency-key')
  if (given === null) return undefined
  const key = idempotencyKeySchema.safeParse(given)
  if (!key.success) throw new Refusal(400, 'badKey')
  return key.data
}

async function storedUnder(payload: Payload, key: string): Promise<Stored | undefined> {
  const { docs } = await payload.find({
    collection: 'feedback',
    where: { idempotencyKey: { equals: key } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}

/** Whether a request brings again what is stored under its key. */
export async function isStoredAlready(payload: Payload, request: Request): Promise<boolean> {
  const key = keyOf(request)
  return key !== undefined && (await storedUnder(payload, key)) !== undefined
}

/** The language in which its sender wrote: nobody is asked, and a message that waited on a phone says no more. */
const languageOf = ({ subject, feedback }: Written): 'en' | 'mr' =>
  /\p{Script=Devanagari}/u.test(subject + feedback) ? 'mr' : 'en'

/** Every message is stored. One that looks machine-made is marked for staff, and no mail tells them of it. */
async function store(
  payload: Payload,
  { kind, written, added, claim, notice, doubt }: Judged,
  idempotencyKey: string | undefined,
): Promise<Stored> {
  const now = new Date()
  const reference = newReference()
  const { dueDays, months } = await feedbackLimits(payload)
  const stored = await payload.create({
    collection: 'feedback',
    data: {
      language: languageOf(written),
      dueOn: daysAfter(now, dueDays).toISOString(),
      eraseOn: monthsAfter(now, months).toISOString(),
      ...written,
      ...added,
      kind,
      status: 'new',
      reference,
      linkHash: hashOf(secretOf(reference, payload)),
      receivedAt: now.toISOString(),
      ...(claim ? { filesClaim: claim } : {}),
      ...(notice ? { noticeVersion: notice } : {}),
      ...(doubt ? { doubt } : {}),
      ...(idempotencyKey ? { idempotencyKey } : {}),
    },
    depth: 0,
    overrideAccess: true,
  })
  if (doubt) noteDoubt(doubt)
  if (!doubt || doubt === 'no-form') {
    const letter = newFeedback({ reference, path: `/collections/feedback/${stored.id}` })
    void mailStaff(payload, mailReadersOf(stored), letter)
  }
  return stored
}

/** Of several requests with the same key, only the first can store: the column is unique. */
async function storeOnce(payload: Payload, judged: Judged, key: string): Promise<Stored> {
  const earlier = await storedUnder(payload, key)
  if (earlier) return earlier
  try {
    return await store(payload, judged, key)
  } catch (error) {
    const other = await storedUnder(payload, key)
    if (other) return other
    throw error
  }
}

/** A message with an unknown version is stored without one: the site may be newer than the desk. */
const noticeIn = (body: unknown) => knownNotice((body as { notice?: unknown } | null)?.notice)

const isSame = (stored: Stored, { kind, written, claim }: Judged): boolean =>
  (stored.kind ?? 'message') === kind &&
  (stored.filesClaim ?? undefined) === claim &&
  Object.entries(written).every(([field, value]) => stored[field as keyof Stored] === value)

/**
 * Stores a checked message of any kind and answers with its number and the secret of its link, after it is on disk. The
 * same key sent twice is stored once and gets the same answer. `body` is the whole body of the request: of it come the
 * notice about personal data that was shown, and the signs of a machine.
 */
export async function takeMessage(
  payload: Payload,
  request: Request,
  body: unknown,
  message: Message,
): Promise<Response> {
  const key = keyOf(request)
  const claim = await claimFor(payload, message.files, { key, types: message.fileTypes })
  const judged: Judged = { ...message, claim, notice: noticeIn(body), doubt: feedbackDoubt(body) }
  const stored = key ? await storeOnce(payload, judged, key) : await store(payload, judged, key)
  if (!isSame(stored, judged)) throw new Refusal(409, 'keyUsed')
  const secret = secretFor(stored, payload)
  return fresh(
    {
      message: say('received', request),
      contactId: stored.reference,
      ...(secret ? { secret } : {}),
      ...message.receipt?.(stored),
    },
    201,
  )
}
