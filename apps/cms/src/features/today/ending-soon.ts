import type { PayloadRequest, Where } from 'payload'
import { contentTypes, entriesOf, oldestFirst } from '../../content/drafts/waiting-drafts.ts'
import type { Entry } from '../../views/today/entry.ts'

const day = 24 * 60 * 60 * 1000
const ahead = 30 * day

/** Published records whose last day has come near or has passed not long ago. */
export async function endingSoon(req: PayloadRequest, now: Date): Promise<Entry[]> {
  const from = new Date(now.getTime() - ahead).toISOString()
  const until = new Date(now.getTime() + ahead).toISOString()
  const where: Where = {
    and: [
      { _status: { equals: 'published' } },
      { 'record.validUntil': { greater_than: from } },
      { 'record.validUntil': { less_than: until } },
    ],
  }
  const found = await Promise.all(
    contentTypes(req).map(async (type) => {
      const { entries, records } = await entriesOf(type, { where, sort: 'record.validUntil', req })
      return entries.map((entry, at) => ({ ...entry, date: records[at]?.record?.validUntil ?? entry.date }))
    }),
  )
  return found.flat().sort(oldestFirst)
}
