import type { Payload, PayloadRequest } from 'payload'
import { noteChange } from '../../../content/content-version.ts'
import { removeRecords } from '../../../platform/database/records.ts'
import { type Orphan, reportRows } from '../../../platform/database/report-rows.ts'
import { changeRow, idOf, rowOfMessage } from './public-row.ts'

type Within = Partial<PayloadRequest>

const nothing = { place: null, position: null, photograph: null, message: null, listedAs: '' }

/** Kind, ward, state and days stay for the figures; street, position and photograph go (decision 0263). */
async function forget(payload: Payload, { id, photograph, isPublic }: Orphan, req: Within): Promise<void> {
  if (isPublic) await changeRow(payload, id, nothing, req)
  else await removeRecords(payload, { collection: 'reports', where: { id: { equals: id } }, req })
  if (photograph !== undefined) await removePhotograph(payload, photograph, req)
}

/** The published copy of a photograph. The row must not name it any more. */
export async function removePhotograph(payload: Payload, photograph: number, req: Within): Promise<void> {
  await payload.delete({
    collection: 'media',
    where: { id: { equals: photograph } },
    depth: 0,
    overrideAccess: true,
    ...(req.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } }),
  })
}

/** Of one message that is being deleted. What is not done by then is nobody's work any more, so its row goes too. */
export async function forgetMessage(payload: Payload, message: number, req: Within): Promise<void> {
  const row = await rowOfMessage(payload, message, req)
  if (!row) return
  const isPublic = row._status === 'published' && Boolean(row.doneOn)
  await forget(payload, { id: row.id, photograph: idOf(row.photograph), isPublic }, req)
  await noteChange(payload, req)
}

/** Of all messages that have been erased. */
export async function forgetErased(payload: Payload): Promise<void> {
  const rows = await reportRows.withoutMessage(payload)
  for (const row of rows) await forget(payload, row, {})
  if (rows.length > 0) await noteChange(payload)
}
