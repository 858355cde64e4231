import { type Fields, type ListName, lists } from '@nagardwar/contract'
import type { FlattenedField, Payload } from 'payload'
import { sourceOf } from '../../lists/to-wire.ts'
import { RecordNamed, type Values } from '../incoming.ts'
import { type Language, type RowOfSource, tableOf } from './row-of-source.ts'

/** The record of a collection that a row's id means, in the language of the row. */
export type References = Map<string, string>
export const referenceKey = (slug: string, language: Language, number: unknown): string =>
  `${slug} ${language} ${number}`

/** `mayLack`: 0 means that the row belongs to none. */
export type Related = { name: string; source: string; slug: string; mayLack: boolean }

/**
 * The record that a number of a row means. Its own language comes first, because servers number the rows of each
 * separately. Begins with `?` if there is none.
 */
const keyOf = (slug: string, { language }: RowOfSource, number: unknown, references: References): string =>
  references.get(referenceKey(slug, language, number)) ??
  references.get(referenceKey(slug, language === 'en' ? 'mr' : 'en', number)) ??
  `?${number}`

/** The records that a row belongs to. */
export const ownerOf = (fields: readonly Related[], side: RowOfSource, references: References): string =>
  fields.map(({ slug, name }) => keyOf(slug, side, side.row[name], references)).join(' ')

const isReference = (kind: string): boolean => kind === 'reference' || kind === 'optionalReference'

const targetOf = (fields: readonly FlattenedField[], name: string, kind: string) => {
  const source = sourceOf(name, kind as 'reference')
  const field = fields.find((each) => 'name' in each && each.name === source)
  return field?.type === 'relationship' ? { source, slug: String(field.relationTo) } : undefined
}

export function relatedIn(payload: Payload, name: ListName): Related[] {
  if (name === 'settings') return []
  const { flattenedFields } = payload.collections[tableOf(name) as 'roads'].config
  return Object.entries(lists[name].fields).flatMap(([own, { kind }]) => {
    const target = isReference(kind) ? targetOf(flattenedFields, own, kind) : undefined
    return target ? [{ name: own, ...target, mayLack: kind === 'optionalReference' }] : []
  })
}

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const withoutMark = (key: string): string => key.replace(/^\?/, '')

/** The fields of a record that name several others, or whose rows name one each. */
export function namedInside(
  deskFields: readonly FlattenedField[],
  declared: Fields,
  { sides, values, references }: { sides: readonly RowOfSource[]; values: Values; references: References },
): Values {
  const named = Object.entries(declared).flatMap(([own, { kind, inside = {} }]): [string, unknown][] => {
    const target = kind === 'references' ? targetOf(deskFields, own, kind) : undefined
    if (target) {
      const keys = sides.flatMap((side) =>
        asArray(side.row[own]).map((number) => keyOf(target.slug, side, number, references)),
      )
      return [[own, [...new Set(keys)].map((key) => new RecordNamed(target.slug, withoutMark(key)))]]
    }
    const field = deskFields.find((each) => 'name' in each && each.name === own)
    if (kind !== 'rows' || field?.type !== 'array') return []
    const inner = Object.entries(inside).filter((each) => isReference(each[1].kind))
    if (inner.length === 0) return []
    const items = asArray(values[own]).map((item, at) => {
      const others = inner.flatMap(([name, one]): [string, unknown][] => {
        const inTarget = targetOf(field.flattenedFields, name, one.kind)
        const side = sides.find(({ row }) => (asArray(row[own])[at] as Values | undefined)?.[name])
        const number = (asArray(side?.row[own])[at] as Values | undefined)?.[name]
        if (!inTarget || !side || !number) return []
        const key = withoutMark(keyOf(inTarget.slug, side, number, references))
        return [[inTarget.source, new RecordNamed(inTarget.slug, key)]]
      })
      return { ...(item as Values), ...Object.fromEntries(others) }
    })
    return [[own, items]]
  })
  return Object.fromEntries(named)
}
