import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Column } from '../../api/exchange/columns.ts'
import { nameIn } from '../../content/fields/record-name.ts'
import { readRecords } from '../../platform/database/records.ts'
import type { Words } from '../../platform/words/words.ts'

/** What the numbers in records mean: names of files and of other records. */
export type Names = {
  files: ReadonlyMap<number, string>
  records: ReadonlyMap<string, ReadonlyMap<number, Words>>
}

type Row = { id: number; filename?: string | null; listedAs?: string | null }

async function rowsOf(collection: CollectionSlug, req: PayloadRequest): Promise<Row[]> {
  const { docs } = await readRecords<Row>(req.payload, {
    collection,
    where: { deletedAt: { exists: false } },
    select: collection === 'media' ? { filename: true } : { listedAs: true },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

const wordsOf = ({ listedAs }: Row): Words => {
  const plain = listedAs ?? ''
  return { en: nameIn(plain, 'en') || plain, mr: nameIn(plain, 'mr') || plain }
}

/** Only content has a name that all staff may read; accounts and messages of residents are their number. */
const isNamed = (slug: string, { payload }: PayloadRequest): boolean =>
  payload.config.collections.some((each) => each.slug === slug && each.orderable === true)

export async function namesFor(columns: readonly Column[], req: PayloadRequest): Promise<Names> {
  const hasFiles = columns.some(({ kind }) => kind === 'file' || kind === 'files')
  const files = (hasFiles ? await rowsOf('media', req) : []).flatMap(({ id, filename }) =>
    filename ? [[id, filename] as const] : [],
  )
  const slugs = new Set(columns.flatMap(({ relationTo }) => relationTo ?? []))
  const records = new Map<string, ReadonlyMap<number, Words>>()
  for (const slug of slugs)
    if (isNamed(slug, req))
      records.set(slug, new Map((await rowsOf(slug, req)).map((row) => [row.id, wordsOf(row)])))
  return { files: new Map(files), records }
}
