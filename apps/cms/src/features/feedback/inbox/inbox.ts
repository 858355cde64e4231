import type { PayloadRequest, Where } from 'payload'
import type { MessageKind } from '../kinds.ts'
import { unseenMisconduct } from '../misconduct/unseen.ts'
import { answeredNotices, toNotice } from '../notice-answers/of-notice.ts'
import { peopleOfFeedback } from '../people.ts'
import type { StoredFeedback } from '../status/find.ts'
import { type View, views, whereOf } from './filters.ts'

const perPage = 30

/** Which messages: of a department, of a kind, to a notice, or all. */
export type Narrowed = {
  department: number | undefined
  kind: MessageKind | undefined
  notice: number | undefined
}
export type Asked = Narrowed & { view: View; page: number }
export type Line = Pick<
  StoredFeedback,
  | 'id'
  | 'reference'
  | 'name'
  | 'subject'
  | 'stance'
  | 'receivedAt'
  | 'dueOn'
  | 'status'
  | 'putAside'
  | 'doubt'
> & {
  kind: MessageKind
  ward: string
  department: string
  person: string
  isUnread: boolean
  isOverdue: boolean
}

type Departments = { id: number; name: { en: string; mr: string } }[]

const narrowed = (where: Where, { department, kind, notice }: Narrowed): Where => ({
  and: [
    where,
    ...(department === undefined ? [] : [{ department: { equals: department } }]),
    ...(kind === undefined ? [] : [{ kind: { equals: kind } }]),
    ...(notice === undefined ? [] : [toNotice(notice)]),
  ],
})

async function departmentsOf({ payload }: PayloadRequest): Promise<Departments> {
  const { docs } = await payload.find({
    collection: 'departments',
    sort: '_order',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, name }) => ({ id, name: { en: name.en, mr: name.mr || name.en } }))
}

/** How many there are in each view. */
async function countsOf(req: PayloadRequest, asked: Narrowed, now: Date): Promise<Record<View, number>> {
  const account = Number(req.user?.id)
  const counts = {} as Record<View, number>
  for (const view of views) {
    const where = narrowed(whereOf(view, { account, now }), asked)
    counts[view] = (
      await req.payload.count({ collection: 'feedback', where, overrideAccess: false, req })
    ).totalDocs
  }
  return counts
}

/** One page of a view: what is due first stands first, and what is done last. */
export async function inboxFor(req: PayloadRequest, asked: Asked, now = new Date()) {
  const { view, page } = asked
  const account = Number(req.user?.id)
  const { docs, totalPages } = await req.payload.find({
    collection: 'feedback',
    where: narrowed(whereOf(view, { account, now }), asked),
    sort: view === 'done' || view === 'aside' ? '-receivedAt' : 'dueOn',
    limit: perPage,
    page,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const departments = await departmentsOf(req)
  const people = await peopleOfFeedback(req.payload)
  const language = req.i18n.language === 'mr' ? 'mr' : 'en'
  const nameOf = (id: unknown): string => departments.find((each) => each.id === id)?.name[language] ?? ''
  const lines = docs.map(
    (doc): Line => ({
      id: doc.id,
      kind: doc.kind ?? 'message',
      reference: doc.reference,
      name: doc.name,
      subject: doc.subject,
      stance: doc.stance ?? null,
      ward: doc.ward || doc.proposalWard || doc.reportWard || '',
      receivedAt: doc.receivedAt,
      dueOn: doc.dueOn ?? null,
      status: doc.status,
      putAside: doc.putAside ?? null,
      doubt: doc.doubt ?? null,
      department: nameOf(doc.department),
      person: people.find(({ id }) => id === doc.assignee)?.name ?? '',
      isUnread: !doc.readAt,
      isOverdue:
        (doc.status === 'new' || doc.status === 'in-progress') &&
        !doc.putAside &&
        Date.parse(doc.dueOn ?? '') < now.getTime(),
    }),
  )
  const counts = await countsOf(req, asked, now)
  const notices = await answeredNotices(req, language)
  return { lines, totalPages, departments, notices, counts, unseen: await unseenMisconduct(req) }
}
