import type {
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { isRehearsal } from '../../payload/database/stop-rehearsals.ts'
import { refuse } from '../../payload/refusals/refuse.ts'
import { changeRecord, readRecords } from '../../platform/database/records.ts'
import type { Words } from '../../platform/words/words.ts'

type Row = { id: number } & Record<string, unknown>
type Fields = Pick<SanitizedCollectionConfig, 'flattenedFields' | 'slug'>

// An invisible separator: no key that people type has one.
const mark = '\u2063'

const taken = (key: string): Words => ({
  en: `Another record has “${key}” now. Delete that one first, or give it another key.`,
  mr: `“${key}” आता दुसऱ्या नोंदीकडे आहे. आधी ती नोंद हटवा किंवा तिला दुसरी ओळख द्या.`,
})

/** Names of texts that no two records may share. */
const keysOf = ({ flattenedFields }: Fields): string[] =>
  flattenedFields.flatMap((field) => (field.type === 'text' && field.unique ? [field.name] : []))

async function holders({ slug }: Fields, key: string, value: string, req: PayloadRequest): Promise<Row[]> {
  const { docs } = await readRecords<Row>(req.payload, {
    collection: slug as CollectionSlug,
    where: { [key]: { equals: value } },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

const write = (collection: Fields, id: number, key: string, value: string, req: PayloadRequest) =>
  changeRecord(req.payload, {
    collection: collection.slug as CollectionSlug,
    id,
    data: { [key]: value },
    // Without the context of the request, which may be a move of the trash.
    ...(req.transactionID ? { req: { transactionID: req.transactionID } } : {}),
    returning: false,
  })

/** Takes a key from the records in the trash that hold it. Each finds it again when it comes back. */
async function free(collection: Fields, key: string, value: string, req: PayloadRequest): Promise<void> {
  for (const row of await holders(collection, key, value, req))
    if (row.deletedAt) await write(collection, row.id, key, `${value}${mark}${row.id}`, req)
}

/** What is in the trash holds no key: another record may have it. */
export const freeKeysOfTrash: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  for (const key of keysOf(collection)) {
    const value = (data as Record<string, unknown>)[key]
    const isNew = typeof value === 'string' && value !== originalDoc?.[key]
    if (isNew && !isRehearsal(req)) await free(collection, key, value, req)
  }
  return data
}

/** A record comes back with its key; where another one has it now, it stays in the trash and says so. */
export async function takeKeysBack(
  collection: Fields,
  rows: readonly object[],
  req: PayloadRequest,
): Promise<void> {
  for (const key of keysOf(collection))
    for (const row of rows as Row[]) {
      const [value = '', number] = String(row[key] ?? '').split(mark)
      if (number === undefined) continue
      const others = await holders(collection, key, value, req)
      if (others.some(({ deletedAt }) => !deletedAt)) throw refuse(taken(value), req)
      await free(collection, key, value, req)
      await write(collection, row.id, key, value, req)
    }
}
