import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { isRehearsal } from './context.ts'
import type { Part } from './states.ts'

type UpdateOne = Payload['db']['updateOne']

// Known by its name: the build contains two copies of each class, one for the server's start and one for its requests.
const end = 'EndOfRehearsal'

/** Payload checks everything before it stores, and has no way to check only: so a rehearsal ends where it would store. */
export function stopRehearsals(payload: Payload): void {
  const updateOne = payload.db.updateOne.bind(payload.db) as UpdateOne
  payload.db.updateOne = (async (args) => {
    if (isRehearsal(args.req as PayloadRequest | undefined))
      throw Object.assign(new Error('Nothing is stored'), { name: end })
    return updateOne(args)
  }) as UpdateOne
}

/** What one write of the approvals takes with it of the request: Payload changes the request that it is given. */
export const partOf = ({ i18n, t, transactionID, user }: PayloadRequest): Partial<PayloadRequest> => ({
  i18n,
  t,
  user,
  ...(transactionID === undefined ? {} : { transactionID }),
})

/** Publishes these drafts as Payload does, or only checks whether they could be published. */
export async function publishPart(
  part: Part,
  approved: readonly Part[],
  req: PayloadRequest,
  context: Record<string, unknown> = {},
): Promise<void> {
  await req.payload.update({
    collection: part.list as CollectionSlug,
    id: part.record,
    data: { _status: 'published' },
    depth: 0,
    overrideAccess: true,
    context: { approved, ...(req.user ? {} : { isDeedOfDesk: true }), ...context },
    req: partOf(req),
  })
}

/** Checks these drafts by the rules for publishing. Throws what is wrong, as publishing would. */
export async function rehearse(parts: readonly Part[], req: PayloadRequest): Promise<void> {
  for (const part of parts)
    try {
      await publishPart(part, parts, req, { isRehearsal: true })
    } catch (error) {
      if ((error as Error).name !== end) throw error
    }
}
