import type { PayloadRequest } from 'payload'
import { isDraft, keyOf, newestOfAll, publishedOfAll } from '../../content/approval/records.ts'
import type { Part } from '../../content/approval/states.ts'
import { nameIn } from '../../content/fields/record-name.ts'
import { languageOf } from '../../platform/words/words.ts'

type Named = Pick<Part, 'list' | 'record'>
type Values = Readonly<Record<string, unknown>>

/** A draft under which something would be published. */
export type Above = Named & { name: string; path: string }

const numberOf = (value: unknown): number =>
  Number(typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value)

const hasDrafts = (list: string, { payload }: PayloadRequest): boolean =>
  payload.config.collections.some(({ slug, versions }) => slug === list && Boolean(versions?.drafts))

/** The records without which residents do not find one with these values: those that a required field names. */
function targetsOf(list: string, values: Values, req: PayloadRequest): Named[] {
  const fields = req.payload.config.collections.find(({ slug }) => slug === list)?.flattenedFields ?? []
  return fields.flatMap((field) => {
    if (field.type !== 'relationship' || !field.required || typeof field.relationTo !== 'string') return []
    const record = numberOf(values[field.name])
    return hasDrafts(field.relationTo, req) && Number.isSafeInteger(record) && record > 0
      ? [{ list: field.relationTo, record }]
      : []
  })
}

/** Those of these records, and of what is above them, that residents do not see yet. */
async function draftsAmong(targets: readonly Named[], req: PayloadRequest): Promise<Above[]> {
  if (targets.length === 0) return []
  const { admin } = req.payload.config.routes
  const [newest, published] = [await newestOfAll(targets, req), await publishedOfAll(targets, req)]
  const found = new Map<string, Above>()
  const higher: Named[] = []
  for (const target of targets) {
    const draft = newest.get(keyOf(target))
    if (published.has(keyOf(target)) || !isDraft(draft)) continue
    const { list, record } = target
    const name = nameIn(draft.version.listedAs, languageOf(req)) || String(draft.version.listedAs ?? record)
    found.set(keyOf(target), { list, record, name, path: `${admin}/collections/${list}/${record}` })
    higher.push(...targetsOf(list, draft.version, req))
  }
  return [...found.values(), ...(await draftsAmong(higher, req))]
}

/** The drafts under which a record with these values would stand. */
export const aboveValues = (list: string, values: Values, req: PayloadRequest): Promise<Above[]> =>
  draftsAmong(targetsOf(list, values, req), req)

/** The drafts under which these records would be published, and which are not among them. */
export async function draftsAbove(records: readonly Named[], req: PayloadRequest): Promise<Above[]> {
  const known = records.filter(({ list }) => hasDrafts(list, req))
  const newest = await newestOfAll(known, req)
  const own = new Set(records.map(keyOf))
  const targets = known.flatMap((record) =>
    targetsOf(record.list, newest.get(keyOf(record))?.version ?? {}, req),
  )
  const others = new Map(targets.filter((each) => !own.has(keyOf(each))).map((each) => [keyOf(each), each]))
  const above = await draftsAmong([...others.values()], req)
  return above.filter((each) => !own.has(keyOf(each)))
}
