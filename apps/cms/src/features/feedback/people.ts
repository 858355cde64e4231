import type { Payload, Where } from 'payload'
import type { StoredFeedback } from './status/find.ts'

type Message = Pick<StoredFeedback, 'department'>
export type Person = { id: number; name: string }

const workers: Where = { role: { in: ['editor', 'admin'] } }
const clerksOf = (department: Where[string]): Where => ({
  and: [{ role: { equals: 'clerk' } }, { department }],
})

/** Editors, administrators, and the clerks of the department that a message was given to. */
function readersOf({ department }: Message): Where {
  const given = typeof department === 'object' ? department?.id : department
  return given ? { or: [workers, clerksOf({ equals: given })] } : workers
}

async function people(payload: Payload, where: Where): Promise<Person[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where,
    sort: 'name',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** Those who may look after feedback. Their names are known to all who work on it; their addresses are not. */
export const peopleOfFeedback = (payload: Payload): Promise<Person[]> =>
  people(payload, { or: [workers, clerksOf({ exists: true })] })

/** Those who may look after this message. */
export const peopleFor = (payload: Payload, message: Message): Promise<Person[]> =>
  people(payload, readersOf(message))

/** Whether this account may look after a message. */
export async function looksAfter(payload: Payload, account: unknown, message: Message): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { and: [{ id: { equals: account } }, readersOf(message)] },
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Whom a mail tells of a new message; of a report of misconduct its officer alone. */
export const mailReadersOf = ({ kind, department }: Pick<StoredFeedback, 'kind' | 'department'>): Where =>
  kind === 'misconduct' ? { readsMisconduct: { equals: true } } : readersOf({ department })
