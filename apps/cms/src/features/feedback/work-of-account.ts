import type { CollectionAfterChangeHook } from 'payload'
import { departmentOfClerk } from '../../content/access/department-of-clerk.ts'
import type { User } from '../../payload-types.ts'
import { changeRecord } from '../../platform/database/records.ts'

const departmentOf = (account: unknown): number | undefined =>
  departmentOfClerk({ req: { user: account as never } })

/** A clerk who can no longer read a message does not look after it: after another role, or another department. */
export const letGoOfMessages: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const department = departmentOf(doc)
  const isSame = previousDoc?.role === doc.role && departmentOf(previousDoc) === department
  if (operation !== 'update' || doc.role !== 'clerk' || isSame) return doc
  const { docs } = await req.payload.find({
    collection: 'feedback',
    where: { assignee: { equals: doc.id } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs.filter((each) => department === undefined || each.department !== department))
    await changeRecord(req.payload, {
      collection: 'feedback',
      id,
      data: { assignee: null, updatedAt: null },
      returning: false,
      req,
    })
  return doc
}
