import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { departmentOfClerk } from '../../content/access/department-of-clerk.ts'
import type { User } from '../../payload-types.ts'
import { unassignAccount, unassignClerksOf } from '../../platform/database/assignments.ts'
import { words } from './desk/words.ts'
import { writeToJournal } from './journal.ts'

const departmentOf = (account: unknown): number | undefined =>
  departmentOfClerk({ req: { user: account as never } })

async function note(
  req: PayloadRequest,
  messages: readonly { id: number; reference: string }[],
): Promise<void> {
  for (const message of messages) await writeToJournal(req, message, words.toNobody)
}

/** A clerk who can no longer read a message does not look after it: after another role, or another department. */
export const unassignUnreadableMessages: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const department = departmentOf(doc)
  const isSame = previousDoc?.role === doc.role && departmentOf(previousDoc) === department
  if (operation !== 'update' || doc.role !== 'clerk' || isSame) return doc
  await note(req, await unassignAccount(req, doc.id, department))
  return doc
}

/** Nor does a clerk look after messages of a department that is deleted: the database then empties their department. */
export const unassignOfDepartment: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await note(req, await unassignClerksOf(req, Number(id)))
}
