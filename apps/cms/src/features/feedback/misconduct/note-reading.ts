import type { PayloadRequest } from 'payload'
import { readsMisconduct } from '../../../content/access/reads-misconduct.ts'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import type { Words } from '../../../platform/words/words.ts'

const label: Words = { en: 'Discrimination or misconduct', mr: 'भेदभाव किंवा गैरवर्तन' }

/** A page of the desk reads its record several times. */
const noteAgainAfter = 60 * 60 * 1000

async function notedOf({ payload, user }: PayloadRequest, ids: readonly number[]): Promise<Set<number>> {
  const { docs } = await payload.find({
    collection: 'journal',
    where: {
      and: [
        { action: { equals: 'read' } },
        { account: { equals: Number(user?.id) } },
        { record: { in: [...ids] } },
        { at: { greater_than: new Date(Date.now() - noteAgainAfter).toISOString() } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Set(docs.map(({ record }) => Number(record)))
}

/** In the journal too: which reports of misconduct were read, when, and by which account. Once an hour for each. */
export async function noteMisconductRead(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  if (ids.length === 0 || !readsMisconduct({ req })) return
  const { docs } = await req.payload.find({
    collection: 'feedback',
    where: { and: [{ id: { in: [...ids] } }, { kind: { equals: 'misconduct' } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  if (docs.length === 0) return
  const noted = await notedOf(
    req,
    docs.map(({ id }) => id),
  )
  for (const { id, reference } of docs.filter((doc) => !noted.has(doc.id)))
    await noteInJournal(req, {
      action: 'read',
      by: personOf(req),
      list: label,
      record: id,
      name: { en: reference, mr: reference },
    })
}
