import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  FlattenedField,
  Payload,
  PayloadRequest,
} from 'payload'
import type { Media } from '../../payload-types.ts'
import { readRecord } from '../../platform/database/records.ts'
import { typeOfName } from '../../platform/files/kind.ts'

type Values = Readonly<Record<string, unknown>>
/** The files of a record by the places of its fields; a row of a table is known by its own number. */
type Files = ReadonlyMap<string, number>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

function numberOf(value: unknown): number | undefined {
  const id = isValues(value) ? value.id : value
  return typeof id === 'number' ? id : undefined
}

function filesOf(fields: readonly FlattenedField[], values: Values, at = ''): [string, number][] {
  return fields.flatMap((field): [string, number][] => {
    const value = values[field.name]
    const path = `${at}${field.name}`
    if (field.type === 'upload') {
      const id = numberOf(value)
      return id === undefined ? [] : [[path, id]]
    }
    if (field.type === 'group')
      return isValues(value) ? filesOf(field.flattenedFields, value, `${path}.`) : []
    if (field.type !== 'array' || !Array.isArray(value)) return []
    return value
      .filter(isValues)
      .flatMap((row) => filesOf(field.flattenedFields, row, `${path}.${String(row.id)}.`))
  })
}

const noted = (id: number | string): string => `files-before:${id}`
const keyOf = (name: string): string => `replaced-file:${name}`

/** Notes which files residents know from a record, before it is published with others. */
export const noteFiles: CollectionBeforeChangeHook = async ({
  collection: { slug, flattenedFields },
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft') return data
  const { id } = originalDoc as { id: number }
  // What is published, and not the newest draft.
  const before = await readRecord<Values & { id: number; _status?: string }>(req.payload, {
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
  })
  if (before?._status === 'published') context[noted(id)] = new Map(filesOf(flattenedFields, before))
  return data
}

async function nameOf(id: number, req: PayloadRequest): Promise<string | undefined> {
  const where = { id: { equals: id } }
  const media = await readRecord<Media>(req.payload, { collection: 'media', where, req })
  return media?.filename ?? undefined
}

/**
 * The address of a document that another one has replaced in its record leads to that one. An address says what kind of
 * file is there, so only one of the same kind takes it over.
 */
export const leadReplaced: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const before = context[noted(doc.id)] as Files | undefined
  if (doc._status !== 'published' || !before) return doc
  for (const [path, id] of filesOf(collection.flattenedFields, doc)) {
    const replaced = before.get(path)
    if (replaced === undefined || replaced === id) continue
    const [from, to] = [await nameOf(replaced, req), await nameOf(id, req)]
    if (from && to && typeOfName(from) === typeOfName(to)) await req.payload.kv.set(keyOf(from), { to })
  }
  return doc
}

/** The name of the file that has replaced this one in a record. */
export async function replacementOf(payload: Payload, name: string): Promise<string | undefined> {
  const lead = (await payload.kv.get(keyOf(name))) as { to?: unknown } | null
  return typeof lead?.to === 'string' ? lead.to : undefined
}
