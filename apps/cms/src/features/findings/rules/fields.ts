import type { FlattenedField } from 'payload'
import type { Item } from '../../../content/requirements/content.ts'
import type { Words } from '../../../platform/words/words.ts'

/** A field of a record with its value, also in rows of a list inside it. */
export type Filled = { field: FlattenedField; value: unknown }

/** All fields of a record, groups themselves and what is in them. */
export function filledIn({ fields, values }: Pick<Item, 'fields' | 'values'>): Filled[] {
  return below(fields, values)
}

function below(fields: FlattenedField[], values: unknown): Filled[] {
  if (typeof values !== 'object' || values === null) return []
  return fields.flatMap((field) => {
    const value = (values as Record<string, unknown>)[field.name]
    const own: Filled[] = [{ field, value }]
    if (field.type === 'group') return [...own, ...below(field.flattenedFields, value)]
    if (field.type === 'array' && Array.isArray(value))
      return [...own, ...value.flatMap((row) => below(field.flattenedFields, row))]
    return own
  })
}

const labelOf = (field: FlattenedField): Words => {
  const label = 'label' in field ? (field.label as Words | undefined) : undefined
  return label?.mr ? label : { en: field.name, mr: field.name }
}

export type Bilingual = { en?: string | null; mr?: string | null; changed?: 'en' | 'mr' | 'both' | null }

const texts: ReadonlySet<string> = new Set(['text', 'textarea'])

/** The texts of a record that stand in both languages beside each other. */
export const bilingualTexts = (item: Pick<Item, 'fields' | 'values'>): { label: Words; text: Bilingual }[] =>
  filledIn(item).flatMap(({ field, value }) =>
    field.type === 'group' &&
    field.flattenedFields.filter(({ name, type }) => /^(?:en|mr)$/.test(name) && texts.has(type)).length === 2
      ? [{ label: labelOf(field), text: (value ?? {}) as Bilingual }]
      : [],
  )

/** The documents and pictures of a record that stand in both languages. */
export const bilingualFiles = (
  item: Pick<Item, 'fields' | 'values'>,
): { label: Words; file: { en?: number | null; mr?: number | null } }[] =>
  filledIn(item).flatMap(({ field, value }) =>
    field.type === 'group' &&
    field.flattenedFields.filter(({ name, type }) => /^(?:en|mr)$/.test(name) && type === 'upload').length ===
      2
      ? [{ label: labelOf(field), file: (value ?? {}) as { en?: number | null; mr?: number | null } }]
      : [],
  )
