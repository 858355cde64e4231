import { noonOf, readPosition } from '@nagardwar/contract'
import type { CollectionAfterChangeHook, DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import { noteChange } from '../../../content/content-version.ts'
import { addRecord, changeRecord, readRecord } from '../../../platform/database/records.ts'
import { reportRows } from '../../../platform/database/report-rows.ts'
import { dayInIndia } from '../../../platform/dates/working-days.ts'
import type { StoredFeedback } from '../status/find.ts'

export type PublicRow = DataFromCollectionSlug<'reports'>
type Within = Pick<Partial<PayloadRequest>, 'transactionID'>

const states = { new: 'new', 'in-progress': 'inProgress', answered: 'answered', closed: 'closed' } as const

/** In decimals of a degree: 11 m, so that nobody sees at which door somebody stood. */
const decimals = 4

export const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value
  return typeof id === 'number' ? id : undefined
}

function noonOfDay(time: string | null | undefined): string | null {
  if (!time) return null
  const [year = 0, month = 1, date = 1] = dayInIndia(time).split('-').map(Number)
  return noonOf(year, month, date)
}

function roundedPosition(written: string | null | undefined): string | null {
  const position = readPosition(written ?? '')
  if (!position) return null
  return [position.latitude, position.longitude].map((each) => Number(each.toFixed(decimals))).join(', ')
}

/** What looks machine-made is not public before somebody has taken it up. */
const isShown = ({ putAside, doubt, status }: StoredFeedback): boolean =>
  !putAside && (!doubt || status !== 'new')

const doneOf = ({ status, answeredAt, closedAt }: StoredFeedback): string | null =>
  status === 'answered' || status === 'closed' ? noonOfDay(answeredAt ?? closedAt) : null

/** What the public row has of a message. Its street and its photograph come by a person's hand alone. */
const rowOf = (message: StoredFeedback) => ({
  kind: idOf(message.reportKind),
  wardNumber: message.reportWard || null,
  position: roundedPosition(message.reportPosition),
  state: states[message.status],
  receivedOn: noonOfDay(message.receivedAt),
  dueOn: noonOfDay(message.dueOn),
  doneOn: doneOf(message),
  _status: isShown(message) ? 'published' : 'draft',
})

/** The public row of a message. */
export const rowOfMessage = (
  payload: Payload,
  message: number,
  req: Within = {},
): Promise<PublicRow | null> =>
  readRecord<PublicRow>(payload, { collection: 'reports', where: { message: { equals: message } }, req })

export const changeRow = (
  payload: Payload,
  id: number,
  data: Record<string, unknown>,
  req: Within = {},
): Promise<unknown> => changeRecord(payload, { collection: 'reports', id, data, req, returning: false })

/** Who reported the same again, and who pressed “tell me too”, at it or at those. */
async function countAgain(payload: Payload, message: number, req: Within): Promise<void> {
  const row = await rowOfMessage(payload, message, req)
  if (row)
    await changeRow(payload, row.id, { followers: await reportRows.followersOf(payload, message, req) }, req)
}

const firstOf = ({ putAside, duplicateOf }: Partial<StoredFeedback>): number | undefined =>
  putAside === 'duplicate' ? idOf(duplicateOf) : undefined

/**
 * Writes the public row of a reported problem. A new one does not renew the other lists, so that many reports cost no
 * reader of another page anything; what staff change is seen at once.
 */
export const keepPublicRow: CollectionAfterChangeHook<StoredFeedback> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (doc.kind !== 'report') return doc
  const { payload } = req
  if (operation === 'create') {
    const data = { ...rowOf(doc), followers: 0, message: doc.id, listedAs: doc.reportWard ?? '' }
    await addRecord(payload, { collection: 'reports', data, req })
    return doc
  }
  const row = await rowOfMessage(payload, doc.id, req)
  if (row) await changeRow(payload, row.id, rowOf(doc), req)
  const firsts = new Set([firstOf(doc), firstOf(previousDoc)].filter((id) => id !== undefined))
  for (const first of firsts) await countAgain(payload, first, req)
  await noteChange(payload, req)
  return doc
}
