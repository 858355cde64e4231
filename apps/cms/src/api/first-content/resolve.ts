import type { FlattenedField } from 'payload'
import type { ContentRecord } from './content.ts'
import type { Library } from './library.ts'

/** Ids of the stored records, by collection and key. */
export type Keys = Map<string, number>
export const keyOf = (slug: string, key: string): string => `${slug} ${key}`

type Resolving = { library: Library; keys: Keys }
type Named = Extract<FlattenedField, { name: string }>

/** The place of an error in a record: `items.2.link`. */
export class FieldError extends Error {
  readonly path: string
  constructor(path: string, complaint: string) {
    super(complaint)
    this.path = path
  }
}

const isRecord = (value: unknown): value is ContentRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const documentIn = (link: unknown): string | undefined =>
  typeof link === 'string' ? link.match(/^document:(.+)$/)?.[1] : undefined

/** A link such as `document:menu/nulm` leads to that document's English file. */
async function resolveText(value: unknown, { library }: Resolving): Promise<unknown> {
  const name = documentIn(value)
  return name ? `/uploads/${(await library.document(name)).en.filename}` : value
}

/** If a record can have a separate link for Marathi readers, `document:menu/nulm` means both. */
async function marathiLinkOf(
  fields: FlattenedField[],
  { link, marathiLink }: ContentRecord,
  { library }: Resolving,
): Promise<ContentRecord> {
  const name = documentIn(marathiLink || link)
  if (!name || !fields.some((field) => field.name === 'marathiLink')) return {}
  const { mr } = await library.document(name)
  return mr ? { marathiLink: `/uploads/${mr.filename}` } : {}
}

function resolveRelation(relationTo: string | string[], value: unknown, { keys }: Resolving): number {
  const id = keys.get(keyOf(String(relationTo), String(value)))
  if (id === undefined) throw new Error(`there is no “${String(value)}” in ${String(relationTo)}.json`)
  return id
}

/** `"pdf": "tenders/lamps"` means that document in both languages. */
async function resolveDocument(name: string, { library }: Resolving): Promise<ContentRecord> {
  const { en, mr } = await library.document(name)
  return { en: en.id, ...(mr ? { mr: mr.id } : {}) }
}

/** `"sheet": "sheets/budget.csv"` means that spreadsheet; other names are drawings. */
const fileNamed = (name: string, { library }: Resolving): Promise<{ id: number }> =>
  name.endsWith('.csv') ? library.sheet(name) : library.picture(name)

async function resolveField(
  field: Named,
  value: unknown,
  at: string,
  resolving: Resolving,
): Promise<unknown> {
  switch (field.type) {
    case 'upload':
      return (await fileNamed(String(value), resolving)).id
    case 'relationship':
      return Array.isArray(value)
        ? value.map((each) => resolveRelation(field.relationTo, each, resolving))
        : resolveRelation(field.relationTo, value, resolving)
    case 'group':
      return typeof value === 'string'
        ? resolveDocument(value, resolving)
        : resolveFields(field.flattenedFields, value, at, resolving)
    case 'array':
      if (!Array.isArray(value)) throw new Error('must be a list')
      return Promise.all(
        value.map((item, index) =>
          resolveFields(field.flattenedFields, item, `${at}.${index + 1}`, resolving),
        ),
      )
    default:
      return resolveText(value, resolving)
  }
}

/** Turns a record of the files into Payload's form: keys become ids, drawings and documents become uploads. */
export async function resolveFields(
  fields: FlattenedField[],
  record: unknown,
  at: string,
  resolving: Resolving,
): Promise<ContentRecord> {
  if (!isRecord(record)) throw new FieldError(at, 'must be an object')
  const resolved: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    const path = at ? `${at}.${name}` : name
    const field = fields.find((candidate) => candidate.name === name)
    if (!field) throw new FieldError(path, 'there is no such field')
    if (value === null || value === '') continue
    try {
      resolved[name] = await resolveField(field, value, path, resolving)
    } catch (error) {
      throw error instanceof FieldError
        ? error
        : new FieldError(path, error instanceof Error ? error.message : String(error))
    }
  }
  return { ...resolved, ...(await marathiLinkOf(fields, record, resolving)) }
}
