import type { PayloadRequest, Where } from 'payload'
import { approvalsWith } from '../../platform/database/approval-rows.ts'
import { mostRequests } from './most-records.ts'
import { keyOf } from './records.ts'
import { partOf } from './rehearse.ts'
import type { Approval, Part, State } from './states.ts'

type Stored = Omit<Approval, 'id'>

const slug = 'approvals'

export async function approvalsWhere(
  where: Where,
  req: PayloadRequest,
  sort = 'sentAt',
  limit = mostRequests,
): Promise<Approval[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    sort,
    limit,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: partOf(req),
  })
  return docs as unknown as Approval[]
}

export const approvalById = async (id: number, req: PayloadRequest): Promise<Approval | undefined> =>
  (await approvalsWhere({ id: { equals: id } }, req))[0]

export async function addApproval(data: Stored, req: PayloadRequest): Promise<Approval> {
  const row = await req.payload.create({
    collection: slug,
    data: data as never,
    depth: 0,
    overrideAccess: true,
    req: partOf(req),
  })
  return row as unknown as Approval
}

export async function changeApproval(id: number, data: Partial<Stored>, req: PayloadRequest): Promise<void> {
  await req.payload.update({
    collection: slug,
    id,
    data: data as never,
    depth: 0,
    overrideAccess: true,
    req: partOf(req),
  })
}

/** Only the requests of one record are read: others may have hundreds. */
async function requestsOf(
  { list, record }: Pick<Part, 'list' | 'record'>,
  req: PayloadRequest,
): Promise<Where> {
  const isKnown =
    req.payload.config.collections.some(({ slug }) => slug === list) && Number.isSafeInteger(record)
  return { id: { in: isKnown ? await approvalsWith(list, record, req) : [] } }
}

/** The requests that wait or are scheduled, and have this record. */
export async function openFor(
  record: Pick<Part, 'list' | 'record'>,
  req: PayloadRequest,
  states: readonly State[] = ['waiting', 'scheduled', 'publishing'],
): Promise<Approval[]> {
  return approvalsWhere({ and: [{ state: { in: [...states] } }, await requestsOf(record, req)] }, req)
}

/** What the first request that waits or is scheduled says of this record. */
export async function openStateOf(
  record: Pick<Part, 'list' | 'record'>,
  req: PayloadRequest,
): Promise<Pick<Approval, 'state' | 'publishAt'> | undefined> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: {
      and: [{ state: { in: ['waiting', 'scheduled', 'publishing'] } }, await requestsOf(record, req)],
    },
    sort: 'sentAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { state: true, publishAt: true },
    overrideAccess: true,
    req: partOf(req),
  })
  return docs[0] as Pick<Approval, 'state' | 'publishAt'> | undefined
}

/** Which of these records wait or are scheduled. */
export async function openAmong<R extends Pick<Part, 'list' | 'record'>>(
  records: readonly R[],
  req: PayloadRequest,
): Promise<R[]> {
  const open = await approvalsWhere({ state: { in: ['waiting', 'scheduled', 'publishing'] } }, req)
  const sent = new Set(open.flatMap((each) => each.records.map(keyOf)))
  return records.filter((record) => sent.has(keyOf(record)))
}
