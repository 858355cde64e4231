import type { PayloadRequest } from 'payload'
import { exclusively } from '../../../platform/database/exclusively.ts'
import type { StoredFeedback } from '../status/find.ts'

const numberOf = (related: unknown): number | undefined =>
  typeof related === 'number' ? related : (related as { id?: number } | null | undefined)?.id

/** The proposals in the public list, drafts too, that were made of a message. */
export async function proposalsOf(
  req: PayloadRequest,
  message: number,
): Promise<{ id: number; title: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'budget-proposals',
    where: { message: { equals: message } },
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, title }) => ({ id, title: title?.mr || title?.en || '' }))
}

async function makeOnce(message: StoredFeedback, notice: number, req: PayloadRequest): Promise<void> {
  if ((await proposalsOf(req, message.id)).length > 0) return
  const language = message.language ?? 'mr'
  await req.payload.create({
    collection: 'budget-proposals',
    data: {
      notice,
      ward: message.proposalWard ?? '',
      title: { en: '', [language]: message.subject },
      place: { [language]: message.proposalPlace ?? '' },
      text: { [language]: message.feedback },
      state: 'received',
      message: message.id,
    },
    draft: true,
    depth: 0,
    // Nobody may write of which message it was made.
    overrideAccess: true,
    req,
  })
}

/**
 * Makes a draft for the public list of what a resident proposed, in the language of the message and without its sender.
 * False where the message is no proposal. It is made once, also where two press at once.
 */
export async function makeProposal(message: StoredFeedback, req: PayloadRequest): Promise<boolean> {
  const notice = numberOf(message.proposalNotice)
  if (message.kind !== 'proposal' || notice === undefined) return false
  await exclusively(req.payload, 'proposals of messages', () => makeOnce(message, notice, req))
  return true
}
