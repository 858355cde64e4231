import { randomInt } from 'node:crypto'
import { type Feedback, feedbackFields, idempotencyKeySchema, validateFeedback } from '@nagardwar/contract'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { readBody } from './body.ts'
import { Refusal } from './refusal.ts'
import { fresh } from './reply.ts'
import { say } from './sentences.ts'

type Stored = DataFromCollectionSlug<'feedback'>

// Without 0, 1, I, L, O and U: a reference is read aloud on the telephone.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Such as `F-7KQ2-M9XD`; 30^8 of them, and the database refuses one that is taken. */
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

const store = (payload: Payload, feedback: Feedback, idempotencyKey: string | undefined): Promise<Stored> =>
  payload.create({
    collection: 'feedback',
    data: {
      ...feedback,
      status: 'new',
      reference: newReference(),
      receivedAt: new Date().toISOString(),
      ...(idempotencyKey ? { idempotencyKey } : {}),
    },
    depth: 0,
    overrideAccess: true,
  })

/** Only the first of several requests with the same key can store: the column is unique. */
async function storeOnce(payload: Payload, feedback: Feedback, key: string): Promise<Stored> {
  const earlier = await storedUnder(payload, key)
  if (earlier) return earlier
  try {
    return await store(payload, feedback, key)
  } catch (error) {
    const other = await storedUnder(payload, key)
    if (other) return other
    throw error
  }
}

const isSame = (stored: Stored, sent: Feedback): boolean =>
  feedbackFields.every((field) => stored[field] === sent[field])

/** `POST /contact-us`: answers once the feedback is on disk; the same key twice stores once and answers alike. */
export async function takeFeedback(payload: Payload, request: Request): Promise<Response> {
  const key = keyOf(request)
  const checked = validateFeedback(await readBody(request))
  if (!checked.ok) throw new Refusal(400, 'checkFields', { errors: checked.errors })
  const stored = key ? await storeOnce(payload, checked.value, key) : await store(payload, checked.value, key)
  if (!isSame(stored, checked.value)) throw new Refusal(409, 'keyUsed')
  return fresh({ message: say('received', request), contactId: stored.reference }, 201)
}
