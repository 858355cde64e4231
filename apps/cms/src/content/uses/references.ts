import type { FlattenedField } from 'payload'

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `media 12`: one record of one collection. */
export const referenceTo = (slug: string, id: unknown): string => `${slug} ${String(id)}`

const idOf = (value: unknown): unknown => (isRecord(value) ? value.id : value)

/** All records that one refers to, in relations and uploads at any depth. Needs `depth: 0`. */
export function* referencesIn(fields: FlattenedField[], record: unknown): Generator<string> {
  if (!isRecord(record)) return
  for (const field of fields) {
    const value = 'name' in field && field.name ? record[field.name] : undefined
    if (value === null || value === undefined) continue
    if (field.type === 'relationship' || field.type === 'upload')
      for (const each of [value].flat()) yield referenceTo(String(field.relationTo), idOf(each))
    else if (field.type === 'array')
      for (const row of [value].flat()) yield* referencesIn(field.flattenedFields, row)
    else if (field.type === 'group') yield* referencesIn(field.flattenedFields, value)
  }
}
