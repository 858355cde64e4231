import type { PayloadRequest, Where } from 'payload'
import { contentTypes, entriesOf, oldestFirst } from '../../content/drafts/waiting-drafts.ts'
import { listsThatEnd } from '../../platform/database/lists-with.ts'
import type { Entry } from '../../views/today/entry.ts'

const day = 24 * 60 * 60 * 1000
const ahead = 30 * day

/** Published records whose last day has come near or has passed not long ago. */
export async function endingSoon(req: PayloadRequest, now: Date): Promise<Entry[]> {
  const [from, until] = [new Date(now.getTime() - ahead), new Date(now.getTime() + ahead)] as const
  const where: Where = {
    and: [
      { _status: { equals: 'published' } },
      { 'record.validUntil': { greater_than: from.toISOString() } },
      { 'record.validUntil': { less_than: until.toISOString() } },
    ],
  }
  const types = contentTypes(req)
  const ending = await listsThatEnd(
    types.map(({ slug }) => slug),
    [from, until],
    req,
  )
  const found = await Promise.all(
    types
      .filter(({ slug }) => ending.has(slug))
      .map(async (type) => {
        const { entries, records } = await entriesOf(type, { where, sort: 'record.validUntil', req })
        return entries.map((entry, at) => ({ ...entry, date: records[at]?.record?.validUntil ?? entry.date }))
      }),
  )
  return found.flat().sort(oldestFirst)
}
