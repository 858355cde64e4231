import type { PayloadRequest, Where } from 'payload'
import { partOf } from './rehearse.ts'
import type { Approval, Part, State } from './states.ts'

type Stored = Omit<Approval, 'id'>

const slug = 'approvals'

export async function approvalsWhere(
  where: Where,
  req: PayloadRequest,
  sort = 'sentAt',
  limit = 300,
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

const isOf =
  ({ list, record }: Pick<Part, 'list' | 'record'>) =>
  (part: Part) =>
    part.list === list && part.record === record

/** The requests that wait or are scheduled, and have this record. */
export async function openFor(
  record: Pick<Part, 'list' | 'record'>,
  req: PayloadRequest,
  states: readonly State[] = ['waiting', 'scheduled', 'publishing'],
): Promise<Approval[]> {
  const open = await approvalsWhere({ state: { in: [...states] } }, req)
  return open.filter(({ records }) => records.some(isOf(record)))
}
