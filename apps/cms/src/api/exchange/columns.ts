import { commonNames } from '@nagardwar/contract'
import type { Choice } from '@nagardwar/exchange/reading/cell-kinds'
import type { CellField, CellKind } from '@nagardwar/exchange/reading/read-cell'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import type { Words } from '../../platform/words/words.ts'

type Named = Extract<FlattenedField, { name: string }>

/** A field of the desk that has a column in sheets. */
export type Column = CellField & {
  field: Named
  path: readonly string[]
  label: Words
  isRequired: boolean
  relationTo?: CollectionSlug
}

/** Whether a field has a time of day beside its day. */
const hasTime = (field: Named): boolean =>
  field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayAndTime'

/** When a record was last changed. It is exported, so that a page that moves does not look like today's. */
export const changedColumn: Column = {
  field: { name: 'updatedAt', type: 'date' } as Named,
  path: ['updatedAt'],
  label: commonNames.lastChanged,
  kind: 'date',
  isRequired: false,
}

/** Rows inside a record, such as the items of a menu entry: they are a sheet of their own. */
export type InnerTable = { name: string; field: string; columns: Column[] }
export type Table = {
  name: string
  slug: CollectionSlug | 'settings'
  columns: Column[]
  inner: InnerTable[]
}

/** Set by the system, not by people. */
const bySystem = new Set([
  'id',
  'listedAs',
  'changed',
  'saved',
  '_order',
  '_status',
  'createdAt',
  'updatedAt',
  'deletedAt',
])

const asWords = (label: unknown, name: string): Words => {
  if (typeof label === 'string') return { en: label, mr: label }
  const { en = name, mr = en } = (label ?? {}) as Partial<Words>
  return { en, mr }
}

const labelled = (outer: Words | undefined, own: Words): Words =>
  outer ? { en: `${outer.en} (${own.en})`, mr: `${outer.mr} (${own.mr})` } : own

const kinds: Partial<Record<Named['type'], CellKind>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  number: 'number',
  checkbox: 'yesOrNo',
  date: 'date',
  select: 'choice',
  upload: 'file',
  relationship: 'record',
  json: 'body',
}

const isPeoples = (field: FlattenedField): field is Named =>
  'name' in field && !bySystem.has(field.name) && !('virtual' in field && field.virtual === true)

function choicesOf(field: Named): Choice[] {
  if (field.custom?.options) return field.custom.options
  const options = field.type === 'select' ? field.options : []
  return options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: { en: option, mr: option } }
      : { value: option.value, label: asWords(option.label, option.value) },
  )
}

function kindOf(field: Named): CellKind | undefined {
  if (!('hasMany' in field && field.hasMany)) return kinds[field.type]
  return field.type === 'relationship' ? 'records' : 'texts'
}

function columnOf(field: Named, path: readonly string[], label: Words): Column | undefined {
  const kind = kindOf(field)
  if (!kind) return undefined
  const column: Column = {
    field,
    path,
    label,
    kind,
    isRequired: 'required' in field && field.required === true,
    isPercent: field.custom?.unit === 'percent',
    hasTime: hasTime(field),
  }
  if (kind === 'choice') return { ...column, choices: choicesOf(field) }
  return field.type === 'relationship'
    ? { ...column, relationTo: String(field.relationTo) as CollectionSlug }
    : column
}

/** The upload of an array whose items are only a picture. */
const onlyUpload = (field: Named): string | undefined => {
  const inside = field.type === 'array' ? field.flattenedFields.filter(isPeoples) : []
  return inside.length === 1 && inside[0]?.type === 'upload' ? inside[0].name : undefined
}

/** The columns of a record's fields, with groups flattened: `name.en`, `name.mr`. */
export function columnsOf(
  fields: readonly FlattenedField[],
  outer: readonly string[] = [],
  outerLabel?: Words,
): Column[] {
  return fields.filter(isPeoples).flatMap((field): Column[] => {
    const path = [...outer, field.name]
    const label = labelled(outerLabel, asWords('label' in field ? field.label : undefined, field.name))
    if (field.type === 'group') return columnsOf(field.flattenedFields, path, label)
    const inside = onlyUpload(field)
    if (inside) return [{ field, path, label, kind: 'files', isRequired: false, inside }]
    const column = columnOf(field, path, label)
    return column ? [column] : []
  })
}

const innerTables = (name: string, fields: readonly FlattenedField[]): InnerTable[] =>
  fields
    .filter(isPeoples)
    .flatMap((field) =>
      field.type === 'array' && !onlyUpload(field)
        ? [{ name: `${name}-${field.name}`, field: field.name, columns: columnsOf(field.flattenedFields) }]
        : [],
    )

export function tableOf(payload: Payload, slug: CollectionSlug | 'settings'): Table {
  const fields =
    slug === 'settings'
      ? (payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? [])
      : payload.collections[slug].config.flattenedFields
  return { name: slug, slug, columns: columnsOf(fields), inner: innerTables(slug, fields) }
}
