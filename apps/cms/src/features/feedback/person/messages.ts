import type { PayloadRequest } from 'payload'
import { readRecords } from '../../../platform/database/records.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { andMay, erasableMessages } from '../access.ts'
import { conversationOf } from '../desk/conversation.ts'
import { filesOf } from '../files/files.ts'
import type { StoredFeedback } from '../status/find.ts'
import { isOf, type Person } from './match.ts'

/** Read in parts: a large town has a hundred thousand messages. */
const atOnce = 5000

type Contact = Pick<StoredFeedback, 'id' | 'mobile' | 'email'>

/** The numbers of the messages with a telephone number or an e-mail address, the oldest first. */
export async function idsOf({ payload }: PayloadRequest, person: Person): Promise<number[]> {
  const found: number[] = []
  for (let after = 0; ; ) {
    const { docs } = await readRecords<Contact>(payload, {
      collection: 'feedback',
      where: { id: { greater_than: after } },
      select: { mobile: true, email: true },
      sort: 'id',
      limit: atOnce,
      pagination: false,
    })
    found.push(...docs.filter((message) => isOf(person, message)).map(({ id }) => id))
    const last = docs.at(-1)
    if (!last) return found
    after = last.id
  }
}

/** These messages, the oldest first. Their texts are not searched. */
export async function messagesOf(req: PayloadRequest, person: Person): Promise<StoredFeedback[]> {
  const { docs } = await readRecords<StoredFeedback>(req.payload, {
    collection: 'feedback',
    where: andMay({ id: { in: await idsOf(req, person) } }, erasableMessages({ req })),
    sort: 'id',
    pagination: false,
  })
  return docs
}

export async function messagesById(req: PayloadRequest, ids: readonly number[]): Promise<StoredFeedback[]> {
  const { docs } = await req.payload.find({
    collection: 'feedback',
    where: andMay({ id: { in: ids } }, erasableMessages({ req })),
    sort: 'id',
    pagination: false,
    depth: 1,
    overrideAccess: true,
  })
  return docs
}

/** What the desk shows of a message that was found. */
export const lineOf = ({ id, reference, receivedAt, name, mobile, email, subject }: StoredFeedback) => ({
  id,
  reference,
  receivedAt,
  name,
  mobile,
  email,
  subject,
})
export type Line = ReturnType<typeof lineOf>

const departmentOf = ({ department }: StoredFeedback, language: DeskLanguage): string | null =>
  typeof department === 'object' && department ? department.name[language] || department.name.en : null

/** Everything that is stored with a message. Which of the staff wrote a note is theirs, not the resident's. */
export async function recordOf({ payload }: PayloadRequest, message: StoredFeedback, language: DeskLanguage) {
  const entries = await conversationOf(payload, message.id)
  const files = await filesOf(payload, message)
  return {
    reference: message.reference,
    receivedAt: message.receivedAt,
    name: message.name,
    mobile: message.mobile,
    email: message.email,
    subject: message.subject,
    message: message.feedback,
    address: message.address || null,
    ward: message.ward || message.proposalWard || message.reportWard || null,
    place: message.proposalPlace ?? message.reportPlace ?? null,
    position: message.reportPosition ?? null,
    stance: message.stance ?? null,
    wantsOutcome: message.wantsOutcome ?? null,
    finding: message.finding ?? null,
    noticeVersion: message.noticeVersion ?? null,
    status: message.status,
    putAside: message.putAside ?? null,
    department: departmentOf(message, language),
    language: message.language ?? null,
    readAt: message.readAt ?? null,
    takenUpAt: message.takenUpAt ?? null,
    answeredAt: message.answeredAt ?? null,
    closedAt: message.closedAt ?? null,
    eraseOn: message.eraseOn ?? null,
    files: files.map(({ name, type, size }) => ({ name, type, size })),
    entries: entries.map(({ kind, text, at, mail }) => ({ kind, text, at, mail: mail?.state ?? null })),
  }
}
export type MessageRecord = Awaited<ReturnType<typeof recordOf>>
