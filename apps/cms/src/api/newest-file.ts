import type { Payload, Where } from 'payload'
import type { Media } from '../payload-types.ts'
import { readRecord, readVersions } from '../platform/database/records.ts'

type Stored = Pick<Media, 'id' | 'filename' | 'sizes'> & { deletedAt?: string | null }

const isNamed = (name: string, at = ''): Where => ({
  or: [{ [`${at}filename`]: { equals: name } }, { [`${at}sizes.thumbnail.filename`]: { equals: name } }],
})

/** The record whose file had this name before another one replaced it; the newest, if there are several. */
async function recordThatHad(payload: Payload, name: string): Promise<Stored | null> {
  const { docs } = await readVersions<Stored>(payload, {
    collection: 'media',
    where: isNamed(name, 'version.'),
    sort: '-id',
    limit: 1,
    pagination: false,
  })
  const parent = docs[0]?.parent
  return parent === undefined
    ? null
    : readRecord<Stored>(payload, { collection: 'media', where: { id: { equals: parent } } })
}

/** A file to send, and the names by which what is public may name it. */
export type Newest = { name: string; named: string[] }

/**
 * The file that is served under a name: the file itself, or its replacement. None if it is in the trash. It is as open
 * as its record's newest file, or as the address itself, which an older text may name. A file that no record knows, as
 * of an upload that was broken off, has its own name alone.
 */
export async function newestOf(payload: Payload, name: string): Promise<Newest | undefined> {
  const record = await readRecord<Stored>(payload, { collection: 'media', where: isNamed(name) })
  if (record) return record.deletedAt ? undefined : { name, named: [name, record.filename ?? name] }
  const replaced = await recordThatHad(payload, name)
  if (!replaced) return { name, named: [name] }
  const { deletedAt, filename } = replaced
  return deletedAt || !filename ? undefined : { name: filename, named: [name, filename] }
}
