import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { isRehearsal } from '../../content/approval/context.ts'
import type { Part } from '../../content/approval/states.ts'
import { letOthers } from '../../platform/database/let-others.ts'

type UpdateOne = Payload['db']['updateOne']
type Create = Payload['db']['create']

// Known by its name: the build contains two copies of each class, one for the server's start and one for its requests.
const end = 'EndOfRehearsal'

/** Payload checks everything before it stores, and has no way to check only: so a rehearsal ends where it would store. */
export function stopRehearsals(payload: Payload): void {
  const updateOne = payload.db.updateOne.bind(payload.db) as UpdateOne
  const create = payload.db.create.bind(payload.db) as Create
  payload.db.updateOne = (async (args) => {
    endIfRehearsal(args.req)
    return updateOne(args)
  }) as UpdateOne
  payload.db.create = (async (args) => {
    endIfRehearsal(args.req)
    return create(args)
  }) as Create
}

function endIfRehearsal(req: unknown): void {
  if (isRehearsal(req as PayloadRequest | undefined))
    throw Object.assign(new Error('Nothing is stored'), { name: end })
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

/** What a change, or a new record, would hold, before it is stored. `version` is the newest one of the record. */
export type Proposal = {
  list: string
  data: object
  record?: number | undefined
  version?: number | undefined
}

/** Checks what is not stored by the rules for publishing. Throws what is wrong, as publishing would. */
export async function rehearseProposal(
  { list, record, version = 0, data }: Proposal,
  req: PayloadRequest,
): Promise<void> {
  const asked = {
    collection: list as CollectionSlug,
    data: { ...data, _status: 'published' } as never,
    depth: 0,
    overrideAccess: true,
    overrideLock: false,
    context: { isRehearsal: true, approved: record ? [{ list, record, version }] : [] },
    req: partOf(req),
  }
  try {
    if (record) await req.payload.update({ ...asked, id: record })
    else await req.payload.create(asked)
  } catch (error) {
    if ((error as Error).name !== end) throw error
  }
}

/** Checks these drafts by the rules for publishing. Throws what is wrong, as publishing would. */
export async function rehearse(parts: readonly Part[], req: PayloadRequest): Promise<void> {
  for (const part of parts) {
    await letOthers()
    try {
      await publishPart(part, parts, req, { isRehearsal: true })
    } catch (error) {
      if ((error as Error).name !== end) throw error
    }
  }
}
