import type { CollectionSlug, PayloadRequest } from 'payload'
import { isEndOfRehearsal } from '../../payload/database/stop-rehearsals.ts'
import { letOthers } from '../../platform/database/let-others.ts'
import type { Part } from './states.ts'

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
    if (!isEndOfRehearsal(error)) throw error
  }
}

/** Checks these drafts by the rules for publishing. Throws what is wrong, as publishing would. */
export async function rehearse(parts: readonly Part[], req: PayloadRequest): Promise<void> {
  for (const part of parts) {
    await letOthers()
    try {
      await publishPart(part, parts, req, { isRehearsal: true })
    } catch (error) {
      if (!isEndOfRehearsal(error)) throw error
    }
  }
}
