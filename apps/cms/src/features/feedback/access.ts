import type { PayloadRequest, Where } from 'payload'
import { admins } from '../../content/access/admins.ts'
import { departmentOfClerk } from '../../content/access/department-of-clerk.ts'
import { editors } from '../../content/access/editors.ts'
import { readsMisconduct } from '../../content/access/reads-misconduct.ts'
import type { Asker } from '../../content/access/role.ts'

export const notMisconduct: Where = { kind: { not_equals: 'misconduct' } }
const misconductAlone: Where = { kind: { equals: 'misconduct' } }

/** Editors and administrators, and the officer who is named for reports of misconduct, whatever the role. */
export const messageWorkers = (asker: Asker): boolean => editors(asker) || readsMisconduct(asker)

/** The same, and clerks of a department. */
export const messageReaders = (asker: Asker): boolean =>
  messageWorkers(asker) || departmentOfClerk(asker) !== undefined

/**
 * Whoever gets messages as a sheet: not an officer who reads those of a department as its clerk, for a clerk gets none
 * (decision 0105).
 */
export const messageExporters = (asker: Asker): boolean =>
  editors(asker) || (readsMisconduct(asker) && departmentOfClerk(asker) === undefined)

/** Of the messages: those of misconduct to the named officer alone, all others to those whose role has this right. */
const messagesOf =
  (hasRight: (asker: Asker) => boolean) =>
  (asker: Asker): boolean | Where => {
    if (readsMisconduct(asker)) return hasRight(asker) ? true : misconductAlone
    return hasRight(asker) ? notMisconduct : false
  }

export const changeableMessages = messagesOf(editors)
export const erasableMessages = messagesOf(admins)

/** What may be changed, and to a clerk what was given to the department of the account (decision 0105). */
export function readableMessages(asker: Asker): boolean | Where {
  const changeable = changeableMessages(asker)
  const department = departmentOfClerk(asker)
  if (department === undefined) return changeable
  const given: Where = { and: [notMisconduct, { department: { equals: department } }] }
  return changeable === false ? given : { or: [given, misconductAlone] }
}

/** Whether this account may answer and close a message that it may read. */
export const mayAnswer = (asker: Asker, { kind }: { kind?: string | null | undefined }): boolean =>
  editors(asker) || (kind === 'misconduct' && readsMisconduct(asker))

/** Who answers for the data of a person; each finds what he may erase. */
export const personReaders = (asker: Asker): boolean => admins(asker) || readsMisconduct(asker)

/** Also of what is read past the rules of access: only what this account may see. */
export function andMay(where: Where, may: boolean | Where): Where {
  if (may === true) return where
  return { and: [where, may || { id: { exists: false } }] }
}

/** What was written about a message has its number alone. There are few reports of misconduct. */
export async function readableEntries({ req }: { req: PayloadRequest }): Promise<boolean | Where> {
  const may = changeableMessages({ req })
  if (typeof may === 'boolean') return may
  const { docs } = await req.payload.find({
    collection: 'feedback',
    where: misconductAlone,
    select: { reference: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const ids = docs.map(({ id }) => id)
  return { feedback: may === misconductAlone ? { in: ids } : { not_in: ids } }
}
