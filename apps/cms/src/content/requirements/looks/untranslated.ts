import type { CollectionSlug, FlattenedField, Payload, Where } from 'payload'
import type { Words } from '../../../platform/words/words.ts'

/** A list with published records that have a text in one language only. */
export type Untranslated = { slug: string; label: Words; count: number }

const texts: ReadonlySet<string> = new Set(['text', 'textarea'])

/** The fields that have a text in each language beside each other. */
const bilingualFields = (fields: FlattenedField[]): string[] =>
  fields.flatMap((field) => {
    if (field.type !== 'group') return []
    const halves = field.flattenedFields.filter(
      ({ name, type }) => /^(?:en|mr)$/.test(name) && texts.has(type),
    )
    return halves.length === 2 ? [field.name] : []
  })

const isEmpty = (field: string): Where => ({
  or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }],
})

/** English is there by the desk's own rule; Marathi may stay empty, and residents then read English. */
const lacksMarathi = (field: string): Where => ({
  and: [
    { [`${field}.en`]: { exists: true } },
    { [`${field}.en`]: { not_equals: '' } },
    isEmpty(`${field}.mr`),
  ],
})

/** The lists in which something public has no Marathi text, with how many records. */
export async function untranslated(payload: Payload): Promise<Untranslated[]> {
  const found: Untranslated[] = []
  for (const { slug, labels, flattenedFields, versions, orderable } of payload.config.collections) {
    const fields = versions && orderable === true ? bilingualFields(flattenedFields) : []
    if (fields.length === 0) continue
    const where: Where = { and: [{ _status: { equals: 'published' } }, { or: fields.map(lacksMarathi) }] }
    const { totalDocs: count } = await payload.count({
      collection: slug as CollectionSlug,
      where,
      overrideAccess: true,
    })
    if (count > 0) found.push({ slug, label: labels.plural as Words, count })
  }
  return found
}
