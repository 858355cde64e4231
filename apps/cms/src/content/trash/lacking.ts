import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { refuse } from '../../payload/refusals/refuse.ts'
import type { Words } from '../../platform/words/words.ts'
import { referencesIn } from '../uses/references.ts'

type Row = { id: number }
type Trashed = { id: number; deletedAt?: string | null; filename?: string; listedAs?: string }

const words = (names: string): Words => ({
  en: `Please restore first what this record needs: ${names}`,
  mr: `या नोंदीसाठी जे लागते ते कृपया आधी परत आणा: ${names}`,
})

async function trashedName(reference: string, req: PayloadRequest): Promise<string | undefined> {
  const [slug = '', id = ''] = reference.split(' ')
  if (!req.payload.collections[slug as CollectionSlug]?.config.trash) return undefined
  const named = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id: Number(id),
    depth: 0,
    trash: true,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  const { deletedAt, filename, listedAs } = (named ?? {}) as Trashed
  return deletedAt ? (filename ?? listedAs ?? reference) : undefined
}

/** A record does not come back to the site without its document: that one is restored first. */
export async function refuseWhatLacksFiles(
  { flattenedFields }: SanitizedCollectionConfig,
  rows: Row[],
  req: PayloadRequest,
): Promise<void> {
  const references = new Set(rows.flatMap((row) => [...referencesIn(flattenedFields, row)]))
  const names = await Promise.all([...references].map((reference) => trashedName(reference, req)))
  const lacking = names.filter((name) => name !== undefined)
  if (lacking.length > 0) throw refuse(words(lacking.join('; ')), req)
}
