import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { addRecord, changeRecord, readRecords } from '../../platform/database/records.ts'
import type { Within } from '../../platform/database/transaction.ts'

export type Origin = { id: number; place: string; record: number; fingerprint: string; storedAt: string }
type Known = Omit<Origin, 'id' | 'place'>

const longestKey = 120
const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
const short = (text: string): string => (text.length <= longestKey ? text : digest(text))

export const fingerprintOf = (value: unknown): string => digest(JSON.stringify(value)).slice(0, 32)

/** Maps the records and files of one source to ours. Read once, then kept up to date with every write. */
export async function openOrigins(payload: Payload, source: string) {
  const { docs } = await readRecords<Origin>(payload, {
    collection: 'origins',
    where: { source: { equals: source } },
    pagination: false,
    limit: 0,
  })
  const known = new Map(docs.map((origin) => [origin.place, origin]))
  const placeOf = (table: string, key: string): string =>
    `${digest(source).slice(0, 16)} ${table} ${short(key)}`

  async function keep(table: string, key: string, { record, fingerprint, storedAt }: Known, req: Within) {
    const place = placeOf(table, key)
    const before = known.get(place)
    const data = { place, source, record, fingerprint, storedAt }
    const stored = before
      ? await changeRecord(payload, { collection: 'origins', id: before.id, data, req })
      : await addRecord(payload, { collection: 'origins', data, req })
    known.set(place, { ...data, id: Number((stored as { id: number }).id) })
  }
  return {
    find: (table: string, key: string): Origin | undefined => known.get(placeOf(table, key)),
    keep,
  }
}
export type Origins = Awaited<ReturnType<typeof openOrigins>>
