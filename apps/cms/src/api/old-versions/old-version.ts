import { type Fields, type Language, lists } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type {
  ListWithOldVersions,
  OldVersionsSetting,
} from '../../content/globals/settings-tabs/old-versions-setting.ts'
import { publicRecords } from '../../content/public-records.ts'
import { startOfDay } from '../../content/published.ts'
import { readVersions } from '../../platform/database/records.ts'
import { rowsOf } from '../list-rows.ts'
import { collectionOf } from '../lists/collections.ts'
import type { StoredRecord, WireRecord } from '../lists/to-wire.ts'

type Asked = { name: ListWithOldVersions; language: Language | undefined; on: string }
type Validity = { record?: { publishedOn?: string | null; validUntil?: string | null } | null }
type Version = StoredRecord & Validity

const day = 24 * 60 * 60 * 1000
/** The moment at which a day is over in India. */
const endOf = (on: string): string => startOfDay(new Date(`${on}T12:00:00+05:30`), 1)

/**
 * The rows of a list as they read at the end of a day: of the records that residents see today, in their order, and in
 * the last wording that was published by then. What was withdrawn, expired or thrown away since is in no old version.
 */
export async function oldRows(
  payload: Payload,
  { name, language, on }: Asked,
  { takenOut }: OldVersionsSetting,
): Promise<WireRecord[]> {
  const end = endOf(on)
  const today: object[] = await publicRecords(payload, collectionOf(name))
  const before = await versionsBefore(payload, name, end)
  const rows = (today as StoredRecord[]).flatMap((record) => {
    const version = before.get(String(record.id))
    const isTakenOut = takenOut.some(
      (each) => each.list === name && String(each.number) === String(record.id) && on < each.before,
    )
    if (!version || isTakenOut || !isValid(version, end)) return []
    return [withFilesOfToday(lists[name].fields, version, record)]
  })
  return rowsOf(payload, name, rows, language)
}

/** The newest published version of each record at a moment, by the record's number. */
async function versionsBefore(
  payload: Payload,
  name: ListWithOldVersions,
  end: string,
): Promise<Map<string, Version>> {
  const { docs } = await readVersions<Version>(payload, {
    collection: collectionOf(name),
    where: {
      and: [{ 'version._status': { equals: 'published' } }, { updatedAt: { less_than: end } }],
    },
    sort: '-updatedAt',
    pagination: false,
    limit: 0,
  })
  const newest = new Map<string, Version>()
  for (const { parent, version } of docs) {
    const id = String(typeof parent === 'object' && parent !== null ? (parent as { id: unknown }).id : parent)
    if (!newest.has(id)) newest.set(id, { ...version, id: Number(id) })
  }
  return newest
}

function isValid({ record }: Validity, end: string): boolean {
  const last = Date.parse(end)
  const begins = record?.publishedOn ? Date.parse(record.publishedOn) : Number.NEGATIVE_INFINITY
  const ends = record?.validUntil ? Date.parse(record.validUntil) : Number.POSITIVE_INFINITY
  return begins < last && ends >= last - day
}

/** A file that was exchanged may have been exchanged for a person's sake: old versions name those of today. */
function withFilesOfToday(fields: Fields, version: StoredRecord, today: StoredRecord): StoredRecord {
  const files = Object.keys(fields).filter((name) => namesFiles(fields[name]))
  return { ...version, ...Object.fromEntries(files.map((name) => [name, today[name]])), id: today.id }
}

const namesFiles = (field: Fields[string] | undefined): boolean =>
  field !== undefined &&
  (['picture', 'document', 'pictures'].includes(field.kind) ||
    Object.values(field.inside ?? {}).some(namesFiles))
